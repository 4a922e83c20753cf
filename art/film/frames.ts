import { createRandom } from "#art/terrain/random.ts";
import type { RoadPlace } from "./path.ts";

/** A flake: where it starts, how far it drifts in one loop, how large and bright it is. */
type Flake = { x: number; y: number; across: number; down: number; size: number; light: number };

/**
 * Writes one moment of the film over the still picture. The first and the last moment are the still
 * itself: snow and lamps come up and fade within the loop, so that it has no seam.
 */
export function createFilm(
  still: Buffer,
  { width, height, road }: { width: number; height: number; road: readonly RoadPlace[] },
) {
  const random = createRandom(5);
  // Whole turns in a loop, so that each flake ends where it began.
  const flakes: Flake[] = Array.from({ length: 420 }, () => {
    const near = random() ** 3;
    return {
      x: random(),
      y: random(),
      across: -0.16 - near * 0.3,
      down: 1 + Math.floor(near * 1.6),
      size: (1 + near * 2.6) * (height / 720),
      light: 0.34 + near * 0.5,
    };
  });

  /** @param moment from 0 to 1 @returns red, green, blue for each pixel */
  return (moment: number): Buffer => {
    const frame = Buffer.from(still);
    const strength = Math.sin(Math.PI * moment) ** 2;
    for (const flake of flakes) {
      const x = wrap(flake.x + flake.across * moment + 0.012 * Math.sin(moment * 12 + flake.y * 9));
      const y = wrap(flake.y + flake.down * moment);
      dab(frame, x * width, y * height, flake.size, flake.light * strength, [255, 250, 246]);
    }
    const place = road[Math.floor((0.62 - 0.5 * moment) * (road.length - 1))];
    if (place?.seen) {
      const size = Math.max(1.9, place.near * 60) * (height / 720);
      for (const side of [-0.5, 0.5]) {
        const x = place.u * width + side * size * 2.6;
        dab(frame, x, place.v * height, size, strength, [255, 240, 205]);
        dab(frame, x, place.v * height, size * 5, strength * 0.4, [255, 214, 150]);
      }
    }
    return frame;
  };

  function dab(
    frame: Buffer,
    x: number,
    y: number,
    radius: number,
    light: number,
    colour: readonly [number, number, number],
  ) {
    const reach = Math.ceil(radius * 1.6);
    for (
      let row = Math.max(0, Math.floor(y - reach));
      row <= Math.min(height - 1, y + reach);
      row += 1
    ) {
      for (
        let column = Math.max(0, Math.floor(x - reach));
        column <= Math.min(width - 1, x + reach);
        column += 1
      ) {
        const away = Math.hypot(column + 0.5 - x, row + 0.5 - y) / radius;
        const share = Math.max(0, 1 - (away * away) / 2.2) ** 2 * light;
        if (share <= 0) continue;
        const at = (row * width + column) * 3;
        for (let band = 0; band < 3; band += 1)
          frame[at + band] = frame[at + band]! + (colour[band]! - frame[at + band]!) * share;
      }
    }
  }
}

function wrap(value: number): number {
  return value - Math.floor(value);
}
