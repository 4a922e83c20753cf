import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import catalogue from "#content/pictures.json";
import { vehicles } from "./draw.ts";

const names = vehicles.flatMap(({ name, part }) => (part ? [] : [name]));

function namesIn(file: string): string[] {
  const text = readFileSync(join(import.meta.dirname, file), "utf8");
  return Array.from(text.matchAll(/^ {4}"([a-z]+-[a-z-]+)":/gm), ([, name]) => name!);
}

test("every vehicle that the site shows can be drawn again", () => {
  const shown = Object.keys(catalogue).filter((name) => name.startsWith("vehicle-"));
  expect(names).toEqual(expect.arrayContaining(shown));
});

test("each picture has a scene and a grade", () => {
  expect(namesIn("pictures.py")).toEqual(names);
  expect(namesIn("grade.py")).toEqual(names);
});

test("a picture's widths and budgets agree with its size", () => {
  for (const { name, size, widths, wide, budget } of vehicles) {
    expect(widths.at(-1), name).toBe(size[0]);
    const drawn = wide ? [...widths, wide] : widths;
    expect(Object.keys(budget).map(Number), name).toEqual(drawn);
  }
});
