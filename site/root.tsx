import type { ReactNode } from "react";
import { Links, Meta, Outlet, useMatches } from "react-router";
import clientEntries from "virtual:client-entries";
import { Footer } from "./shell/footer.tsx";
import { TopBar } from "./shell/top-bar.tsx";
import { useHydrationEntry } from "./shell/hydration.ts";
import display from "@core-fonts/cormorant.woff2?url";
import text from "@core-fonts/instrument-sans.woff2?url";
import styles from "./site.css?url";

const fontHint = {
  type: "font/woff2",
  crossOrigin: "anonymous",
  // The picture at the top of a page goes first; scripts/finish-build.ts says where these stand.
  fetchPriority: "low",
} as const;

export function links() {
  return [
    { rel: "stylesheet", href: styles },
    ...[display, text].map((href) => ({ rel: "preload", as: "font", href, ...fontHint })),
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    { rel: "apple-touch-icon", href: "/touch-icon.png" },
    { rel: "manifest", href: "/site.webmanifest" },
  ];
}

/**
 * The document that every page is written in. It carries one small script; React follows only to
 * pages whose route says `handle = { hydrate: true }`, once they are idle or their form is touched,
 * and there only to their islands.
 */
export function Layout({ children }: { children: ReactNode }) {
  const hydrates = useMatches().some((match) => isHydrated(match.handle));
  const entry = useHydrationEntry();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b1424" />
        <Meta />
        <Links />
      </head>
      <body data-entry={hydrates && entry ? entry : undefined}>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <TopBar />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        {/* Here and not in the head, so that the picture at the top is asked for first. */}
        <script type="module" src={clientEntries.enhance} fetchPriority="low" />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

function isHydrated(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "hydrate" in handle;
}
