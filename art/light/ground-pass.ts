import type { Heightfield } from "#art/terrain/heightfield.ts";
import { heightAt } from "#art/terrain/heightfield.ts";
import type { Camera } from "./camera.ts";
import type { Canvas } from "./canvas.ts";
import type { Haze } from "./haze.ts";
import { march } from "./march.ts";
import type { Sky } from "./sky.ts";
import type { Shade } from "./surface.ts";

/** What a picture's rays can meet. */
export type Land = {
  field: Heightfield;
  sky: Sky;
  shade: Shade;
  haze: Haze;
  /** The height of still water, or below everything. */
  water: number;
  ripple: (x: number, y: number) => number;
};

/** Paints sky, ground and water: each column from its foot upwards, so that rays begin where the last one ended. */
export function paintGround(canvas: Canvas, camera: Camera, land: Land): void {
  const light = new Float64Array(3);
  for (let column = 0; column < canvas.width; column += 1) {
    let start = 1;
    for (let row = canvas.height - 1; row >= 0; row -= 1) {
      const across = ((column + 0.5) / canvas.width - 0.5) * 2 * camera.wide;
      const along = (0.5 - (row + 0.5) / canvas.height) * 2 * camera.lens;
      let dx = camera.forward[0] + camera.right[0] * across + camera.up[0] * along;
      let dy = camera.forward[1] + camera.right[1] * across + camera.up[1] * along;
      let dz = camera.forward[2] + camera.up[2] * along;
      const length = Math.hypot(dx, dy, dz);
      dx /= length;
      dy /= length;
      dz /= length;
      const index = row * canvas.width + column;
      const way = look(land, camera, light, dx, dy, dz, start);
      canvas.depth[index] = way;
      canvas.light.set(light, index * 3);
      // A little short of the last hit: columns lean slightly when the eye looks up or down.
      if (way !== Infinity) start = Math.max(1, way * 0.93 - 1);
    }
  }
}

function look(
  land: Land,
  camera: Camera,
  light: Float64Array,
  dx: number,
  dy: number,
  dz: number,
  start: number,
): number {
  const way = march(land.field, camera, dx, dy, dz, start);
  const toWater = dz < 0 ? (land.water - camera.z) / dz : Infinity;
  if (toWater > 0 && (way < 0 || toWater < way) && toWater < land.field.size * 1.05) {
    mirror(land, camera, light, dx, dy, dz, toWater);
    return toWater;
  }
  const x = camera.x + dx * way;
  const y = camera.y + dy * way;
  // Beyond the map there is only air; a ray that looks down into it meets the horizon's.
  const edge = land.field.size - 2;
  if (way < 0 || x < 1 || y < 1 || x >= edge || y >= edge) {
    land.sky(light, dx, dy, Math.max(0, dz));
    return Infinity;
  }
  const z = camera.z + dz * way;
  land.shade(light, x, y, z, way);
  land.haze(light, dx, dy, way, z);
  return way;
}

const deep = [0.02, 0.07, 0.13];

/** Still water: the land and sky upside down, darker where the eye looks straight into it. */
function mirror(
  land: Land,
  camera: Camera,
  light: Float64Array,
  dx: number,
  dy: number,
  dz: number,
  way: number,
): void {
  const x = camera.x + dx * way;
  const y = camera.y + dy * way;
  const tilt = land.ripple(x, y) * 0.02;
  const eye = { ...camera, x, y, z: land.water + 0.05 };
  const rx = dx + tilt;
  const ry = dy + tilt;
  const rz = -dz + Math.abs(tilt) * 0.4;
  const hit = march(land.field, eye, rx, ry, rz, 1);
  if (hit < 0) land.sky(light, rx, ry, rz);
  else {
    const z = eye.z + rz * hit;
    land.shade(light, x + rx * hit, y + ry * hit, z, way + hit);
    land.haze(light, rx, ry, hit, z);
  }
  const share = 0.16 + 0.84 * (1 - Math.min(1, Math.abs(dz))) ** 4;
  for (let band = 0; band < 3; band += 1)
    light[band] = light[band]! * share + deep[band]! * (1 - share);
  land.haze(light, dx, dy, way, heightAt(land.field, x, y));
}
