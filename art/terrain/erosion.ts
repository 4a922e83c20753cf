/**
 * Lets drops run downhill: each carries ground away where it is fast and leaves it where it slows,
 * which is what makes gullies, fans and clean ridge lines.
 * @param heights changed in place; values from 0 to about 1
 */
export function erode(
  heights: Float32Array,
  size: number,
  drops: number,
  random: () => number,
): void {
  for (let drop = 0; drop < drops; drop += 1) {
    run(heights, size, random() * (size - 3) + 1, random() * (size - 3) + 1);
  }
}

/** The longest way of a drop, in steps of one cell. */
const longestWay = 48;

function run(heights: Float32Array, size: number, startX: number, startY: number): void {
  let x = startX;
  let y = startY;
  let directionX = 0;
  let directionY = 0;
  let speed = 1;
  let water = 1;
  let load = 0;
  for (let step = 0; step < longestWay; step += 1) {
    const column = x | 0;
    const row = y | 0;
    const u = x - column;
    const v = y - row;
    const o = row * size + column;
    const a = heights[o]!;
    const b = heights[o + 1]!;
    const c = heights[o + size]!;
    const d = heights[o + size + 1]!;
    const slopeX = (b - a) * (1 - v) + (d - c) * v;
    const slopeY = (c - a) * (1 - u) + (d - b) * u;
    directionX = directionX * 0.08 - slopeX * 0.92;
    directionY = directionY * 0.08 - slopeY * 0.92;
    const length = Math.hypot(directionX, directionY);
    if (length < 1e-9) return;
    directionX /= length;
    directionY /= length;
    const nextX = x + directionX;
    const nextY = y + directionY;
    if (nextX < 1 || nextY < 1 || nextX >= size - 2 || nextY >= size - 2) return;
    const here = a * (1 - u) * (1 - v) + b * u * (1 - v) + c * (1 - u) * v + d * u * v;
    const rise = sample(heights, size, nextX, nextY) - here;
    const capacity = Math.max(-rise, 0.0006) * speed * water * 5;
    if (load > capacity || rise > 0) {
      const left = rise > 0 ? Math.min(rise, load) : (load - capacity) * 0.28;
      load -= left;
      heights[o]! += left * (1 - u) * (1 - v);
      heights[o + 1]! += left * u * (1 - v);
      heights[o + size]! += left * (1 - u) * v;
      heights[o + size + 1]! += left * u * v;
    } else {
      const taken = Math.min((capacity - load) * 0.28, -rise);
      dig(heights, size, column, row, u, v, taken);
      load += taken;
    }
    speed = Math.sqrt(Math.max(0, speed * speed - rise * 4));
    water *= 0.985;
    x = nextX;
    y = nextY;
  }
}

/** Takes ground from the cells around a point, most from the nearest. */
function dig(
  heights: Float32Array,
  size: number,
  column: number,
  row: number,
  u: number,
  v: number,
  taken: number,
): void {
  for (let down = -1; down <= 2; down += 1) {
    const y = row + down;
    if (y < 0 || y >= size) continue;
    for (let right = -1; right <= 2; right += 1) {
      const x = column + right;
      if (x < 0 || x >= size) continue;
      const share = Math.max(0, 2 - Math.hypot(right - u, down - v)) / 9;
      heights[y * size + x]! -= taken * share;
    }
  }
}

function sample(heights: Float32Array, size: number, x: number, y: number): number {
  const column = x | 0;
  const row = y | 0;
  const u = x - column;
  const v = y - row;
  const o = row * size + column;
  return (
    heights[o]! * (1 - u) * (1 - v) +
    heights[o + 1]! * u * (1 - v) +
    heights[o + size]! * (1 - u) * v +
    heights[o + size + 1]! * u * v
  );
}
