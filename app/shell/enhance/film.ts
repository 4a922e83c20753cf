/** The hero's film begins after two seconds, and runs at a quarter of its speed (section 9). */
const delayMs = 2000;
const rate = 0.25;

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
  video.querySelector("source:last-of-type")?.addEventListener("error", log);
  setTimeout(() => {
    for (const source of video.querySelectorAll("source")) source.src = source.dataset["src"] ?? "";
    video.load();
    video.defaultPlaybackRate = rate;
    video.playbackRate = rate;
    video.play().catch(log);
  }, delayMs);
}
