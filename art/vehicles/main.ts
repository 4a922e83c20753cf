import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addToCatalogue, type Entry } from "#art/catalogue.ts";
import { encode, meanColour } from "#art/encode.ts";
import { airport } from "./airport.ts";
import { backdrop, night, slope } from "./backdrop.ts";
import { sprinterLimousine, suvLimousine } from "./limousines.ts";
import { lodge } from "./lodge.ts";
import { sedan } from "./sedan.ts";
import { stage } from "./stage.ts";
import { suv } from "./suv.ts";
import { van } from "./van.ts";

const size = { width: 1600, height: 900 };
const widths = [480, 800, 1600];
const budget = { 480: 14_000, 800: 25_000, 1600: 90_000 };

/** Addresses that the specification names, as PNG. */
const originals: Record<string, string> = {
  "vehicle-sedan": "public/sedan.png",
  "vehicle-suv": "public/suv.png",
  "vehicle-van": "public/van.png",
};

const folder = join(tmpdir(), `firnline-vehicles-${process.pid}`);
mkdirSync(folder, { recursive: true });
const behind = backdrop(folder);

/** Every drawn picture, as SVG: the five vehicles, and three tiles of the gallery. */
const drawings: Record<string, () => string> = {
  ...Object.fromEntries(
    [sedan, suv, van, sprinterLimousine, suvLimousine].map((car) => [
      car.name,
      () => stage(car, behind),
    ]),
  ),
  "gallery-airport": () => airport(backdrop(folder, night, 2.2)),
  "gallery-lodge": () => lodge(backdrop(folder, slope, 1.5)),
  "gallery-skis": () => stage(suv, behind, "500 150 800 450"),
};

const wanted = process.argv.slice(2);
const entries: Record<string, Entry> = {};
for (const [name, draw] of Object.entries(drawings)) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  const drawing = join(folder, `${name}.svg`);
  const picture = join(folder, `${name}.png`);
  writeFileSync(drawing, draw());
  // The backdrop travels inside the drawing, which is more than librsvg takes unless told to.
  run("rsvg-convert", ["--unlimited", "-o", picture, drawing]);
  const format = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-"];
  const bytes = run("ffmpeg", ["-loglevel", "error", "-i", picture, ...format]);
  encode(bytes, size, name, widths, budget);
  entries[name] = { ...size, widths, color: meanColour(bytes) };
  const original = originals[name];
  if (original) writePalette(picture, original);
  console.log(`${name} drawn`);
}
addToCatalogue(entries);
rmSync(folder, { recursive: true });

/** A PNG of at most 200 KB: as many colours as fit, dithered. */
function writePalette(from: string, to: string) {
  for (const colours of [256, 160, 96, 64]) {
    const filter =
      `split[a][b];[a]palettegen=max_colors=${colours}[p];` +
      "[b][p]paletteuse=dither=bayer:bayer_scale=3";
    const options = ["-vf", filter, "-map_metadata", "-1", to];
    run("ffmpeg", ["-y", "-loglevel", "error", "-i", from, ...options]);
    if (statSync(to).size <= 200_000) return;
  }
}

function run(command: string, args: string[]): Buffer {
  const { status, stdout, stderr } = spawnSync(command, args, { maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(`${command} failed: ${stderr.toString()}`);
  return stdout;
}
