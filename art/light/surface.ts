import { blur } from "#art/terrain/blur.ts";
import { heightAt, type Heightfield } from "#art/terrain/heightfield.ts";
import type { Noise } from "#art/terrain/noise.ts";
import type { Palette } from "./moods.ts";

/** What the ground is made of and how it is lit. */
export type Ground = {
  field: Heightfield;
  noise: Noise;
  palette: Palette;
  sun: readonly [number, number, number];
  shadows: Float32Array;
  snow: number;
  treeLine: number;
  /** Distance from the road's middle, in cells. */
  roadAt: (x: number, y: number) => number;
};

/** Writes the light that a place on the ground sends to the eye into `out`. */
export type Shade = (out: Float64Array, x: number, y: number, z: number, distance: number) => void;

const rock = [0.165, 0.15, 0.155];
const white = [0.92, 0.94, 0.97];
const forest = [0.03, 0.05, 0.052];
const packed = [0.42, 0.44, 0.48];

/** Prepares the shading of a landscape: snow by slope and height, rock in bands, forest below. */
export function createShade(ground: Ground): Shade {
  const { field, noise, palette, sun, shadows } = ground;
  const { size, top, heights } = field;
  const near = blur(heights, size, 5);
  const wide = blur(heights, size, 28);
  const step = (x: number, y: number) =>
    Math.min(size - 1, y | 0) * size + Math.min(size - 1, x | 0);

  return (out, x, y, z, distance) => {
    const reach = 0.6 + distance * 0.0008;
    let nx = heightAt(field, x - reach, y) - heightAt(field, x + reach, y);
    let ny = heightAt(field, x, y - reach) - heightAt(field, x, y + reach);
    let nz = 2 * reach;
    let length = Math.hypot(nx, ny, nz);
    const slope = 1 - nz / length;
    const grain = noise.sum(x * 0.35, y * 0.35, 4);
    const cross = noise.sum(y * 0.35 + 50, x * 0.35, 4);
    const high = z / top;
    const snow = clamp((ground.snow + grain * 0.24 + (high - 0.4) * 0.16 - slope) / 0.1);
    // Wind leaves ripples on snow; rock is broken by its beds.
    const rough = (0.1 + (1 - snow) * 0.22) / (1 + distance * 0.002);
    nx = nx / length + grain * rough;
    ny = ny / length + cross * rough;
    nz /= length;
    length = Math.hypot(nx, ny, nz);
    nx /= length;
    ny /= length;
    nz /= length;

    const bed = noise.at(z * 0.5 + grain * 2.2, (x + y) * 0.02) * 0.35;
    const wet = Math.max(0, noise.sum(x * 0.6, y * 0.6, 2)) * 0.5;
    const stone = 1 + bed - wet;
    const wood =
      clamp((ground.treeLine - high + noise.sum(x * 0.045, y * 0.045, 4) * 0.2) / 0.05) *
      (slope < 0.5 ? 1 : 0) *
      clamp(noise.sum(x * 0.5, y * 0.5, 3) * 2.4 + 1) *
      clamp((distance - 30) / 110);
    const off = ground.roadAt(x, y);
    const road = clamp((2.1 - off) / 0.5);
    const track = clamp(1 - Math.abs(Math.abs(off) - 0.75) / 0.28) * 0.5;

    const at = step(x, y);
    const hollow = (heights[at]! - near[at]!) * 0.05 + (heights[at]! - wide[at]!) * 0.012;
    const open = Math.max(0.3, Math.min(1.15, 0.88 + hollow));
    const shadow = bilinear(shadows, size, x, y);
    const facing = Math.max(0, nx * sun[0] + ny * sun[1] + nz * sun[2]) * shadow;
    const dome = 0.5 + 0.5 * nz;
    const bounce = Math.max(0, -(nx * sun[0] + ny * sun[1])) * 0.06;
    for (let band = 0; band < 3; band += 1) {
      let colour = rock[band]! * stone * (1 - snow) + white[band]! * snow;
      colour += (forest[band]! - colour) * wood * 0.86;
      colour += (packed[band]! * (1 - track) - colour) * road;
      const light =
        palette.sun[band]! * (facing + bounce) + palette.sky[band]! * dome * open * 1.25;
      out[band] = colour * light;
    }
  };
}

function bilinear(values: Float32Array, size: number, x: number, y: number): number {
  const column = Math.min(size - 2, Math.max(0, x | 0));
  const row = Math.min(size - 2, Math.max(0, y | 0));
  const u = x - column;
  const v = y - row;
  const o = row * size + column;
  const upper = values[o]! * (1 - u) + values[o + 1]! * u;
  const lower = values[o + size]! * (1 - u) + values[o + size + 1]! * u;
  return upper * (1 - v) + lower * v;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
