/** Specification, sections 2 and 9. */
const delayMs = 100;

export function hashScroll() {
  addEventListener("hashchange", later);
  later();
}

function later() {
  setTimeout(scroll, delayMs);
}

function scroll() {
  const id = decode(location.hash.slice(1));
  const target = id === "" ? null : document.getElementById(id);
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  target?.scrollIntoView({ behavior: calm ? "auto" : "smooth" });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
