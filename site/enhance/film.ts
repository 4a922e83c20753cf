import { whenShown } from "./islands.ts";

const delayMs = 2000;
const rate = 0.25;
/** The codec is named so that browsers that cannot play it do not fetch it. */
const lightType = 'video/webm; codecs="av01.0.09M.08"';
/** The local storage key for "the visitor paused the film". */
const storageKey = "film-paused";

/** Plays the hero's film over its picture, unless the visitor prefers less motion or less data. */
export function film(root: HTMLElement) {
  const template = root.querySelector("template");
  const video = template?.content.querySelector("video");
  const toggle = root.querySelector<HTMLElement>("[data-film-toggle]");
  if (!template || !video || !toggle) return;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const show = () => {
    toggle.hidden = false;
    toggle.toggleAttribute("data-paused", video.paused);
    toggle.firstElementChild!.textContent = video.paused ? "Play" : "Pause";
  };
  video.addEventListener("canplaythrough", () => {
    video.toggleAttribute("data-ready", true);
    show();
  });
  for (const event of ["play", "pause"]) video.addEventListener(event, show);
  // oxlint-disable-next-line no-console -- logged only: the picture stays
  const log = () => console.error("The film could not be loaded.");
  video.addEventListener("error", log);
  const insert = () => {
    template.replaceWith(video);
    load(video, log);
  };
  toggle.addEventListener("click", () => {
    if (!video.isConnected) insert();
    if (video.paused) video.play().catch(log);
    else video.pause();
    remember(video.paused);
  });
  // Set by attribute, because browsers then pause the film while it is out of view.
  const autoplay = () => {
    if (!toggle.isConnected || !video.paused || wasPaused()) return;
    video.autoplay = true;
    insert();
  };
  const autoplayLater = () => setTimeout(autoplay, delayMs);
  if (wasPaused()) show();
  whenShown(autoplayLater);
  // The film stopped while another page was shown in its place.
  toggle.closest("main")?.addEventListener("return", autoplayLater);
}

function load(video: HTMLVideoElement, log: () => void) {
  const { film: wide, filmPortrait, portraitMedia = "" } = video.dataset;
  const addresses = matchMedia(portraitMedia).matches ? filmPortrait : wide;
  for (const address of video.firstChild ? [] : addresses!.split(" ")) {
    const source = document.createElement("source");
    const isLast = address.endsWith(".mp4");
    source.src = address;
    source.type = isLast ? "video/mp4" : lightType;
    // If the last source fails, the film has failed.
    if (isLast) source.addEventListener("error", log);
    video.append(source);
  }
  video.load();
  video.defaultPlaybackRate = rate;
  video.playbackRate = rate;
}

// Browsers with storage turned off throw.
function remember(isPaused: boolean) {
  try {
    if (isPaused) localStorage.setItem(storageKey, "1");
    else localStorage.removeItem(storageKey);
  } catch {}
}

function wasPaused(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
