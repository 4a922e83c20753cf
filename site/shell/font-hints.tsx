import display from "#ui/fonts/cormorant.woff2?url";
import text from "#ui/fonts/instrument-sans.woff2?url";

/** At the end of the page, because in the head Chromium would hold the first paint for them. */
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
      // React moves a link without a handler into the head.
      onLoad={() => {}}
    />
  ));
}
