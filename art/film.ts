import { closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { join } from "node:path";
import { filesOf, run } from "./draw.ts";
import { ffmpeg, fit } from "./encode.ts";
import { python } from "./missing.ts";
import type { Scene } from "./scenes/scene.ts";

const count = 360;
const perSecond = 45;

const filmFolder = "site/film";

/** The films by the picture that each is made of; the heaviest that each may be, in bytes. */
const films: Record<string, { name: string; width: number; height: number; limit: number }> = {
  "home-hero": { name: "hero-1280", width: 1280, height: 720, limit: 900_000 },
  "home-hero-tall": { name: "hero-720", width: 720, height: 1440, limit: 400_000 },
};

const codecs = {
  mp4: ["-c:v", "libx264", "-preset", "medium", "-pix_fmt", "yuv420p", "-movflags", "+faststart"],
  webm: ["-c:v", "libsvtav1", "-preset", "7", "-svtav1-params", "lp=1", "-pix_fmt", "yuv420p"],
};
const qualities = {
  mp4: [21, 24, 26, 28, 30, 32, 35],
  webm: [30, 34, 38, 42, 46, 50, 55],
};

/** Films the picture of a scene, if it has a film: the render is the still's, only the air moves. */
export function film(scene: Scene): void {
  const plan = films[scene.name];
  if (!plan) return;
  mkdirSync(filmFolder, { recursive: true });
  const { name, width, height, limit } = plan;
  const { folder, description, arrays, frames: raw } = filesOf(scene);
  const output = openSync(raw, "w");
  const size = [String(width), String(height), String(count)];
  run(python, [join(import.meta.dirname, "film.py"), description, arrays, folder, ...size], output);
  closeSync(output);
  const input = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${width}x${height}`];
  for (const format of ["mp4", "webm"] as const) {
    const file = join(filmFolder, `${name}.${format}`);
    const rate = ["-r", String(perSecond), "-i", raw];
    fit(limit, qualities[format], (quality) => {
      const options = [...codecs[format], "-crf", String(quality), "-threads", "1", "-an"];
      ffmpeg([...input, ...rate, ...options, "-map_metadata", "-1", file]);
      return statSync(file).size;
    });
  }
}
