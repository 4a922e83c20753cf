import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { perSecond } from "#art/film.ts";
import { mountains } from "#art/scenes/resorts.ts";
import { vehicles } from "#art/vehicles/draw.ts";
import catalogue from "#content/pictures.json";
import { scenes, cards } from "./cards.ts";
import { mountainPortraits, resorts } from "./resorts.ts";

test("every picture that the site shows can be drawn again", () => {
  const names = [...scenes, ...cards, ...vehicles].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(catalogue).filter((name) => !names.includes(name))).toEqual([]);
});

test("a scene's widths and budgets agree with its size", () => {
  for (const { name, size, widths, wide, budget } of [...scenes, ...cards]) {
    expect(widths.at(-1), name).toBe(size[0]);
    const drawn = wide ? [...widths, wide] : widths;
    expect(Object.keys(budget).map(Number), name).toEqual(drawn);
  }
});

test("every mountain has a picture of its own, and no two the same land", () => {
  expect(resorts.map(({ name }) => name)).toEqual(mountains.map(({ slug }) => `resort-${slug}`));
  expect(new Set(resorts.map(({ land }) => JSON.stringify(land))).size).toBe(mountains.length);
});

test("every drawn mountain is one of the guides", () => {
  const slugs = mountains.map(({ slug }) => slug);
  expect(Object.keys(mountainPortraits).filter((slug) => !slugs.includes(slug))).toEqual([]);
});

test("a phone's picture of a mountain shows its summit", () => {
  for (const { name, of, area } of cards.filter(({ of: { focus } }) => focus !== undefined)) {
    const focus = of.focus! * of.size[0];
    expect(focus, name).toBeGreaterThan(area[0]);
    expect(focus, name).toBeLessThan(area[0] + area[2]);
  }
});

test("a mountain's figures shape its land", () => {
  const reliefs = resorts.map(({ land }, index) => [mountains[index]!.vertical, land.relief]);
  const byVertical = reliefs.toSorted(([a = 0], [b = 0]) => a - b).map(([, relief]) => relief);
  expect(byVertical).toEqual(byVertical.toSorted((a = 0, b = 0) => a - b));
});

test("a film loops: in six to ten seconds each car drives to where the next one was", () => {
  const farthest = Number(/^FARTHEST = ([\d.]+)/m.exec(readFileSync("art/drive.py", "utf8"))?.[1]);
  const films = scenes.flatMap(({ film, cars }) => (film ? [{ film, cars }] : []));
  expect(films).toHaveLength(2);
  for (const { film, cars = [] } of films) {
    const places = cars.map(({ at }) => at);
    expect(places).toEqual(places.map((_, index) => places[0]! + index * film.apart));
    expect(places.at(-1)! + film.apart).toBeGreaterThan(farthest);
    expect(film.frames / perSecond).toBeGreaterThanOrEqual(6);
    expect(film.frames / perSecond).toBeLessThanOrEqual(10);
  }
});
