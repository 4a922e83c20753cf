import { addToCatalogue } from "#art/catalogue.ts";
import { fullSize } from "#art/draw.ts";
import { encode, meanColor } from "#art/encode.ts";
import { drawVehicle, writeSmallPng } from "./draw.ts";
import type { Output } from "./formats.ts";

/** Draws a vehicle's picture and writes all its files; in small it only tells where the picture lies. */
export function finishVehicle(output: Output): void {
  const { name, size, widths, budget, png } = output;
  const picture = drawVehicle(output);
  if (!fullSize) return console.log(picture);
  encode(picture, name, widths, budget);
  if (png) writeSmallPng(picture, png);
  const [width, height] = size;
  addToCatalogue(name, { width, height, widths, color: meanColor(picture) });
}
