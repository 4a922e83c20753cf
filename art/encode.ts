import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { threadId } from "node:worker_threads";
import type { Canvas } from "./light/canvas.ts";
import { tone } from "./light/tone.ts";
import { createRandom } from "./terrain/random.ts";

/** How a finished picture becomes bytes for a screen: film curve, and grain against banding. */
export function develop({ light, width, height }: Canvas, exposure = 1): Buffer {
  const bytes = Buffer.alloc(width * height * 3);
  const random = createRandom(9);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const grain = (random() - 0.5) * 2.2;
    for (let band = 0; band < 3; band += 1) {
      const value = tone(light[pixel * 3 + band]!, exposure) + grain;
      bytes[pixel * 3 + band] = Math.max(0, Math.min(255, Math.round(value)));
    }
  }
  return bytes;
}

/** The mean colour, as a placeholder while the picture travels. */
export function meanColour(bytes: Buffer): string {
  const sums = [0, 0, 0];
  for (let index = 0; index < bytes.length; index += 1) sums[index % 3]! += bytes[index]!;
  const hex = sums.map((sum) =>
    Math.round((sum / bytes.length) * 3)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}

/** Where the site's pictures lie. */
export const pictureFolder = "site/pictures";

/**
 * Writes a picture as AVIF and WebP at several widths, each as fine as its budget allows.
 * Needs Debian's ffmpeg; one thread and no metadata, so that the same picture is the same file.
 * @param budget the heaviest file in bytes, by width
 */
export function encode(
  bytes: Buffer,
  size: { width: number; height: number },
  name: string,
  widths: readonly number[],
  budget: Record<number, number>,
): void {
  mkdirSync(pictureFolder, { recursive: true });
  const target = join(pictureFolder, name);
  const folder = join(tmpdir(), `firnline-art-${process.pid}-${threadId}`);
  mkdirSync(folder, { recursive: true });
  const raw = join(folder, "picture.ppm");
  writeFileSync(
    raw,
    Buffer.concat([Buffer.from(`P6\n${size.width} ${size.height}\n255\n`), bytes]),
  );
  for (const width of widths) {
    const limit = budget[width] ?? Infinity;
    fit(limit, [26, 30, 34, 38, 42, 46], (quality) => {
      const options = ["-c:v", "libaom-av1", "-still-picture", "1", "-crf", String(quality)];
      return run(raw, width, `${target}-${width}.avif`, [
        ...options,
        "-cpu-used",
        "4",
        "-threads",
        "1",
      ]);
    });
    fit(limit * 1.5, [82, 74, 66, 56, 46, 34], (quality) =>
      run(raw, width, `${target}-${width}.webp`, ["-c:v", "libwebp", "-quality", String(quality)]),
    );
  }
  rmSync(folder, { recursive: true });
}

/** The first of the settings that keeps to the limit, or else the last. */
function fit(limit: number, settings: readonly number[], attempt: (setting: number) => number) {
  for (const setting of settings) if (attempt(setting) <= limit) return;
}

function run(raw: string, width: number, file: string, options: string[]): number {
  const scale = `scale=${width}:-2:flags=lanczos,format=yuv420p`;
  const { status, stderr } = spawnSync(
    "ffmpeg",
    ["-y", "-loglevel", "error", "-i", raw, "-vf", scale, ...options, "-map_metadata", "-1", file],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`ffmpeg failed for ${file}: ${stderr}`);
  return statSync(file).size;
}
