/** How long a link must be in view before its page is fetched. */
const restMs = 300;
/** The most documents that one page's links may cost a visitor. */
const most = 10;

/** Prefetches pages whose links are hovered or in view. @returns a function to call for new content */
export function prefetch(whenIdle: (run: () => void) => void): () => void {
  // A finger that touches a link also triggers this.
  addEventListener("pointerover", ({ target }) => {
    const link = (target as Partial<Element>).closest?.("a");
    if (link && canPrefetch(link)) prefetchPage(link.pathname);
  });
  const inView = new Set<HTMLAnchorElement>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  let left = 0;
  // One at a time, and none while the visitor keeps scrolling.
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
  // Moving a mouse loads this script, but only a scroll or a touch starts prefetching.
  const begin = () => left === 0 && watch();
  for (const sign of ["scroll", "touchstart"]) addEventListener(sign, begin, { once: true });
  if (scrollY > 0 || navigator.userActivation?.hasBeenActive) begin();
  return watch;
}

/** Whether the connection is slow or the visitor asked to save data. */
function savesData(): boolean {
  type Connection = { saveData?: boolean; effectiveType?: string };
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith("2g"));
}

const fetched = new Set<string>();

function canPrefetch({ origin, pathname }: HTMLAnchorElement): boolean {
  const isNew = pathname !== location.pathname && !fetched.has(pathname);
  // Visitors' own pages open with a token.
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
