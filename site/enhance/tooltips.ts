const delayMs = 700;
const skipDelayMs = 300;

let shown: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let closedAt = -skipDelayMs;

/** Shows a tooltip after the delay, at once if another was open a moment ago. */
export function tooltips() {
  for (const anchor of document.querySelectorAll<HTMLElement>("[data-tooltip]")) {
    for (const event of ["pointerenter", "focusin"] as const)
      anchor.addEventListener(event, () => openLater(anchor));
    for (const event of ["pointerleave", "focusout", "pointerdown"] as const)
      anchor.addEventListener(event, close);
  }
  addEventListener("keydown", ({ key }) => key === "Escape" && close());
}

function openLater(anchor: HTMLElement) {
  if (shown === anchor) return;
  close();
  const wait = performance.now() - closedAt < skipDelayMs ? 0 : delayMs;
  timer = setTimeout(() => {
    shown = anchor;
    anchor.dataset["tooltip"] = "open";
  }, wait);
}

function close() {
  clearTimeout(timer);
  if (!shown) return;
  shown.dataset["tooltip"] = "";
  shown = null;
  closedAt = performance.now();
}
