/** Heights on a square grid; positions and heights share one unit, the width of a cell. */
export type Heightfield = {
  /** Cells along each side. */
  size: number;
  /** Row by row, in cells. */
  heights: Float32Array;
  /** The highest point. */
  top: number;
};

/** The height between four cells; 0 outside of the field. */
export function heightAt({ size, heights }: Heightfield, x: number, y: number): number {
  if (x < 1 || y < 1 || x >= size - 2 || y >= size - 2) return 0;
  const column = x | 0;
  const row = y | 0;
  const u = x - column;
  const v = y - row;
  const o = row * size + column;
  const near = heights[o]! * (1 - u) + heights[o + 1]! * u;
  const far = heights[o + size]! * (1 - u) + heights[o + size + 1]! * u;
  return near * (1 - v) + far * v;
}
