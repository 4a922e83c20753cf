const thresholdPx = 50;

/** Makes the bar more opaque beyond the threshold, in every browser. */
export function topBar() {
  const bar = document.querySelector("[data-top-bar]");
  if (!bar) return;
  const update = () => bar.toggleAttribute("data-scrolled", scrollY > thresholdPx);
  // Reading scrollY outside a frame would force a layout.
  const updateInFrame = () => requestAnimationFrame(update);
  addEventListener("scroll", update, { passive: true });
  addEventListener("pageshow", updateInFrame);
  updateInFrame();
}
