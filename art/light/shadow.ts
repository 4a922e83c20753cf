import { heightAt, type Heightfield } from "#art/terrain/heightfield.ts";

/**
 * How much of the sun each cell sees, from 0 to 1, with the soft edge that a low sun gives.
 * @param sun the direction towards it
 */
export function castShadows(
  field: Heightfield,
  sun: readonly [number, number, number],
): Float32Array {
  const { size, top } = field;
  const light = new Float32Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1)
      light[row * size + column] = seen(field, column, row, sun, top);
  }
  return light;
}

function seen(
  field: Heightfield,
  x: number,
  y: number,
  sun: readonly [number, number, number],
  top: number,
): number {
  const z = heightAt(field, x, y) + 0.3;
  let share = 1;
  let way = 1.2;
  while (way < field.size * 0.6) {
    const height = z + sun[2] * way;
    if (height > top) break;
    const clearance = height - heightAt(field, x + sun[0] * way, y + sun[1] * way);
    if (clearance < 0) return 0;
    share = Math.min(share, 0.1 + (clearance * 14) / way);
    way += Math.max(0.7, clearance * 0.5) + way * 0.012;
  }
  return Math.min(1, Math.max(0, share));
}
