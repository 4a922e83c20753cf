import { addToCatalogue } from "./catalogue.ts";
import { encode, meanColor } from "./encode.ts";
import { film } from "./film.ts";
import { draw, fullSize } from "./draw.ts";
import { missing } from "./missing.ts";
import { scenes } from "./scenes/all.ts";
import type { Scene } from "./scenes/scene.ts";

/** Draws every landscape, or those that are named, or whose names begin with a word given. */
const lack = missing();
if (lack) {
  console.error(lack);
  process.exit(1);
}
const words = process.argv.slice(2);
const names = scenes.map(({ name }) => name);
const meant = words.flatMap((word) =>
  names.includes(word) ? [word] : names.filter((name) => name.startsWith(word)),
);
const wanted = (words.length ? meant : names).map((name) => scenes.find((s) => s.name === name)!);
if (!wanted.length) console.error(`No picture's name begins with ${words.join(" or ")}.`);
const started = Date.now();
for (const [index, scene] of wanted.entries()) {
  finish(scene);
  const minutes = (Date.now() - started) / 60_000;
  const left = Math.round((minutes / (index + 1)) * (wanted.length - index - 1));
  console.log(`${scene.name}: ${index + 1} of ${wanted.length}, about ${left} minutes left`);
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
