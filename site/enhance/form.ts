/**
 * Fetches the form's React when the page is idle or the form is first touched, whichever comes
 * first; until it is there the form posts natively.
 */
export function form() {
  const { entry, needs = "" } = document.body.dataset;
  if (!entry) return;
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const href of needs.split(" ").filter(Boolean)) {
      const hint = document.createElement("link");
      hint.rel = "modulepreload";
      hint.href = href;
      document.head.append(hint);
    }
    void import(/* @vite-ignore */ entry);
  };
  for (const event of ["pointerdown", "focusin", "keydown"] as const)
    document.querySelector("form")?.addEventListener(event, begin, { once: true });
  // Pictures and fonts go first: they are what the visitor came to see.
  addEventListener("load", () => {
    if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: 3000 });
    else setTimeout(begin, 500);
  });
}
