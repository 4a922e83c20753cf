import { whenShown } from "./islands.ts";

const delayMs = 100;

/** Scrolls smoothly to the target of a hash, where a browser would jump. */
export function hashScroll() {
  document.addEventListener("click", follow);
  addEventListener("hashchange", scrollSoon);
  const { hash } = location;
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Back and reload return to the previous scroll position.
  if (!find(hash) || entry?.type !== "navigate" || isCalm()) return;
  // A browser jumps after parsing the page, unless the address has no hash by then.
  history.replaceState(history.state, "", location.pathname + location.search);
  scrollTo({ top: 0, behavior: "instant" });
  const arrive = () => {
    setTimeout(() => {
      history.replaceState(history.state, "", hash);
      scrollToHash();
    }, delayMs);
  };
  whenShown(arrive);
}

function follow(event: MouseEvent) {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = target instanceof Element ? target.closest("a") : null;
  const isHere = link?.href.split("#")[0] === location.href.split("#")[0];
  const place = link && isHere && find(link.hash);
  // The browser itself moves the focus to focusable targets, such as the page's content.
  if (!place || (place.tabIndex === -1 && place.hasAttribute("tabindex"))) return;
  event.preventDefault();
  history.pushState(null, "", link.hash);
  scrollSoon();
}

/** Scrolls to the hash's target once the whole page is laid out. */
export function scrollSoon() {
  setTimeout(scrollToHash, delayMs);
}

function scrollToHash() {
  document.documentElement.toggleAttribute("data-whole", true);
  const place = find(location.hash);
  if (!place) return;
  place.scrollIntoView({ behavior: isCalm() ? "instant" : "smooth" });
  if (place.contains(document.activeElement)) return;
  // Tab goes on from what has had the focus last.
  const isOwn = place.hasAttribute("tabindex");
  if (!isOwn) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  if (!isOwn) place.removeAttribute("tabindex");
}

function isCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function find(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
