import { Temporal } from "temporal-polyfill";
import { formatTime } from "#domain/time.ts";
import type { RequestSummary } from "#server/requests/views.ts";
import { createPreference } from "./browser-storage.ts";
import { queryClient } from "./client.ts";
import { listQuery } from "./requests.ts";

export const sound = createPreference("desk-sound", { standard: false });
export const notices = createPreference("desk-notices", { standard: false });

/** Announces short-notice requests by sound and notice, even in a background tab. @returns a function that stops it */
export function announceShortNotice(): () => void {
  let known = listed();
  const stop = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type !== "updated") return;
    const next = listed();
    if (next === null || next === known) return;
    const before = new Set(known?.map(({ reference }) => reference));
    const arrived = known === null ? [] : next.filter(({ reference }) => !before.has(reference));
    known = next;
    const urgent = arrived.filter(({ pickupNote }) => pickupNote === "within-24-hours");
    for (const request of urgent) void announce(request);
  });
  const resume = () => void (sound.read() && audio().resume());
  document.addEventListener("pointerdown", resume, { passive: true });
  document.addEventListener("keydown", resume, { passive: true });
  return () => {
    stop();
    document.removeEventListener("pointerdown", resume);
    document.removeEventListener("keydown", resume);
  };
}

let lastData: unknown;
let lastListed: RequestSummary[] | null = null;

function listed(): RequestSummary[] | null {
  const data = queryClient.getQueryData(listQuery("queue").queryKey);
  if (data !== lastData) {
    lastData = data;
    lastListed = data?.pages.flatMap(({ requests }) => requests) ?? null;
  }
  return lastListed;
}

/** Only one of a browser's tabs announces a request. */
async function announce(request: RequestSummary): Promise<void> {
  const name = `desk-heard-${request.reference}`;
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    if (sound.read()) chime();
    if (notices.read() && Notification.permission === "granted") show(request);
    // The other tabs hear of it within this time.
    await new Promise((resolve) => setTimeout(resolve, 5000));
  });
}

/** No name or address, because it may be visible on a lock screen. */
function show({ reference, dueAt, pickupZone }: RequestSummary) {
  const due = formatTime(Temporal.Instant.from(dueAt), pickupZone);
  const notice = new Notification("New request, short notice", {
    body: `Due ${due}`,
    tag: reference,
  });
  notice.addEventListener("click", () => window.focus());
}

let context: AudioContext | undefined;

function audio(): AudioContext {
  context ??= new AudioContext();
  return context;
}

/** Two quiet notes. */
export function chime() {
  const { currentTime, destination } = audio();
  for (const [index, frequency] of [659, 880].entries()) {
    const start = currentTime + index * 0.18;
    const volume = new GainNode(audio(), { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.08, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.6);
    const note = new OscillatorNode(audio(), { frequency });
    note.connect(volume).connect(destination);
    note.start(start);
    note.stop(start + 0.6);
  }
}

/** @returns whether the browser lets the desk show notices */
export async function allowNotices(): Promise<boolean> {
  return "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
}
