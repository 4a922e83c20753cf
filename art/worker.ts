import { parentPort, workerData } from "node:worker_threads";
import type { Entry } from "./catalogue.ts";
import { develop, encode, meanColour } from "./encode.ts";
import type { Mood } from "./light/moods.ts";
import { render } from "./render.ts";
import { scenes } from "./scenes/all.ts";

/** So many pixels are drawn for each that is shown, along each side: edges come out smooth. */
const fineness = 1.5;

/** Dark hours are exposed longer, as a camera would. */
const exposures: Partial<Record<Mood, number>> = { dusk: 1.5, night: 2.2 };

const { name } = workerData as { name: string };
const scene = scenes.find((each) => each.name === name)!;
const canvas = render(scene, fineness);
const bytes = develop(canvas, exposures[scene.mood] ?? 1);
encode(bytes, canvas, name, scene.widths, scene.budget);
parentPort!.postMessage({
  width: scene.width,
  height: scene.height,
  widths: scene.widths,
  color: meanColour(bytes),
} satisfies Entry);
