import type { ReactNode } from "react";
import { Meta, Outlet, useMatches } from "react-router";
import entries from "virtual:client-entries";
import { company } from "#content/company.ts";
import { TopBar } from "#site/shell/bar-content.tsx";
import { Footer } from "#site/shell/footer.tsx";
import {
  pageWithoutToken,
  privatePage,
  PrivateBar,
  PrivateFooter,
} from "#site/shell/private-frame.tsx";
import display from "#ui/fonts/cormorant.woff2?url";
import text from "#ui/fonts/instrument-sans.woff2?url";
import { themeColor } from "#ui/theme-color.ts";
import { releaseOf, styleSheetOf } from "./styles.ts";

/** The document of every page, with its style sheet inline; React runs only in islands. */
export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const handles = matches.map(({ handle }) => handle);
  const hasToken = handles.includes(privatePage);
  const isPrivate = hasToken || handles.includes(pageWithoutToken);
  const route = matches.at(-1)?.id ?? "";
  const styles = styleSheetOf(route, isPrivate);
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        {isPrivate ? <PrivateBar /> : <TopBar />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {isPrivate ? <PrivateFooter hasToken={hasToken} /> : <Footer />}
        <p className="print-line">
          {company.name}, {company.phone.display}
        </p>
        {/* In the body, so that the browser requests the hero picture first. */}
        {isPrivate ? null : (
          <script
            type="module"
            src={entries.enhance.address}
            fetchPriority="low"
            data-swap={entries.swap.address}
            data-release={releaseOf(route)}
          />
        )}
        <FontHints />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** At the end of the page: in the head, Chromium would delay the first paint for them. */
function FontHints() {
  return [display, text].map((href) => (
    <link
      key={href}
      rel="preload"
      as="font"
      type="font/woff2"
      href={href}
      crossOrigin="anonymous"
      fetchPriority="low"
      // Without a handler, React would move this link into the head.
      onLoad={() => {}}
    />
  ));
}
