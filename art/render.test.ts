import { expect, test } from "vitest";
import { develop } from "./encode.ts";
import { render } from "./render.ts";
import { pass } from "./scenes/backgrounds.ts";
import type { Scene } from "./scenes/scene.ts";
import { figures } from "./scenes/figures.ts";
import { resortCards } from "./scenes/resorts.ts";

/** The pass in small: the same scene, fewer cells and pixels. */
const small: Scene = {
  ...pass,
  width: 192,
  height: 108,
  range: { ...pass.range, size: 192, rain: 60 },
};
const canvas = render(small, 1);

/** For each column the row at which the sky ends. */
function skyline({ width, height, depth }: typeof canvas): number[] {
  return Array.from({ length: width }, (_, column) => {
    let row = 0;
    while (row < height && depth[row * width + column] === Infinity) row += 1;
    return row;
  });
}

test("the same scene is the same picture", () => {
  expect(develop(render(small, 1)).equals(develop(canvas))).toBe(true);
});

test("another seed is another ridge", () => {
  const other = render({ ...small, range: { ...small.range, seed: 54 } }, 1);
  expect(skyline(other)).not.toEqual(skyline(canvas));
});

test("the ridge line has no tears: no column of sky reaches deep between its neighbors", () => {
  const line = skyline(canvas);
  const tears = line.filter((row, column) => {
    const before = line[column - 1] ?? row;
    const after = line[column + 1] ?? row;
    return row - Math.max(before, after) > 12;
  });
  expect(tears).toEqual([]);
});

test("land stands below, the sky keeps the upper part that the words and the bar need", () => {
  const line = skyline(canvas);
  expect(Math.min(...line)).toBeGreaterThan(canvas.height * 0.08);
  expect(Math.max(...line)).toBeLessThan(canvas.height * 0.85);
  expect(canvas.depth.slice(-canvas.width).every((way) => way !== Infinity)).toBe(true);
});

test("no light is lost: every pixel is a number, and none is black by mistake", () => {
  expect(canvas.light.every(Number.isFinite)).toBe(true);
  const bytes = develop(canvas);
  let black = 0;
  for (let at = 0; at < bytes.length; at += 3)
    if (bytes[at]! + bytes[at + 1]! + bytes[at + 2]! < 12) black += 1;
  expect(black / (bytes.length / 3)).toBeLessThan(0.01);
});

test("every mountain has a card of its own, and no two the same ridge", () => {
  expect(resortCards.map(({ name }) => name)).toEqual(figures.map(({ slug }) => `resort-${slug}`));
  expect(new Set(resortCards.map(({ range }) => JSON.stringify(range))).size).toBe(27);
});
