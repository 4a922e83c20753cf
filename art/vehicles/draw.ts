import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fullSize, run, runIdle } from "#art/draw.ts";
import { ffmpeg } from "#art/encode.ts";
import { python } from "#art/missing.ts";
import type { Output } from "./formats.ts";

const code = import.meta.dirname;
const folder = "build/art-cache/vehicles";

export function drawVehicle({ name, size }: Output): string {
  mkdirSync(folder, { recursive: true });
  const scale = Number(process.env.ART_SCALE ?? 1);
  const base = join(folder, fullSize ? name : `${name}-small`);
  const light = `${base}.exr`;
  const stamp = `${base}.stamp`;
  const wanted = stampOf(name);
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
    rmSync(stamp, { force: true });
    const script = ["-b", "--python-exit-code", "1", "-P", join(code, "render.py"), "--"];
    runIdle("blender", [...script, name, light, `scale=${scale}`]);
    writeFileSync(stamp, wanted);
  }
  run(python, [
    join(code, "grade.py"),
    name,
    light,
    `${base}.png`,
    String(Math.round(size[0] * scale)),
  ]);
  return `${base}.png`;
}

function stampOf(name: string): string {
  const hash = createHash("sha256").update(name);
  const files = globSync("{render,pictures,{cars,geometry,sets,studio}/*}.py", { cwd: code });
  for (const file of files.toSorted()) hash.update(readFileSync(join(code, file)));
  return hash.digest("hex");
}

/** Writes a PNG of at most 200 KB: the widest that keeps to it, in 256 colors. */
export function writeSmallPng(picture: string, file: string): void {
  const palette = "split[a][b];[a]palettegen=stats_mode=full[p];[b][p]paletteuse=dither=sierra2_4a";
  for (const width of [960, 800, 640]) {
    const filter = `scale=${width}:-2:flags=lanczos,${palette}`;
    ffmpeg(["-i", picture, "-vf", filter, "-map_metadata", "-1", file]);
    if (statSync(file).size <= 200_000) return;
  }
}
