import { describe, expect, test } from "vitest";
import { sprinterLimousine, suvLimousine } from "./limousines.ts";
import { ground, type Profile } from "./profile.ts";
import { sedan } from "./sedan.ts";
import { stage } from "./stage.ts";
import { suv } from "./suv.ts";
import { van } from "./van.ts";

const cars: readonly Profile[] = [sedan, suv, van, sprinterLimousine, suvLimousine];

describe.each(cars.map((car) => [car.name, car] as const))("%s", (_, car) => {
  test("stands on the ground with both wheels", () => {
    expect(car.wheels).toHaveLength(2);
    for (const [, y] of car.wheels) expect(y + car.radius).toBe(ground);
  });

  test("has a body that closes above the ground, with a sill and not with air", () => {
    expect(car.body.endsWith("Z")).toBe(true);
    const heights = Array.from(car.body.matchAll(/-?\d+ (-?\d+)/g), ([, y]) => Number(y));
    expect(Math.max(...heights)).toBeLessThan(ground);
    expect(Math.max(...heights)).toBeGreaterThanOrEqual(car.sill - 6);
  });

  test("is the same drawing each time", () => {
    expect(stage(car, "data:,")).toBe(stage(car, "data:,"));
  });
});
