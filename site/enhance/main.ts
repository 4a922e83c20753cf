import { film } from "./film.ts";
import { hashScroll, scrollSoon } from "./hash-scroll.ts";
import { loadIslands, whenIdle } from "./islands.ts";

// The script of every page, at most 2 KB compressed: what the platform does not do itself.

hashScroll();
menu();
topBar();
begin(document.body);
addEventListener("keydown", ({ key }) => key === "Escape" && closeTooltip());
loadIslands();
loadNextPages();

/** Sets up a page's content: the first page's and that of each page that replaces it. */
function begin(root: HTMLElement) {
  reveal(root);
  film(root);
  tooltips(root);
}

/** Turns on the speculation rules if there is a mouse; otherwise a second script prefetches pages. */
function loadNextPages() {
  const hasRules = HTMLScriptElement.supports?.("speculationrules");
  if (hasRules && matchMedia("(hover: hover)").matches) {
    document.documentElement.toggleAttribute("data-mouse");
    return;
  }
  // Private pages may link to other private pages.
  if (document.querySelector('meta[name="robots"]')) return;
  let isLoading = false;
  const load = () => {
    if (!isLoading) whenIdle(startSwap);
    isLoading = true;
  };
  // Until the visitor does something, the connection and the processor are for the page itself.
  for (const sign of ["scroll", "pointerover"]) addEventListener(sign, load, { once: true });
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // After a reload, Back can lead to a page that was swapped in before.
  if (entry?.type !== "navigate") load();
  // Reading scrollY outside a frame would force a layout.
  else requestAnimationFrame(() => scrollY > 0 && load());
}

async function startSwap() {
  const { swap } = document.querySelector<HTMLElement>("[data-swap]")!.dataset;
  const { start } = (await import(/* @vite-ignore */ swap!)) as typeof import("./swap.ts");
  start({ begin, scrollSoon, whenIdle });
}

/** How much of a picture must be in view. */
const share = 0.1;

/** Fades pictures in as they come into view; the ones in view at the start just appear. */
function reveal(root: HTMLElement) {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        target.setAttribute("data-reveal", isIntersecting ? "shown" : "hidden");
        if (isIntersecting) watcher.unobserve(target);
      }
    },
    { threshold: share },
  );
  for (const picture of root.querySelectorAll("[data-reveal]")) watcher.observe(picture);
}

const thresholdPx = 50;

/** Makes the bar more opaque past the threshold, in every browser. */
function topBar() {
  const bar = document.querySelector("[data-top-bar]");
  if (!bar) return;
  const update = () => bar.toggleAttribute("data-scrolled", scrollY > thresholdPx);
  const updateInFrame = () => requestAnimationFrame(update);
  addEventListener("scroll", update);
  addEventListener("pageshow", updateInFrame);
  updateInFrame();
}

/** Closes the menu, a popover, when the page changes; shell.css hides what is under it. */
function menu() {
  const popover = document.querySelector<HTMLElement>("#menu");
  if (!popover?.hidePopover) return;
  const close = () => popover.hidePopover();
  popover.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a");
    // The menu stays open on a link to another page: closing it first would delay that page.
    if (link && link.pathname === location.pathname) close();
  });
  addEventListener("pagehide", close);
  // From this width on, the bar shows the links.
  matchMedia("(min-width: 768px)").addEventListener("change", close);
}

const delayMs = 700;
const skipDelayMs = 300;

let shown: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let closedAt = -skipDelayMs;

/** Shows a tooltip after the delay, or at once if another one was open a moment ago. */
function tooltips(root: HTMLElement) {
  for (const anchor of root.querySelectorAll<HTMLElement>("[data-tooltip]")) {
    for (const event of ["pointerenter", "focusin"] as const)
      anchor.addEventListener(event, () => openLater(anchor));
    for (const event of ["pointerleave", "focusout", "pointerdown"] as const)
      anchor.addEventListener(event, closeTooltip);
  }
}

function openLater(anchor: HTMLElement) {
  if (shown === anchor) return;
  closeTooltip();
  const wait = performance.now() - closedAt < skipDelayMs ? 0 : delayMs;
  timer = setTimeout(() => {
    shown = anchor;
    anchor.dataset["tooltip"] = "open";
  }, wait);
}

function closeTooltip() {
  clearTimeout(timer);
  if (!shown) return;
  shown.dataset["tooltip"] = "";
  shown = null;
  closedAt = performance.now();
}
