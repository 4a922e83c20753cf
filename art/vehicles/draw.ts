import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { blender, fullSize, oversize, python, run, stampOf, unlessDone } from "#art/draw.ts";
import { addToCatalogue, crop, ffmpeg, encode, meanColor } from "#art/encode.ts";
import type { Crop } from "#art/scenes/cards.ts";
import { card, hero, large, upright } from "#art/scenes/formats.ts";

export type Output = {
  name: string;
  size: readonly [number, number];
  widths: readonly number[];
  wide?: number | undefined;
  budget: Record<number, number>;
  /** A part of another picture: which one, and its left, top and width there. */
  part?: { of: string; area: Crop["area"] };
  /** The fixed address that it has as PNG. */
  png?: string;
};

const vehicle = { ...large, budget: { 480: 14_000, 800: 25_000, 1600: 90_000, 2400: 140_000 } };

/** Every picture with a vehicle in it; art/vehicles/pictures.py says what each shows. */
export const vehicles: readonly Output[] = [
  { ...hero, name: "contact-hero" },
  { ...upright, name: "contact-hero-tall", part: { of: "contact-hero", area: [845, 0, 675] } },
  { ...vehicle, name: "vehicle-sedan", png: "public/sedan.png" },
  { ...vehicle, name: "vehicle-suv", png: "public/suv.png" },
  { ...vehicle, name: "vehicle-van", png: "public/van.png" },
  { ...vehicle, name: "vehicle-sprinter-limousine" },
  { ...vehicle, name: "vehicle-suv-limousine" },
  { ...card, name: "vehicle-lounge" },
  { ...card, name: "detail-lamp" },
  { ...card, name: "detail-hand" },
  { ...card, name: "detail-chain" },
  { ...card, name: "detail-plow" },
  { ...card, name: "cabin-sedan" },
  { ...card, name: "cabin-bar" },
  { ...card, name: "town-van" },
  { ...large, name: "gallery-airport" },
  { ...large, size: [1600, 1066], name: "gallery-lodge" },
  { ...large, size: [1600, 1066], name: "gallery-skis" },
  { ...large, name: "gallery-convoy" },
];

const code = import.meta.dirname;
const folder = "build/art-cache/vehicles";
const sources = [
  "{render,pictures,details,{cars,geometry,sets,studio}/*}.py",
  "../{trees/*,land/noise,blender/{materials,mesh,shader}}.py",
];

export function drawVehicle({ name, size, part }: Output): string {
  const whole = part && vehicles.find((other) => other.name === part.of);
  if (whole) {
    const picture = drawVehicle(whole);
    return fullSize ? crop(picture, { name, size, area: part.area }, oversize) : picture;
  }
  mkdirSync(folder, { recursive: true });
  const scale = oversize * Number(process.env.ART_SCALE ?? 1);
  const base = join(folder, fullSize ? name : `${name}-small`);
  const light = `${base}.exr`;
  const wanted = stampOf(name, code, sources);
  unlessDone(`${base}.stamp`, wanted, () =>
    blender(join(code, "render.py"), [name, light, `scale=${scale}`]),
  );
  unlessDone(`${base}.graded`, stampOf(wanted, code, ["grade.py", "../denoiser.py"]), () =>
    run(python, [join(code, "grade.py"), name, light, `${base}.png`]),
  );
  return `${base}.png`;
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

/** Draws a vehicle's picture and writes all its files; in small it only tells where the picture lies. */
export function finishVehicle(output: Output): void {
  const { name, size, widths, wide, png } = output;
  const picture = drawVehicle(output);
  if (!fullSize) return console.log(picture);
  encode(picture, output);
  if (png) writeSmallPng(picture, png);
  const [width, height] = size;
  addToCatalogue(name, { width, height, widths, wide, color: meanColor(picture) });
}
