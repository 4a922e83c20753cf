import { addToCatalogue } from "./catalogue.ts";
import { encode, meanColor } from "./encode.ts";
import { film } from "./film.ts";
import { draw, fullSize } from "./draw.ts";
import { missing } from "./missing.ts";
import { scenes } from "./scenes/all.ts";
import type { Scene } from "./scenes/scene.ts";
import { finishVehicle } from "./vehicles/finish.ts";
import { vehicles } from "./vehicles/formats.ts";

/** Draws every picture, or those that are named, or whose names begin with a word given. */
const lack = missing();
if (lack) {
  console.error(lack);
  process.exit(1);
}
const words = process.argv.slice(2);
const pictures = [
  ...scenes.map((scene) => ({ name: scene.name, draw: () => finish(scene) })),
  ...vehicles.map((vehicle) => ({ name: vehicle.name, draw: () => finishVehicle(vehicle) })),
];
const wanted = words.length ? words.flatMap(meantBy) : pictures;
if (!wanted.length) console.error(`No picture's name begins with ${words.join(" or ")}.`);
const started = Date.now();
for (const [index, picture] of wanted.entries()) {
  picture.draw();
  const minutes = (Date.now() - started) / 60_000;
  const left = Math.round((minutes / (index + 1)) * (wanted.length - index - 1));
  console.log(`${picture.name}: ${index + 1} of ${wanted.length}, about ${left} minutes left`);
}

/** The picture of that name, or all whose names begin so. */
function meantBy(word: string) {
  const exact = pictures.filter(({ name }) => name === word);
  return exact.length ? exact : pictures.filter(({ name }) => name.startsWith(word));
}

function finish(scene: Scene): void {
  const { name, size, widths, budget } = scene;
  const picture = draw(scene);
  if (!fullSize) return console.log(picture);
  encode(picture, name, widths, budget);
  const [width, height] = size;
  addToCatalogue(name, { width, height, widths, color: meanColor(picture) });
  film(scene);
}
