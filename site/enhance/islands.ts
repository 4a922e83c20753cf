/** Loads each island after the page or on first touch; until then its form posts natively. */
export function loadIslands() {
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) loadLater(island);
}

function loadLater(island: HTMLElement) {
  let loading = false;
  const load = async () => {
    if (loading) return;
    loading = true;
    // One task per script, so that a slow processor can respond to touches in between.
    for (const href of island.dataset["scripts"]!.split(" ")) {
      await import(/* @vite-ignore */ href);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  for (const event of ["pointerdown", "focusin", "keydown"] as const)
    island.addEventListener(event, () => void load(), { once: true });
  whenLoaded(() => void load());
}

/** Runs once the page has loaded, including pictures and fonts, and the browser is idle. */
export function whenIdle(run: () => void) {
  whenLoaded(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 3000 });
    else setTimeout(run, 500);
  });
}

function whenLoaded(run: () => void) {
  if (document.readyState === "complete") run();
  else addEventListener("load", run, { once: true });
}

/** Waits until a prerendered page is shown. */
export function whenShown(run: () => void) {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", run, { once: true });
  else run();
}
