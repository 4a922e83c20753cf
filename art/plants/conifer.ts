import { createNoise } from "#art/terrain/noise.ts";
import { createRandom } from "#art/terrain/random.ts";

/** A conifer as a small picture of what it is made of, ready to be lit. */
export type Conifer = {
  width: number;
  height: number;
  /** For each pixel: how much of it is tree, how much of that is snow, and which way it faces. */
  cover: Float32Array;
  snow: Float32Array;
  /** -1 faces left, 1 faces right. */
  facing: Float32Array;
  /** How dark it is under the tier above. */
  gloom: Float32Array;
};

/** Tree pictures at falling sizes, the largest first, so that a far tree needs no shrinking. */
export type Conifers = readonly (readonly Conifer[])[];

/** Draws some conifers, none like another. @param count how many kinds */
export function drawConifers(seed: number, count: number): Conifers {
  return Array.from({ length: count }, (_, kind) =>
    [192, 96, 48, 24, 12, 6].map((height) => draw(seed + kind * 101, height)),
  );
}

function draw(seed: number, height: number): Conifer {
  const random = createRandom(seed);
  const noise = createNoise(seed);
  const tiers = 9 + Math.floor(random() * 6);
  const girth = 0.19 + random() * 0.07;
  const lean = (random() - 0.5) * 0.04;
  const width = Math.ceil(height * 0.62);
  const size = width * height;
  const tree: Conifer = {
    width,
    height,
    cover: new Float32Array(size),
    snow: new Float32Array(size),
    facing: new Float32Array(size),
    gloom: new Float32Array(size),
  };
  // Several samples for each pixel, or the small sizes would be jagged.
  const fine = Math.max(2, Math.round(48 / height) + 1);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const index = row * width + column;
      for (let sub = 0; sub < fine * fine; sub += 1) {
        const x = ((column + ((sub % fine) + 0.5) / fine) / width - 0.5) * 0.62;
        const y = (row + (Math.floor(sub / fine) + 0.5) / fine) / height;
        touch(tree, index, 1 / (fine * fine), x - lean * (1 - y), y);
      }
      const cover = tree.cover[index]!;
      if (cover === 0) continue;
      tree.snow[index]! /= cover;
      tree.facing[index]! /= cover;
      tree.gloom[index]! /= cover;
    }
  }
  return tree;

  function touch(to: Conifer, index: number, share: number, x: number, y: number) {
    // Branches droop: a tier reaches further down at its ends than at the trunk.
    const place = y ** 0.88 * tiers - Math.abs(x) * 2.6;
    const phase = place - Math.floor(place);
    const side = x < 0 ? 0 : 31;
    const ragged = 1 + noise.at(Math.floor(place) * 1.7 + side, phase * 3.1 + side) * 0.5;
    const reach = girth * y ** 0.9 * (0.42 + 0.6 * phase ** 0.8) * ragged;
    const trunk = y > 0.93 && Math.abs(x) < 0.014;
    if (y < 0.004 || y > 0.985 || (Math.abs(x) > reach && !trunk)) return;
    to.cover[index]! += share;
    const outer = reach > 0 ? Math.abs(x) / reach : 0;
    const lies = phase > 0.32 && phase < 0.9 && noise.at(x * 40 + 7, y * 46) > -0.25 - outer * 0.3;
    to.snow[index]! += lies && !trunk ? share : 0;
    to.facing[index]! += share * Math.max(-1, Math.min(1, x / Math.max(0.001, reach)));
    to.gloom[index]! += share * (phase < 0.3 ? 1 - phase / 0.3 : 0);
  }
}
