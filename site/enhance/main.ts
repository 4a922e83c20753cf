import { film } from "./film.ts";
import { hashScroll, scrollSoon } from "./hash-scroll.ts";
import { loadIslands, whenIdle } from "./islands.ts";

// The script of every page, at most 2 KB compressed: what the platform does not do by itself.

hashScroll();
menu();
topBar();
begin(document.body);
addEventListener("keydown", ({ key }) => key === "Escape" && closeTooltip());
loadIslands();
loadNextPages();

/** What a page's content needs, of the first page and of each that takes its place. */
function begin(root: HTMLElement) {
  reveal(root);
  film(root);
  tooltips(root);
}

/** Marks for the speculation rules that there is a mouse; elsewhere a second script prefetches pages. */
function loadNextPages() {
  const hasRules = HTMLScriptElement.supports?.("speculationrules");
  if (hasRules && matchMedia("(hover: hover)").matches) {
    document.documentElement.toggleAttribute("data-mouse");
    return;
  }
  // A page that is not public may link to others that are not.
  if (document.querySelector('meta[name="robots"]')) return;
  whenIdle(async () => {
    const { swap } = document.querySelector<HTMLElement>("[data-swap]")!.dataset;
    const { start } = (await import(/* @vite-ignore */ swap!)) as typeof import("./swap.ts");
    start({ begin, scrollSoon, whenIdle });
  });
}

/** The share of a picture that must be in view. */
const share = 0.1;

/** Fades pictures in as they come into view; those that a page opens with are simply there. */
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

/** Makes the bar more opaque beyond the threshold, in every browser. */
function topBar() {
  const bar = document.querySelector("[data-top-bar]");
  if (!bar) return;
  const update = () => bar.toggleAttribute("data-scrolled", scrollY > thresholdPx);
  // Reading scrollY outside a frame would force a layout.
  const updateInFrame = () => requestAnimationFrame(update);
  addEventListener("scroll", update);
  addEventListener("pageshow", updateInFrame);
  updateInFrame();
}

/** Closes the menu, a popover, when the page changes; shell.css hides what lies under it. */
function menu() {
  const popover = document.querySelector<HTMLElement>("#menu");
  if (!popover?.hidePopover) return;
  const close = () => popover.hidePopover();
  popover.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a");
    // A link to another page leaves it open: closing it first would delay that page.
    if (link && link.pathname === location.pathname) close();
  });
  addEventListener("pagehide", close);
  // From here on the bar has the links again.
  matchMedia("(min-width: 768px)").addEventListener("change", close);
}

const delayMs = 700;
const skipDelayMs = 300;

let shown: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let closedAt = -skipDelayMs;

/** Shows a tooltip after the delay, at once if another was open a moment ago. */
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
