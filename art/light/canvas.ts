/** A picture while it is made: light as it falls, and how far away it comes from. */
export type Canvas = {
  width: number;
  height: number;
  /** Red, green, blue for each pixel, row by row; 1 is white paper in full sun. */
  light: Float32Array;
  /** In cells; Infinity is the sky. */
  depth: Float32Array;
};

/** An empty canvas, all sky. */
export function createCanvas(width: number, height: number): Canvas {
  return {
    width,
    height,
    light: new Float32Array(width * height * 3),
    depth: new Float32Array(width * height).fill(Infinity),
  };
}
