/**
 * Tells browsers with speculation rules whether there is a mouse that may point at a link; in others
 * fetches a page of ours itself when its link is hovered or touched.
 */
export function ahead() {
  if (HTMLScriptElement.supports?.("speculationrules")) {
    document.documentElement.toggleAttribute("data-mouse", matchMedia("(hover: hover)").matches);
    return;
  }
  const fetched = new Set<string>([location.pathname]);
  const look = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    const hint = document.createElement("link");
    hint.rel = "prefetch";
    hint.href = link.pathname;
    document.head.append(hint);
  };
  addEventListener("pointerover", look, { passive: true });
  addEventListener("touchstart", look, { passive: true });
}
