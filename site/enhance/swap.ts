import { prefetch } from "./prefetch.ts";

// The second script, for browsers without the speculation rules: at most 1.7 KB compressed.
// Loaded at the first scroll or pointer event.

/** As long as the server allows a browser to show a prefetched page. */
const freshMs = 300_000;
/** How many visited pages can be shown again without a reload. */
const mostVisited = 20;

type Page = {
  main: HTMLElement;
  head: readonly Element[];
  sheet: CSSStyleSheet;
  current: readonly (string | null)[];
};

/** What this script takes from the script of every page, so that it need not be sent again. */
export type Shared = {
  begin: (main: HTMLElement) => void;
  scrollSoon: () => void;
  whenIdle: (run: () => void) => void;
};

/** Prefetches the pages of links, and shows prefetched pages in place of this one. */
export function start(shared: Shared) {
  const watch = prefetch(shared.whenIdle);
  const release = document.querySelector<HTMLElement>("[data-release]")?.dataset["release"];
  if (!release || !("navigation" in globalThis) || matchMedia("(hover: hover)").matches) return;
  const [entry] = performance.getEntriesByType("navigation");
  // After a reload, Back can return to a page that this document showed before the script was loaded.
  if (new URL(entry!.name).pathname === location.pathname) swapPages(shared, release, watch);
  else location.reload();
}

function swapPages({ begin, scrollSoon, whenIdle }: Shared, release: string, watch: () => void) {
  const prefetched = new Map<string, { at: number; text: string; page?: Page | undefined }>();
  const visited = new Map<string, Page>();
  const style = document.querySelector("style")!;
  const sheets = new Map([[style.textContent, style.sheet!]]);
  let shown = pageOf(document, style.textContent);

  document.addEventListener("load", keepPrefetched, true);
  addEventListener("pointerdown", ({ target }) => {
    const link = target instanceof Element && target.closest("a");
    if (link && link.origin === location.origin) prepare(link.pathname);
  });
  navigation.addEventListener("navigate", onNavigate);
  navigation.addEventListener("navigateerror", ({ error }) => {
    // A DOMException means that another navigation interrupted this one.
    if (error instanceof DOMException) return;
    reportError(error);
    location.reload();
  });

  /** Stores the text of a prefetched page if it is from this release. */
  function keepPrefetched({ target }: Event) {
    if (!(target instanceof HTMLLinkElement) || target.rel !== "prefetch") return;
    const { href } = target;
    whenIdle(async () => {
      try {
        // Reads only the browser's cache: never requests anything twice.
        const answer = await fetch(href, { cache: "only-if-cached", mode: "same-origin" });
        const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
        if (!answer.ok || answer.redirected || !isPage) return;
        const text = await answer.text();
        if (text.includes(`data-release="${release}"`))
          prefetched.set(new URL(href).pathname, { at: Date.now(), text });
      } catch {
        // Not in the cache: its link loads a document.
      }
    });
  }

  function prepare(path: string): Page | undefined {
    const found = prefetched.get(path);
    if (!found || Date.now() - found.at > freshMs) return;
    // The sheet is cut out, so that it is not parsed for a document that is never shown.
    const [element = "", css = ""] = /<style>(.*?)<\/style>/s.exec(found.text) ?? [];
    if (!found.page) {
      const source = new DOMParser().parseFromString(found.text.replace(element, ""), "text/html");
      found.page = pageOf(source, css);
    }
    return found.page;
  }

  function pageOf(source: Document, css: string): Page {
    const sheet = sheets.get(css) ?? new CSSStyleSheet();
    if (!sheets.has(css)) sheet.replaceSync(css);
    sheets.set(css, sheet);
    const head = source.head.querySelectorAll(
      "title, [name=description], [property], [rel=canonical], script",
    );
    const current = Array.from(barLinks(source), (link) => link.getAttribute("aria-current"));
    return { main: source.querySelector("main")!, head: [...head], sheet, current };
  }

  function onNavigate(event: NavigateEvent) {
    const { canIntercept, destination, downloadRequest, formData, navigationType } = event;
    const { pathname, search, hash } = new URL(destination.url);
    keepVisited();
    if (!canIntercept || pathname === location.pathname) return;
    if (navigationType === "traverse") {
      const page = visited.get(destination.key);
      event.intercept({ handler: async () => show(page) });
      return;
    }
    if (navigationType !== "push" || search || formData || downloadRequest !== null) return;
    const page = prepare(pathname);
    if (!page) return;
    prefetched.get(pathname)!.page = undefined;
    const handler = async () => {
      // Scrolls first, while the old page still has its layout.
      scrollTo({ top: 0, behavior: "instant" });
      show(page, true);
      // The hash's target needs the layout of the whole page, so scroll only after the top is shown.
      if (hash) requestAnimationFrame(() => requestAnimationFrame(scrollSoon));
    };
    event.intercept({ scroll: "manual", handler });
  }

  function keepVisited() {
    visited.set(navigation.currentEntry!.key, shown);
    if (visited.size > mostVisited) visited.delete([...visited.keys()][0]!);
  }

  function show(page: Page | undefined, isNew = false) {
    if (!page) return location.reload();
    const { body, documentElement: html } = document;
    const footer = shown.main.nextElementSibling!;
    document.querySelector<HTMLElement>("#menu")!.hidePopover();
    // Before its styles change: browsers may read them when the focused element is removed.
    shown.main.remove();
    html.removeAttribute("data-whole");
    const own = style.sheet!;
    own.disabled = page.sheet !== own;
    document.adoptedStyleSheets = own.disabled ? [page.sheet] : [];
    footer.before(page.main);
    for (const element of shown.head) element.remove();
    document.head.append(...page.head);
    barLinks(document).forEach((link, index) => {
      const current = page.current[index];
      if (current) link.setAttribute("aria-current", current);
      else link.removeAttribute("aria-current");
    });
    shown = page;
    // Focus starts at the top of the document, where the browser would put it after the menu has closed.
    body.tabIndex = -1;
    body.focus({ preventScroll: true });
    body.removeAttribute("tabindex");
    if (isNew) {
      begin(page.main);
      watch();
    } else page.main.dispatchEvent(new Event("return"));
  }
}

function barLinks(source: Document) {
  return source.querySelectorAll("[data-top-bar] a");
}
