import { expect, test } from "vitest";
import { convoys } from "./convoys.ts";
import { findService } from "./services.ts";

test("a convoy for each size of group, with a seat for everyone", () => {
  const sizes = findService("group-transportation")?.facts.map(({ value }) => value);
  expect(convoys.groups.map(({ size }) => size)).toEqual(sizes);
  for (const { size, seats } of convoys.groups)
    expect(seats).toBeGreaterThanOrEqual(Math.max(...size.match(/\d+/g)!.map(Number)));
});
