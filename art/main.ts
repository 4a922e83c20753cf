import { scenes, cards, type Crop } from "#art/scenes/cards.ts";
import { mountains } from "#art/scenes/resorts.ts";
import type { Scene } from "#art/scenes/scene.ts";
import { finishVehicle, vehicles } from "#art/vehicles/draw.ts";
import { fetchDenoiser } from "./denoiser.ts";
import { draw, fullSize, missing, oversize } from "./draw.ts";
import { addToCatalogue, crop, encode, meanColor, measure, sharePicture } from "./encode.ts";
import { film } from "./film.ts";

/** Draws every picture, or those that are named, or whose names begin with a word given; `--check` measures. */
const lack = missing();
if (lack) {
  console.error(lack);
  process.exit(1);
}
const words = process.argv.slice(2);
if (words[0] === "--check") {
  console.log(measure(mountains.map(({ slug }) => slug)));
  process.exit(0);
}
fetchDenoiser();
const pictures = [
  ...scenes.map((scene) => ({ name: scene.name, draw: () => finish(scene) })),
  ...cards.map((card) => ({ name: card.name, draw: () => finishCrop(card) })),
  ...vehicles.map((vehicle) => ({ name: vehicle.name, draw: () => finishVehicle(vehicle) })),
  ...mountains.map(({ slug }) => ({ name: `share-${slug}`, draw: () => sharePicture(slug) })),
];
const wanted = words.length ? words.flatMap(meantBy) : pictures;
if (!wanted.length) console.error(`No picture's name begins with ${words.join(" or ")}.`);
const started = performance.now();
for (const [index, picture] of wanted.entries()) {
  const pictureStarted = performance.now();
  picture.draw();
  const took = Math.round((performance.now() - pictureStarted) / 1000);
  const minutes = (performance.now() - started) / 60_000;
  const left = Math.round((minutes / (index + 1)) * (wanted.length - index - 1));
  console.log(
    `${picture.name}: ${took} s; ${index + 1} of ${wanted.length}, about ${left} minutes left`,
  );
}

function meantBy(word: string) {
  const exact = pictures.filter(({ name }) => name === word);
  return exact.length ? exact : pictures.filter(({ name }) => name.startsWith(word));
}

function finishCrop(card: Crop): void {
  const whole = draw(card.of);
  if (!fullSize) return console.log(whole);
  publish(card, crop(whole, card, oversize));
}

function finish(scene: Scene): void {
  const picture = draw(scene);
  if (!fullSize) return console.log(picture);
  publish(scene, picture);
  film(scene);
}

/** Writes the files that the site shows, and the entry that its pages read. */
function publish(
  format: Pick<Scene, "name" | "size" | "widths" | "wide" | "budget">,
  picture: string,
) {
  encode(picture, format);
  const { name, size, widths, wide } = format;
  const [width, height] = size;
  addToCatalogue(name, { width, height, widths, wide, color: meanColor(picture) });
}
