import { film } from "./film.ts";
import { hashScroll } from "./hash-scroll.ts";
import { loadIslands } from "./islands.ts";
import { prefetch } from "./prefetch.ts";
import { tooltips } from "./tooltips.ts";
import { menu, topBar } from "./top-bar.ts";

// The one script of every page, at most 2 KB compressed: what the platform does not do by itself.

hashScroll();
menu();
topBar();
reveal();
film();
tooltips();
loadIslands();
prefetch();

/** The share of a picture that must be in view. */
const share = 0.1;

/** Fades pictures in as they come into view; those that a page opens with are simply there. */
function reveal() {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        target.setAttribute("data-reveal", isIntersecting ? "shown" : "hidden");
        if (isIntersecting) watcher.unobserve(target);
      }
    },
    { threshold: share },
  );
  for (const picture of document.querySelectorAll("[data-reveal]")) watcher.observe(picture);
}
