import { erode } from "./erosion.ts";
import type { Heightfield } from "./heightfield.ts";
import { createNoise } from "./noise.ts";
import { createRandom } from "./random.ts";

/** What a range looks like before any light falls on it. */
export type Range = {
  seed: number;
  /** Cells along each side: 768 for a card, 1280 for a hero. */
  size: number;
  /** How many ridges lie side by side: 2 is massive, 4 is a sea of peaks. */
  frequency: number;
  /** Height of the highest summit over the width of the map; 0.15 to 0.3 looks like mountains. */
  relief: number;
  /** 0 leaves ridges sharp (granite teeth), 1 makes domes. */
  roundness: number;
  /** Falling drops that carve gullies, in thousands for a map of 1024 cells. */
  rain: number;
};

/** Raises a range and lets rain run over it. */
export function raiseRange(range: Range): Heightfield {
  const { seed, size, frequency, relief, roundness } = range;
  const noise = createNoise(seed);
  const heights = new Float32Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const x = (column / size) * frequency;
      const y = (row / size) * frequency;
      // Bending the ground before folding it takes the grid's straightness out of the ridges.
      const bentX = x + 0.45 * noise.sum(x * 1.1 + 3, y * 1.1, 4);
      const bentY = y + 0.45 * noise.sum(x * 1.1, y * 1.1 + 9, 4);
      const sharp = noise.ridges(bentX, bentY, 9);
      const soft = 0.55 + 0.6 * noise.sum(bentX * 1.3 + 40, bentY * 1.3, 6);
      const massif = clamp(noise.sum(x * 0.5 + 20, y * 0.5 + 5, 3) + 0.45);
      heights[row * size + column] =
        (sharp * (1 - roundness) + Math.max(0, soft) * roundness) * (0.35 + 0.65 * massif);
    }
  }
  const drops = Math.round(range.rain * 1000 * (size / 1024) ** 2);
  erode(heights, size, drops, createRandom(seed + 1));
  let top = 0;
  for (const height of heights) top = Math.max(top, height);
  const scale = (relief * size) / top;
  for (let index = 0; index < heights.length; index += 1) heights[index]! *= scale;
  return { size, heights, top: relief * size };
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
