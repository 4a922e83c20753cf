import { closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { join } from "node:path";
import { drawFilm, filesOf, python, run } from "./draw.ts";
import { ffmpeg, fit } from "./encode.ts";
import type { Scene } from "./scenes/scene.ts";

/** The page plays a quarter of this. */
export const perSecond = 96;
const filmFolder = "site/film";

const codecs = {
  mp4: ["-c:v", "libx264", "-preset", "medium", "-pix_fmt", "yuv420p", "-movflags", "+faststart"],
  webm: ["-c:v", "libsvtav1", "-preset", "7", "-svtav1-params", "lp=1", "-pix_fmt", "yuv420p"],
};
const qualities = {
  mp4: [21, 24, 26, 28, 30, 32, 35],
  webm: [30, 34, 38, 42, 46, 50, 55],
};

/** Films a drawn scene, if it has a film: clouds, snow and cars move over one render of the land. */
export function film(scene: Scene): void {
  if (!scene.film) return;
  mkdirSync(filmFolder, { recursive: true });
  const { name, limit } = scene.film;
  const passes = drawFilm(scene, scene.film);
  const { description, arrays, picture, frames } = filesOf(scene);
  const output = openSync(frames, "w");
  const script = join(import.meta.dirname, "film.py");
  run(python, [script, description, arrays, passes, picture], output);
  closeSync(output);
  const input = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", scene.film.size.join("x")];
  for (const format of ["mp4", "webm"] as const) {
    const file = join(filmFolder, `${name}.${format}`);
    const rate = ["-r", String(perSecond), "-i", frames];
    fit(limit, qualities[format], (quality) => {
      const options = [...codecs[format], "-crf", String(quality), "-threads", "1", "-an"];
      ffmpeg([...input, ...rate, ...options, "-map_metadata", "-1", file]);
      return statSync(file).size;
    });
  }
}
