/** Loads each island when the page is idle or it is first touched; its form posts natively until then. */
export function loadIslands() {
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) loadLater(island);
}

function loadLater(island: HTMLElement) {
  const { entry = "", preload = "" } = island.dataset;
  let loading = false;
  const load = () => {
    if (loading) return;
    loading = true;
    for (const href of preload.split(" ").filter(Boolean)) {
      const hint = document.createElement("link");
      hint.rel = "modulepreload";
      hint.href = href;
      document.head.append(hint);
    }
    void import(/* @vite-ignore */ entry);
  };
  for (const event of ["pointerdown", "focusin", "keydown"] as const)
    island.addEventListener(event, load, { once: true });
  // Pictures and fonts go first.
  addEventListener("load", () => {
    if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: 3000 });
    else setTimeout(load, 500);
  });
}
