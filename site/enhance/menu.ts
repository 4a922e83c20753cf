/** Makes what lies under the menu, a popover, unreachable; closes it when the page changes. */
export function menu() {
  const popover = document.querySelector<HTMLElement>("#menu");
  if (!popover?.hidePopover) return;
  const beneath = document.querySelectorAll<HTMLElement>("main, footer, .skip-link");
  const close = () => popover.hidePopover();
  popover.addEventListener("toggle", (event) => {
    for (const element of beneath) element.inert = event.newState === "open";
  });
  popover.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a");
    // A link to another page leaves it open: closing it first would delay that page.
    if (link && link.pathname === location.pathname) close();
  });
  addEventListener("pagehide", close);
  // From here on the bar has the links again (specification, section 9).
  matchMedia("(min-width: 768px)").addEventListener("change", close);
}
