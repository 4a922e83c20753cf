import display from "#ui/fonts/cormorant.woff2?url";
import text from "#ui/fonts/instrument-sans.woff2?url";

/**
 * Asks for the fonts at the end of the page: in the head Chromium would hold the first paint for them
 * (docs/decisions/014). Until they come, fonts of the same measure stand in.
 */
export function FontHints() {
  return [display, text].map((href) => (
    <link
      key={href}
      rel="preload"
      as="font"
      type="font/woff2"
      href={href}
      crossOrigin="anonymous"
      fetchPriority="low"
      // A link with a handler is one that React does not move into the head.
      onLoad={() => {}}
    />
  ));
}
