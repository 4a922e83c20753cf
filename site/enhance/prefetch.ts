/** How long links are in view before their pages are fetched. */
const restMs = 300;
/** A page's links cost a visitor no more than this many documents. */
const most = 10;

/** Prefetches the pages of links that are pointed at or in view. @returns what begins anew with other content */
export function prefetch(whenIdle: (run: () => void) => void): () => void {
  // A finger that comes down is over the link, too.
  addEventListener("pointerover", ({ target }) => {
    const link = (target as Partial<Element>).closest?.("a");
    if (link && canPrefetch(link)) prefetchPage(link.pathname);
  });
  const inView = new Set<HTMLAnchorElement>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  let left = 0;
  // One at a time, and none while the visitor scrolls on.
  const next = () => {
    const link = [...inView].find(canPrefetch);
    if (!link || left === 0) return;
    left -= 1;
    prefetchPage(link.pathname).addEventListener("load", () => whenIdle(next));
  };
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      inView[isIntersecting ? "add" : "delete"](target as HTMLAnchorElement);
    clearTimeout(resting);
    resting = setTimeout(() => whenIdle(next), restMs);
  });
  const watch = () => {
    if (savesData()) return;
    left = most;
    for (const link of document.querySelectorAll("main a, #menu a")) watcher.observe(link);
  };
  // Not before the visitor does something: the line is for what the page shows.
  const begin = () => left === 0 && watch();
  for (const sign of ["scroll", "touchstart"]) addEventListener(sign, begin, { once: true });
  if (scrollY > 0) begin();
  return watch;
}

/** The line is slow, or its owner pays for what it carries. */
function savesData(): boolean {
  type Connection = { saveData?: boolean; effectiveType?: string };
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith("2g"));
}

const fetched = new Set<string>();

function canPrefetch({ origin, pathname }: HTMLAnchorElement): boolean {
  const isNew = pathname !== location.pathname && !fetched.has(pathname);
  // A token opens a visitor's page.
  return isNew && origin === location.origin && !pathname.startsWith("/requests/");
}

function prefetchPage(path: string): HTMLLinkElement {
  fetched.add(path);
  const hint = document.createElement("link");
  hint.rel = "prefetch";
  hint.href = path;
  document.head.append(hint);
  return hint;
}
