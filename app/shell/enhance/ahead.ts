/** Fetches a page of ours when its link is hovered or touched, where browsers know no better way. */
export function ahead() {
  if (HTMLScriptElement.supports?.("speculationrules")) return;
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
