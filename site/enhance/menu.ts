/**
 * The full-screen menu is a popover: it opens and closes without this script. Here it learns what a
 * popover does not do by itself: what lies under it cannot be reached, and it is closed when the
 * page changes, even to a place on the same page.
 */
export function menu() {
  const popover = document.querySelector<HTMLElement>("#menu");
  if (!popover?.hidePopover) return;
  const beneath = document.querySelectorAll<HTMLElement>("main, footer, .skip-link");
  const close = () => popover.hidePopover();
  popover.addEventListener("toggle", (event) => {
    for (const element of beneath) element.inert = event.newState === "open";
  });
  popover.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) close();
  });
  addEventListener("pagehide", close);
  // From 768 px on the bar has the links again (specification, section 9).
  matchMedia("(min-width: 768px)").addEventListener("change", close);
}
