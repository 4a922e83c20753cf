import { project, type Camera } from "./camera.ts";
import type { Canvas } from "./canvas.ts";

/** A small light source on the map. */
export type Glow = {
  x: number;
  y: number;
  z: number;
  colour: readonly [number, number, number];
  /** Radius of the source itself and of the air that it lights, in cells. */
  core: number;
  halo: number;
  /** How bright the halo is, against the source. */
  spread: number;
};

/** Adds lamps and lit windows to a finished picture, where nothing stands before them. */
export function paintGlows(canvas: Canvas, camera: Camera, glows: readonly Glow[]): void {
  for (const glow of glows) {
    const place = project(camera, glow.x, glow.y, glow.z);
    if (!place) continue;
    const scale = canvas.height / place.depth / camera.lens / 2;
    const core = Math.max(0.7, glow.core * scale);
    const halo = Math.max(core * 3, glow.halo * scale);
    const centreX = place.u * canvas.width;
    const centreY = place.v * canvas.height;
    const reach = Math.ceil(halo);
    for (let row = Math.floor(centreY) - reach; row <= centreY + reach; row += 1) {
      if (row < 0 || row >= canvas.height) continue;
      for (let column = Math.floor(centreX) - reach; column <= centreX + reach; column += 1) {
        if (column < 0 || column >= canvas.width) continue;
        const index = row * canvas.width + column;
        if (canvas.depth[index]! < place.depth - 3) continue;
        const distance = Math.hypot(column + 0.5 - centreX, row + 0.5 - centreY);
        const source = Math.max(0, Math.min(1, core + 0.5 - distance));
        const air = Math.max(0, 1 - distance / halo) ** 3 * glow.spread;
        for (let band = 0; band < 3; band += 1)
          canvas.light[index * 3 + band]! += glow.colour[band]! * (source + air);
      }
    }
  }
}
