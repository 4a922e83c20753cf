const thresholdPx = 50;

/** Makes the bar more opaque beyond the threshold, in every browser. */
export function topBar() {
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
export function menu() {
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
