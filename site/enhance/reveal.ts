/** The share of a picture that must be in view. */
const share = 0.1;

/** Fades pictures in as they come into view; without this they are simply there. */
export function reveal() {
  const pictures = document.querySelectorAll("[data-reveal]");
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.toggleAttribute("data-revealed", true);
        watcher.unobserve(target);
      }
    },
    { threshold: share },
  );
  for (const picture of pictures) watcher.observe(picture);
  document.documentElement.toggleAttribute("data-watched", true);
}
