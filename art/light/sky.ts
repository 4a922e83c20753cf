import type { Noise } from "#art/terrain/noise.ts";
import type { Palette } from "./moods.ts";

/** Writes the sky's light in a direction into `out`. */
export type Sky = (out: Float64Array, dx: number, dy: number, dz: number) => void;

/** The sky of an hour: deep above, warm at the edge, brighter round the sun, with thin cloud. */
export function createSky(
  palette: Palette,
  sun: readonly [number, number, number],
  noise: Noise,
  { clouds, stars }: { clouds: number; stars: boolean },
): Sky {
  return (out, dx, dy, dz) => {
    const rise = Math.max(0, dz);
    const depth = Math.min(1, rise / 0.5) ** 0.55;
    const facing = Math.max(0, dx * sun[0] + dy * sun[1] + dz * sun[2]);
    const halo = facing ** 6 * 0.35 + facing ** 60 * 0.5;
    const strength = palette.horizon[0];
    const x = dx / (rise + 0.18);
    const y = dy / (rise + 0.18);
    // Stretched along one direction, as wind draws cloud out.
    const field = noise.sum(x * 0.9 + 5, y * 2.4, 6) * 1.7 - 0.16;
    const veil = Math.min(1, Math.max(0, field)) * Math.min(1, rise / 0.05) * clouds;
    const star = stars ? twinkle(noise, dx, dy, dz) * (1 - veil) : 0;
    for (let band = 0; band < 3; band += 1) {
      const air = palette.horizon[band]! * (1 - depth) + palette.zenith[band]! * depth;
      const glow = halo * palette.glow[band]! * strength;
      const lit = air + glow + star;
      out[band] = lit * (1 - veil) + palette.cloud[band]! * (1 + halo) * veil;
    }
  };
}

/** A few points of light, none of them near the horizon's haze. */
function twinkle(noise: Noise, dx: number, dy: number, dz: number): number {
  if (dz < 0.06) return 0;
  const u = Math.atan2(dx, dy) * 150;
  const v = dz * 190;
  const cell = noise.at(Math.floor(u) * 0.731 + 0.3, Math.floor(v) * 0.913 + 0.7);
  if (cell < 0.52) return 0;
  const offX = u - Math.floor(u) - 0.5;
  const offY = v - Math.floor(v) - 0.5;
  return Math.max(0, 1 - (offX * offX + offY * offY) * 26) * (cell - 0.5) * 5 * Math.min(1, dz * 4);
}
