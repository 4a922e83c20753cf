import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { develop } from "#art/encode.ts";
import { render } from "#art/render.ts";
import type { Scene } from "#art/scenes/scene.ts";

/** The mountains behind the cars: far, in the last light, with nothing before them. */
const scene: Scene = {
  name: "backdrop",
  width: 1600,
  height: 720,
  widths: [],
  budget: {},
  range: { seed: 43, size: 896, frequency: 3, relief: 0.15, roundness: 0, rain: 240 },
  view: { find: { x: 0.72, lens: 0.24, horizon: 0.82, above: 0.02 } },
  mood: "last light",
  sun: { side: 2.1, height: 0.1 },
  snow: 0.5,
  treeLine: 0.3,
  clearness: 0.6,
};

/** The same range by night, for the airport. */
export const night: Partial<Scene> = {
  mood: "night",
  stars: true,
  sun: { side: 1.2, height: 0.5 },
};

/** A snowy slope under trees at dusk, for the lodge. */
export const slope: Partial<Scene> = {
  range: { seed: 21, size: 896, frequency: 3.2, relief: 0.18, roundness: 0, rain: 240 },
  view: { find: { x: 0.68, lens: 0.36, horizon: 0.6, above: 0.016 } },
  mood: "dusk",
  treeLine: 0.46,
  height: 900,
};

/**
 * Renders a backdrop once.
 * @param folder for files that are thrown away
 * @param changes what differs from the mountains behind the cars
 * @returns a PNG as a data address
 */
export function backdrop(folder: string, changes: Partial<Scene> = {}, exposure = 0.9): string {
  const canvas = render({ ...scene, ...changes }, 1);
  const head = Buffer.from(`P6\n${canvas.width} ${canvas.height}\n255\n`);
  const raw = join(folder, "backdrop.ppm");
  const picture = join(folder, "backdrop.png");
  writeFileSync(raw, Buffer.concat([head, develop(canvas, exposure)]));
  spawnSync("ffmpeg", ["-y", "-loglevel", "error", "-i", raw, picture]);
  return `data:image/png;base64,${readFileSync(picture).toString("base64")}`;
}
