import { heightAt, type Heightfield } from "#art/terrain/heightfield.ts";
import type { Noise } from "#art/terrain/noise.ts";
import { createRandom } from "#art/terrain/random.ts";

/** A tree on the map. */
export type Tree = { x: number; y: number; z: number; height: number; kind: number };

/**
 * Plants trees where trees would stand: below the line, in groups, not on cliffs, not on the road and
 * not right before the eye.
 * @param reach how far from the eye single trees still matter, in cells
 */
export function plant(
  field: Heightfield,
  noise: Noise,
  seed: number,
  options: {
    eye: { x: number; y: number };
    reach: number;
    treeLine: number;
    water: number;
    kinds: number;
    roadAt: (x: number, y: number) => number;
  },
): Tree[] {
  const random = createRandom(seed);
  const trees: Tree[] = [];
  const { eye, reach, treeLine, roadAt } = options;
  const spacing = 1.5;
  for (let row = -reach; row < reach; row += spacing) {
    for (let column = -reach; column < reach; column += spacing) {
      const x = eye.x + column + (random() - 0.5) * spacing * 1.6;
      const y = eye.y + row + (random() - 0.5) * spacing * 1.6;
      const chance = random();
      const size = random();
      const kind = Math.floor(random() * options.kinds);
      const distance = Math.hypot(x - eye.x, y - eye.y);
      if (distance > reach || distance < 9) continue;
      const z = heightAt(field, x, y);
      if (z <= options.water + 0.4 || roadAt(x, y) < 4.2) continue;
      const slope = Math.hypot(
        heightAt(field, x + 1, y) - heightAt(field, x - 1, y),
        heightAt(field, x, y + 1) - heightAt(field, x, y - 1),
      );
      if (slope > 2.2) continue;
      const belt = treeLine - z / field.top + noise.sum(x * 0.045, y * 0.045, 4) * 0.2;
      const group = noise.sum(x * 0.03 + 11, y * 0.03, 3) + noise.sum(x * 0.2, y * 0.2, 2) * 0.5;
      const density = Math.min(0.85, Math.max(0, belt * 5)) * Math.max(0, group * 2.4 + 0.7);
      if (chance > density) continue;
      trees.push({ x, y, z: z - 0.15, height: 1.9 + size * size * 3, kind });
    }
  }
  return trees;
}
