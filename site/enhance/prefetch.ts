/** Marks for the speculation rules whether there is a mouse; where there are none, prefetches itself. */
export function prefetch() {
  if (HTMLScriptElement.supports?.("speculationrules")) {
    document.documentElement.toggleAttribute("data-mouse", matchMedia("(hover: hover)").matches);
    return;
  }
  // A page that is not public may link to others that are not.
  if (document.querySelector('meta[name="robots"]')) return;
  const fetched = new Set<string>([location.pathname]);
  const fetchTarget = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    const hint = document.createElement("link");
    hint.rel = "prefetch";
    hint.href = link.pathname;
    document.head.append(hint);
  };
  addEventListener("pointerover", fetchTarget, { passive: true });
  addEventListener("touchstart", fetchTarget, { passive: true });
}
