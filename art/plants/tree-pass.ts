import { project, type Camera } from "#art/light/camera.ts";
import type { Canvas } from "#art/light/canvas.ts";
import type { Haze } from "#art/light/haze.ts";
import type { Palette } from "#art/light/moods.ts";
import type { Conifer, Conifers } from "./conifer.ts";
import type { Tree } from "./forest.ts";

/** What lights the trees. */
export type TreeLight = {
  palette: Palette;
  sun: readonly [number, number, number];
  /** How much sun reaches the foot of a tree. */
  sunAt: (x: number, y: number) => number;
  haze: Haze;
};

const needles = [0.03, 0.052, 0.05];
const snow = [0.86, 0.89, 0.94];

/** Paints trees from far to near, each behind what stands before it. */
export function paintTrees(
  canvas: Canvas,
  camera: Camera,
  trees: readonly Tree[],
  pictures: Conifers,
  light: TreeLight,
): void {
  const seen = trees
    .map((tree) => ({ tree, place: project(camera, tree.x, tree.y, tree.z) }))
    .filter(({ place }) => place !== null && place.u > -0.3 && place.u < 1.3)
    .toSorted((a, b) => b.place!.depth - a.place!.depth);
  for (const { tree, place } of seen) {
    const tall = (tree.height / place!.depth / camera.lens / 2) * canvas.height;
    if (tall < 1.4) continue;
    const sizes = pictures[tree.kind]!;
    const picture = sizes.find((size, at) => (sizes[at + 1]?.height ?? 0) < tall) ?? sizes[0]!;
    stamp(canvas, camera, tree, picture, tall, place!, light);
  }
}

function stamp(
  canvas: Canvas,
  camera: Camera,
  tree: Tree,
  picture: Conifer,
  tall: number,
  place: { u: number; v: number; depth: number },
  { palette, sun, sunAt, haze }: TreeLight,
): void {
  const wide = tall * 0.62;
  const left = place.u * canvas.width - wide / 2;
  const top = place.v * canvas.height - tall;
  // The way that the sun comes from, as seen in the picture.
  const across = sun[0] * camera.right[0] + sun[1] * camera.right[1];
  const behind = sun[0] * camera.forward[0] + sun[1] * camera.forward[1];
  const share = sunAt(tree.x, tree.y);
  const way = Math.hypot(tree.x - camera.x, tree.y - camera.y, tree.z - camera.z);
  const dx = (tree.x - camera.x) / way;
  const dy = (tree.y - camera.y) / way;
  const light = new Float64Array(3);
  for (
    let row = Math.max(0, Math.floor(top));
    row < Math.min(canvas.height, top + tall);
    row += 1
  ) {
    const v = Math.floor(((row + 0.5 - top) / tall) * picture.height);
    if (v < 0 || v >= picture.height) continue;
    const from = Math.max(0, Math.floor(left));
    for (let column = from; column < Math.min(canvas.width, left + wide); column += 1) {
      const u = Math.floor(((column + 0.5 - left) / wide) * picture.width);
      if (u < 0 || u >= picture.width) continue;
      const at = v * picture.width + u;
      const cover = picture.cover[at]!;
      const index = row * canvas.width + column;
      if (cover === 0 || canvas.depth[index]! < way - 1.5) continue;
      const facing = Math.max(0, 0.34 + picture.facing[at]! * across * 0.75 - behind * 0.42);
      const dark = 1 - picture.gloom[at]! * 0.65;
      for (let band = 0; band < 3; band += 1) {
        const colour = needles[band]! + (snow[band]! - needles[band]!) * picture.snow[at]! * 0.5;
        light[band] =
          colour * dark * (palette.sun[band]! * facing * share + palette.sky[band]! * 0.95);
      }
      haze(light, dx, dy, way, tree.z);
      for (let band = 0; band < 3; band += 1) {
        const to = index * 3 + band;
        canvas.light[to] = canvas.light[to]! * (1 - cover) + light[band]! * cover;
      }
      if (cover > 0.5) canvas.depth[index] = Math.min(canvas.depth[index]!, way);
    }
  }
}
