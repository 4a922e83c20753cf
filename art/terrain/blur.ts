/**
 * The mean height around each cell, for the soft shade of hollows.
 * @param radius in cells
 */
export function blur(heights: Float32Array, size: number, radius: number): Float32Array {
  const rows = new Float32Array(size * size);
  const both = new Float32Array(size * size);
  for (let row = 0; row < size; row += 1) slide(heights, rows, row * size, 1, size, radius);
  for (let column = 0; column < size; column += 1) slide(rows, both, column, size, size, radius);
  return both;
}

/** A moving mean along one line of cells. */
function slide(
  from: Float32Array,
  to: Float32Array,
  start: number,
  stride: number,
  count: number,
  radius: number,
): void {
  let sum = 0;
  for (let index = -radius; index < count; index += 1) {
    if (index + radius < count) sum += from[start + (index + radius) * stride]!;
    if (index - radius - 1 >= 0) sum -= from[start + (index - radius - 1) * stride]!;
    if (index < 0) continue;
    const width = Math.min(count - 1, index + radius) - Math.max(0, index - radius) + 1;
    to[start + index * stride] = sum / width;
  }
}
