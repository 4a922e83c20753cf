import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, statSync } from "node:fs";
import { pictureFolder } from "#art/encode.ts";
import { pass, passUpright } from "#art/scenes/backgrounds.ts";
import type { Scene } from "#art/scenes/scene.ts";
import { createFilm } from "./frames.ts";
import { roadInPicture } from "./path.ts";

/** Eight seconds that take thirty-two at the rate at which the page plays them. */
const frames = 480;
const perSecond = 60;

const filmFolder = "site/film";

const films = [
  {
    name: "hero-1280",
    scene: pass,
    still: "home-hero-1600",
    rate: { mp4: 27, webm: 38 },
    width: 1280,
    height: 720,
  },
  {
    name: "hero-720",
    scene: passUpright,
    still: "home-hero-tall-780",
    rate: { mp4: 30, webm: 38 },
    width: 720,
    height: 1440,
  },
];
/** `rate` is taken from each film: twice the pixels, of which more move, want coarser steps. */
const codecs: Record<string, string[]> = {
  mp4: ["-c:v", "libx264", "-preset", "slow", "-pix_fmt", "yuv420p", "-movflags", "+faststart"],
  webm: [
    "-c:v",
    "libaom-av1",
    "-b:v",
    "0",
    "-cpu-used",
    "6",
    "-row-mt",
    "0",
    "-pix_fmt",
    "yuv420p",
  ],
};

mkdirSync(filmFolder, { recursive: true });
const wanted = process.argv.slice(2);
for (const film of films) if (wanted.length === 0 || wanted.includes(film.name)) await shoot(film);

async function shoot(film: {
  name: string;
  scene: Scene;
  still: string;
  rate: Record<string, number>;
  width: number;
  height: number;
}) {
  const { name, scene, still, rate, width, height } = film;
  const picture = spawnSync(
    "ffmpeg",
    [
      "-loglevel",
      "error",
      "-i",
      `${pictureFolder}/${still}.avif`,
      "-vf",
      `scale=${width}:${height}:flags=lanczos`,
      "-f",
      "rawvideo",
      "-pix_fmt",
      "rgb24",
      "-",
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  ).stdout;
  const moment = createFilm(picture, { width, height, road: roadInPicture(scene) });
  const encoders = Object.entries(codecs).map(([format, options]) =>
    spawn(
      "ffmpeg",
      [
        "-y",
        "-loglevel",
        "error",
        "-f",
        "rawvideo",
        "-pix_fmt",
        "rgb24",
        "-s",
        `${width}x${height}`,
        "-r",
        String(perSecond),
        "-i",
        "-",
        "-crf",
        String(rate[format]),
        ...options,
        "-threads",
        "1",
        "-an",
        "-map_metadata",
        "-1",
        `${filmFolder}/${name}.${format}`,
      ],
      { stdio: ["pipe", "inherit", "inherit"] },
    ),
  );
  const ends = encoders.map((encoder) => once(encoder, "exit"));
  for (let frame = 0; frame < frames; frame += 1) {
    const bytes = moment(frame / frames);
    for (const { stdin } of encoders) if (!stdin.write(bytes)) await once(stdin, "drain");
    process.stdout.write(`\r${name}: ${frame + 1} of ${frames} frames`);
  }
  for (const { stdin } of encoders) stdin.end();
  await Promise.all(ends);
  const sizes = Object.keys(codecs).map(
    (format) => statSync(`${filmFolder}/${name}.${format}`).size,
  );
  console.log(` (${sizes.join(" and ")} bytes)`);
}
