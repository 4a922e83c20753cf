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
