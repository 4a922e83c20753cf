import type { Find, View } from "#art/scenes/scene.ts";
import { heightAt, type Heightfield } from "#art/terrain/heightfield.ts";
import { createRandom } from "#art/terrain/random.ts";

/** How high the land stands in each direction, from a place. */
type Skyline = { angles: Float64Array; distances: Float64Array };

const directions = 240;

/**
 * Looks for a place to take the picture from, as a photographer walks a valley: one peak stands out,
 * off the middle; nothing near hides it; the land falls away below the eye.
 * @param aspect the picture's width over its height
 */
export function findView(field: Heightfield, seed: number, aspect: number, wish: Find): View {
  const random = createRandom(seed);
  const half = Math.atan(wish.lens * aspect);
  let best: { score: number; view: View } | null = null;
  for (let attempt = 0; attempt < 90; attempt += 1) {
    const x = 0.22 + 0.56 * random();
    const y = 0.22 + 0.56 * random();
    const line = skyline(field, x, y, wish.above);
    for (let heading = 0; heading < directions; heading += 4) {
      const score = judge(line, heading, half, wish);
      if (best && score <= best.score) continue;
      const pitch = Math.atan((wish.horizon - 0.5) * 2 * wish.lens);
      const angle = (heading / directions) * 2 * Math.PI;
      best = { score, view: { x, y, above: wish.above, heading: angle, pitch, lens: wish.lens } };
    }
  }
  return best!.view;
}

function skyline(field: Heightfield, x: number, y: number, above: number): Skyline {
  const angles = new Float64Array(directions);
  const distances = new Float64Array(directions);
  const startX = x * field.size;
  const startY = y * field.size;
  const eye = heightAt(field, startX, startY) + above * field.size;
  for (let direction = 0; direction < directions; direction += 1) {
    const angle = (direction / directions) * 2 * Math.PI;
    const stepX = Math.sin(angle);
    const stepY = Math.cos(angle);
    angles[direction] = -1;
    for (let way = 4; way < field.size * 0.75; way += 2 + way * 0.01) {
      const height = heightAt(field, startX + stepX * way, startY + stepY * way);
      const slope = (height - eye) / way;
      if (slope > angles[direction]!) {
        angles[direction] = slope;
        distances[direction] = way / field.size;
      }
    }
  }
  return { angles, distances };
}

/** Higher is better. */
function judge({ angles, distances }: Skyline, heading: number, half: number, wish: Find): number {
  const reach = Math.round((half / (2 * Math.PI)) * directions);
  let peak = -1;
  let peakAt = 0;
  let near = 0;
  let sum = 0;
  for (let offset = -reach; offset <= reach; offset += 1) {
    const index = (heading + offset + directions) % directions;
    const angle = angles[index]!;
    sum += angle;
    if (distances[index]! < 0.12) near += 1;
    if (angle > peak) {
      peak = angle;
      peakAt = 0.5 + offset / reach / 2;
    }
  }
  const mean = sum / (2 * reach + 1);
  // How far up the picture the peak may reach: the words and the sky need the rest.
  const ideal = wish.horizon * 2 * wish.lens * 0.52;
  const distance =
    distances[(heading + Math.round((peakAt - 0.5) * 2 * reach) + directions) % directions]!;
  return (
    -Math.abs(peak - ideal) * 9 -
    Math.abs(peakAt - wish.x) * 2.2 -
    (near / (2 * reach + 1)) * 3 +
    Math.min(0.1, peak - mean) * 8 -
    Math.abs(distance - 0.32) * 1.2
  );
}
