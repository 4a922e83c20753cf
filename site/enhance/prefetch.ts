import { whenIdle } from "./islands.ts";

/** Marks for the speculation rules whether there is a mouse; where there are none, prefetches itself. */
export function prefetch() {
  if (HTMLScriptElement.supports?.("speculationrules")) {
    document.documentElement.toggleAttribute("data-mouse", matchMedia("(hover: hover)").matches);
    return;
  }
  // A page that is not public may link to others that are not.
  if (document.querySelector('meta[name="robots"]')) return;
  const fetched = new Set<string>([location.pathname]);
  const fetchTarget = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    // A token opens them.
    if (link?.pathname.startsWith("/requests/")) return;
    if (!link || link.origin !== location.origin || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    fetchAhead(link.pathname);
  };
  addEventListener("pointerover", fetchTarget, { passive: true });
  addEventListener("touchstart", fetchTarget, { passive: true });
}

/** The pages of the top bar, for phones too: unless the line is slow or its owner saves data. */
export function prefetchMainPages() {
  type Connection = { saveData?: boolean; effectiveType?: string };
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || connection?.effectiveType?.endsWith("2g")) return;
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener("prerenderingchange", prefetchMainPages, { once: true });
    return;
  }
  const links = document.querySelectorAll<HTMLAnchorElement>("[data-top-bar] a");
  const own = Array.from(links).filter(({ origin }) => origin === location.origin);
  const pages = new Set(own.map(({ pathname }) => pathname));
  pages.delete(location.pathname);
  const paths = [...pages];
  // One at a time: each hint costs a slow processor some milliseconds.
  const next = () => {
    const path = paths.shift();
    if (!path) return;
    fetchAhead(path);
    whenIdle(next);
  };
  whenIdle(next);
}

function fetchAhead(path: string) {
  const hint = document.createElement("link");
  hint.rel = "prefetch";
  hint.href = path;
  document.head.append(hint);
}
