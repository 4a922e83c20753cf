/** Loads each island when the page is idle or it is first touched; its form posts natively until then. */
export function loadIslands() {
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) loadLater(island);
}

function loadLater(island: HTMLElement) {
  let loading = false;
  const load = async () => {
    if (loading) return;
    loading = true;
    // One task each, so that a slow processor can answer touches in between.
    for (const href of island.dataset["scripts"]!.split(" ")) {
      await import(/* @vite-ignore */ href);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  for (const event of ["pointerdown", "focusin", "keydown"] as const)
    island.addEventListener(event, () => void load(), { once: true });
  whenIdle(() => void load());
}

/** Runs once the page has loaded, pictures and fonts included, and the browser has nothing to do. */
export function whenIdle(run: () => void) {
  const later = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 3000 });
    else setTimeout(run, 500);
  };
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}

/** A prerendered page begins to count when it is shown. */
export function whenShown(run: () => void) {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", run, { once: true });
  else run();
}
