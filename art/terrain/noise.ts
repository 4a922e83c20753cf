import { createRandom } from "./random.ts";

/** Gradient noise and what mountains and clouds are made of it; each value lies around -1 to 1. */
export type Noise = {
  /** One octave. */
  at(x: number, y: number): number;
  /** Octaves on top of each other: soft hills, clouds, patches. */
  sum(x: number, y: number, octaves: number): number;
  /** Folded octaves, each rougher where the one before was high: ridges. From 0 to about 1. */
  ridges(x: number, y: number, octaves: number): number;
};

/** Noise that is the same for the same seed. */
export function createNoise(seed: number): Noise {
  const random = createRandom(seed);
  const order = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (let index = 255; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const kept = order[index]!;
    order[index] = order[other]!;
    order[other] = kept;
  }
  const table = new Uint8Array(512);
  for (let index = 0; index < 512; index += 1) table[index] = order[index & 255]!;
  const gradientX = Float64Array.from({ length: 256 }, (_, i) => Math.cos((i / 128) * Math.PI));
  const gradientY = Float64Array.from({ length: 256 }, (_, i) => Math.sin((i / 128) * Math.PI));

  function corner(column: number, row: number, dx: number, dy: number): number {
    const index = table[(table[column & 255]! + row) & 255]!;
    return gradientX[index]! * dx + gradientY[index]! * dy;
  }

  function at(x: number, y: number): number {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const dx = x - column;
    const dy = y - row;
    const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
    const a = corner(column, row, dx, dy);
    const b = corner(column + 1, row, dx - 1, dy);
    const c = corner(column, row + 1, dx, dy - 1);
    const d = corner(column + 1, row + 1, dx - 1, dy - 1);
    return (a + u * (b - a) + v * (c - a + u * (a - b - c + d))) * 1.4;
  }

  function sum(x: number, y: number, octaves: number): number {
    let total = 0;
    let strength = 0.5;
    let scale = 1;
    for (let octave = 0; octave < octaves; octave += 1) {
      total += at(x * scale, y * scale) * strength;
      scale *= 2.01;
      strength *= 0.5;
    }
    return total;
  }

  function ridges(x: number, y: number, octaves: number): number {
    let total = 0;
    let strength = 0.5;
    let scale = 1;
    let weight = 1;
    for (let octave = 0; octave < octaves; octave += 1) {
      let fold = 1 - Math.abs(at(x * scale, y * scale));
      fold = fold * fold * weight;
      weight = Math.min(1, Math.max(0, fold * 1.8));
      total += fold * strength;
      scale *= 2.03;
      strength *= 0.5;
    }
    return total;
  }

  return { at, sum, ridges };
}
