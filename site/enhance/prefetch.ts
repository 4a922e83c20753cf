import { whenIdle } from "./islands.ts";

/** How long links are in view before their pages are fetched. */
const restMs = 300;
/** A page's links cost a visitor no more than this many documents. */
const most = 10;

/** Marks for the speculation rules that there is a mouse; elsewhere fetches what is pointed at or in view. */
export function prefetch() {
  const hasRules = HTMLScriptElement.supports?.("speculationrules");
  if (hasRules && matchMedia("(hover: hover)").matches) {
    document.documentElement.toggleAttribute("data-mouse");
    return;
  }
  // A page that is not public may link to others that are not.
  if (document.querySelector('meta[name="robots"]')) return;
  // Not before the visitor does something: the line is for what the page shows.
  for (const sign of ["scroll", "touchstart"])
    addEventListener(sign, fetchLinksInView, { once: true });
  // A finger that comes down is over the link, too.
  addEventListener("pointerover", ({ target }) => {
    const link = (target as Partial<Element>).closest?.("a");
    if (link && isAhead(link)) fetchAhead(link.pathname);
  });
}

let hasBegun = false;

/** Links of the content and of the open menu, unless the line is slow or its owner saves data. */
function fetchLinksInView() {
  type Connection = { saveData?: boolean; effectiveType?: string };
  const { connection } = navigator as { connection?: Connection };
  if (hasBegun || connection?.saveData || connection?.effectiveType?.endsWith("2g")) return;
  hasBegun = true;
  const inView = new Set<HTMLAnchorElement>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  // One at a time, and none while the visitor scrolls on.
  const next = () => {
    const link = [...inView].find(isAhead);
    if (!link || fetched.size > most) return;
    fetchAhead(link.pathname).addEventListener("load", () => whenIdle(next));
  };
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      inView[isIntersecting ? "add" : "delete"](target as HTMLAnchorElement);
    clearTimeout(resting);
    resting = setTimeout(() => whenIdle(next), restMs);
  });
  for (const link of document.querySelectorAll("main a, #menu a")) watcher.observe(link);
}

const fetched = new Set<string>([location.pathname]);

function isAhead({ origin, pathname }: HTMLAnchorElement): boolean {
  // A token opens a visitor's page.
  return origin === location.origin && !fetched.has(pathname) && !pathname.startsWith("/requests/");
}

function fetchAhead(path: string): HTMLLinkElement {
  fetched.add(path);
  const hint = document.createElement("link");
  hint.rel = "prefetch";
  hint.href = path;
  document.head.append(hint);
  return hint;
}
