/** The bar is more opaque once the page has scrolled this far, in CSS pixels (section 9). */
const thresholdPx = 50;

/** Does what scroll-driven styles cannot do exactly: a threshold that holds in every browser. */
export function topBar() {
  const bar = document.querySelector("[data-top-bar]");
  if (!bar) return;
  const look = () => bar.toggleAttribute("data-scrolled", scrollY > thresholdPx);
  // Asked outside a frame, how far a page has scrolled costs a layout of its own.
  const lookInFrame = () => requestAnimationFrame(look);
  addEventListener("scroll", look, { passive: true });
  addEventListener("pageshow", lookInFrame);
  lookInFrame();
}
