import { heightAt, type Heightfield } from "#art/terrain/heightfield.ts";
import type { Camera } from "./camera.ts";

/**
 * How far a ray goes until it meets the ground.
 * @param start where to begin: a ray above another one of the same column never meets it sooner
 * @returns the distance in cells, or -1 for the sky
 */
export function march(
  field: Heightfield,
  camera: Camera,
  dx: number,
  dy: number,
  dz: number,
  start: number,
): number {
  const farthest = field.size * 1.05;
  let before = start;
  let way = start;
  while (way < farthest) {
    const z = camera.z + dz * way;
    if (z > field.top && dz > 0) return -1;
    const clearance = z - heightAt(field, camera.x + dx * way, camera.y + dy * way);
    if (clearance < 0) return refine(field, camera, dx, dy, dz, before, way);
    before = way;
    // Longer steps would leap over ridges and tear their line.
    way += Math.max(0.16 + way * 0.0005, clearance * 0.22);
  }
  return -1;
}

function refine(
  field: Heightfield,
  camera: Camera,
  dx: number,
  dy: number,
  dz: number,
  above: number,
  below: number,
): number {
  let near = above;
  let far = below;
  for (let halving = 0; halving < 12; halving += 1) {
    const middle = (near + far) / 2;
    const ground = heightAt(field, camera.x + dx * middle, camera.y + dy * middle);
    if (camera.z + dz * middle < ground) far = middle;
    else near = middle;
  }
  return far;
}
