import type { Palette } from "./moods.ts";

/** Mixes the light of far air into `light`: bluer away from the sun, warm towards it, thick below. */
export type Haze = (
  light: Float64Array,
  dx: number,
  dy: number,
  distance: number,
  height: number,
) => void;

/** @param clearness 0.4 hazy, 1 clear; @param size of the map; @param top its summit's height */
export function createHaze(
  palette: Palette,
  sun: readonly [number, number, number],
  { clearness, size, top }: { clearness: number; size: number; top: number },
): Haze {
  return (light, dx, dy, distance, height) => {
    const thick = 1 - Math.exp(-((distance / (size * clearness)) ** 1.35));
    const low = Math.exp(-Math.max(0, height / top) * 5) * 0.45;
    const share = Math.min(1, thick * (0.75 + low));
    const warm = Math.max(0, dx * sun[0] + dy * sun[1]) ** 3 * 0.8;
    for (let band = 0; band < 3; band += 1) {
      const air = palette.haze[band]! * (1 - warm) + palette.glow[band]! * warm;
      light[band] = light[band]! * (1 - share) + air * share;
    }
  };
}
