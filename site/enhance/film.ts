/** The specification's constants (section 9). */
const delayMs = 2000;
const rate = 0.25;
/** Named, so that a browser need not fetch it to learn that it cannot play it. */
const lightType = 'video/webm; codecs="av01.0.05M.08"';

/** Runs the hero's film over its picture, unless the visitor wants less motion or less data. */
export function film() {
  const video = document.querySelector<HTMLVideoElement>("[data-film]");
  if (!video) return;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  video.addEventListener("canplaythrough", () => video.toggleAttribute("data-ready", true), {
    once: true,
  });
  // oxlint-disable-next-line no-console -- logged only (section 8)
  const log = () => console.error("The film could not be loaded.");
  video.addEventListener("error", log);
  // A prerendered page begins to count when it is shown.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener("prerenderingchange", film, { once: true });
    return;
  }
  setTimeout(() => {
    const { film: wide, filmPortrait, portraitMedia = "" } = video.dataset;
    const addresses = matchMedia(portraitMedia).matches ? filmPortrait : wide;
    for (const address of addresses?.split(" ") ?? []) {
      const source = document.createElement("source");
      const isLast = address.endsWith(".mp4");
      source.src = address;
      source.type = isLast ? "video/mp4" : lightType;
      // The last source's failure is the film's.
      if (isLast) source.addEventListener("error", log);
      video.append(source);
    }
    video.load();
    video.defaultPlaybackRate = rate;
    video.playbackRate = rate;
    video.play().catch(log);
  }, delayMs);
}
