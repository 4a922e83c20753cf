/** The hero's film begins after two seconds, and runs at a quarter of its speed (section 9). */
const delayMs = 2000;
const rate = 0.25;
/** So that a browser need not fetch a form to learn that it cannot play it. */
const lightType = 'video/webm; codecs="av01.0.05M.08"';

/**
 * Lets the hero's film run over its still picture. It is not even fetched before its time, nor for
 * people who asked for less motion or less data; if it fails, the still simply stays.
 */
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
  // A page that is made ready unseen begins to count when it is shown.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener("prerenderingchange", film, { once: true });
    return;
  }
  setTimeout(() => {
    // As in ui/picture.tsx, whose still it covers; shared, it would be one more file for every page.
    const upright = matchMedia("(max-width: 767px) and (orientation: portrait)").matches;
    const addresses = upright ? video.dataset["filmUpright"] : video.dataset["film"];
    for (const address of addresses?.split(" ") ?? []) {
      const source = document.createElement("source");
      const isLast = address.endsWith(".mp4");
      source.src = address;
      source.type = isLast ? "video/mp4" : lightType;
      // Fires when this form cannot be loaded; the last one's failure is the film's.
      if (isLast) source.addEventListener("error", log);
      video.append(source);
    }
    video.load();
    video.defaultPlaybackRate = rate;
    video.playbackRate = rate;
    video.play().catch(log);
  }, delayMs);
}
