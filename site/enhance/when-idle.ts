/** Runs once the page has loaded, pictures and fonts included, and the browser has nothing to do. */
export function whenIdle(run: () => void) {
  const later = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 3000 });
    else setTimeout(run, 500);
  };
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
