import { heightAt, type Heightfield } from "./heightfield.ts";

/** A road across the map: points a cell apart, with the height of its surface. */
export type Road = { points: readonly { x: number; y: number; z: number }[]; half: number };

/** Half the road's width, and how far its bank reaches, in cells. */
const halfWidth = 1.7;
const bank = 9;

/**
 * Lays a road that starts beside the eye and winds towards where it looks, and cuts it into the land
 * so that it has an even fall.
 * @param field changed in place
 */
export function layRoad(
  field: Heightfield,
  from: { x: number; y: number; heading: number },
  length: number,
): Road {
  const points = plan(field, from, length);
  const nearest = new Map<number, { distance: number; z: number }>();
  for (const { x, y, z } of points) {
    for (let dy = -bank - 2; dy <= bank + 2; dy += 1) {
      for (let dx = -bank - 2; dx <= bank + 2; dx += 1) {
        const column = Math.round(x) + dx;
        const row = Math.round(y) + dy;
        if (column < 1 || row < 1 || column >= field.size - 1 || row >= field.size - 1) continue;
        const distance = Math.hypot(column - x, row - y);
        const index = row * field.size + column;
        const known = nearest.get(index);
        if (!known || distance < known.distance) nearest.set(index, { distance, z });
      }
    }
  }
  for (const [index, { distance, z }] of nearest) {
    const blend = smooth((distance - halfWidth) / bank);
    field.heights[index] = z * (1 - blend) + field.heights[index]! * blend;
  }
  return { points, half: halfWidth };
}

function plan(
  field: Heightfield,
  from: { x: number; y: number; heading: number },
  length: number,
): { x: number; y: number; z: number }[] {
  const points: { x: number; y: number; z: number }[] = [];
  let { x, y, heading } = from;
  let z = heightAt(field, x, y);
  for (let step = 0; step < length; step += 1) {
    // Looks a little to each side and takes the flattest way, as a road's engineer would.
    let best = heading;
    let least = Infinity;
    for (let turn = -0.5; turn <= 0.5; turn += 0.05) {
      const way = 14;
      const ahead = heading + turn;
      const rise = heightAt(field, x + Math.sin(ahead) * way, y + Math.cos(ahead) * way) - z;
      const drift = Math.abs(ahead - from.heading);
      const cost = Math.abs(rise) / way + Math.abs(turn) * 0.16 + drift * drift * 0.09;
      if (cost >= least) continue;
      least = cost;
      best = ahead;
    }
    heading += (best - heading) * 0.16;
    x += Math.sin(heading);
    y += Math.cos(heading);
    z += (heightAt(field, x, y) - z) * 0.1;
    points.push({ x, y, z });
  }
  return points;
}

/** How far a place is from the middle of the road, and how far along it, by a grid of buckets. */
export function createRoadFinder(road: Road | null): (x: number, y: number) => number {
  const cells = new Map<number, number[]>();
  const key = (x: number, y: number) => (y >> 2) * 8192 + (x >> 2);
  for (const [index, point] of (road?.points ?? []).entries()) {
    const at = key(point.x, point.y);
    cells.set(at, [...(cells.get(at) ?? []), index]);
  }
  return (x, y) => {
    if (!road) return Infinity;
    let least = Infinity;
    for (let row = -4; row <= 4; row += 4) {
      for (let column = -4; column <= 4; column += 4) {
        for (const index of cells.get(key(x + column, y + row)) ?? [])
          least = Math.min(least, side(road, index, x, y));
      }
    }
    return least;
  };
}

/** The distance from the stretch that begins at a point; its sign tells the side. */
function side(road: Road, index: number, x: number, y: number): number {
  const a = road.points[index]!;
  const b = road.points[index + 1] ?? a;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const along = Math.min(1, Math.max(0, (x - a.x) * dx + (y - a.y) * dy));
  return Math.hypot(x - a.x - dx * along, y - a.y - dy * along);
}

function smooth(value: number): number {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
}
