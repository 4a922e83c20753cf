import { placeCamera, type Camera } from "./light/camera.ts";
import { createCanvas, type Canvas } from "./light/canvas.ts";
import { findView } from "./light/find-view.ts";
import { paintGlows, type Glow } from "./light/glow.ts";
import { paintGround } from "./light/ground-pass.ts";
import { createHaze } from "./light/haze.ts";
import { moods } from "./light/moods.ts";
import { castShadows } from "./light/shadow.ts";
import { createSky } from "./light/sky.ts";
import { createShade } from "./light/surface.ts";
import { drawConifers } from "./plants/conifer.ts";
import { plant } from "./plants/forest.ts";
import { paintTrees } from "./plants/tree-pass.ts";
import type { Scene } from "./scenes/scene.ts";
import { heightAt } from "./terrain/heightfield.ts";
import { raiseRange } from "./terrain/mountains.ts";
import { createNoise } from "./terrain/noise.ts";
import { createRandom } from "./terrain/random.ts";
import { createRoadFinder, layRoad, type Road } from "./terrain/road.ts";

const treeKinds = 7;
/** Beyond so many cells a tree is a speck, and the ground's own colour stands for the forest. */
const treeReach = 330;

/** The land of a scene, and from where it is seen. */
export function survey(scene: Scene) {
  const field = raiseRange(scene.range);
  const aspect = scene.width / scene.height;
  const view =
    "find" in scene.view ? findView(field, scene.range.seed, aspect, scene.view.find) : scene.view;
  const water = scene.lake === undefined ? -1e6 : levelOf(field.heights, scene.lake);
  const road = scene.road
    ? layRoad(field, roadStart(view, field.size), Math.round(field.size * 0.4))
    : null;
  const camera = placeCamera(field, view, aspect);
  camera.z = Math.max(camera.z, water + 3);
  return { field, view, water, road, camera };
}

/**
 * Makes a picture of a scene.
 * @param scale pixels drawn for each pixel of the largest file; more than 1 smooths edges
 */
export function render(scene: Scene, scale: number): Canvas {
  const width = Math.round(scene.width * scale);
  const height = Math.round(scene.height * scale);
  const { field, view, water, road, camera } = survey(scene);
  const { seed } = scene.range;
  const roadAt = createRoadFinder(road);
  const palette = moods[scene.mood];
  const turn = view.heading + scene.sun.side;
  const low = Math.cos(scene.sun.height);
  const sun = [Math.sin(turn) * low, Math.cos(turn) * low, Math.sin(scene.sun.height)] as const;
  const noise = createNoise(seed + 17);
  const shadows = castShadows(field, sun);
  const haze = createHaze(palette, sun, {
    clearness: scene.clearness,
    size: field.size,
    top: field.top,
  });
  const canvas = createCanvas(width, height);
  paintGround(canvas, camera, {
    field,
    haze,
    water,
    sky: createSky(palette, sun, noise, { clouds: 0.6, stars: scene.stars ?? false }),
    shade: createShade({ ...scene, field, noise, palette, sun, shadows, roadAt }),
    ripple: (x, y) => noise.sum(x * 0.8, y * 0.12, 3),
  });

  const trees = plant(field, noise, seed + 5, {
    eye: camera,
    reach: treeReach,
    treeLine: scene.treeLine,
    water,
    kinds: treeKinds,
    roadAt,
  });
  const sunAt = (x: number, y: number) => shadows[Math.floor(y) * field.size + Math.floor(x)] ?? 0;
  paintTrees(canvas, camera, trees, drawConifers(41, treeKinds), { palette, sun, sunAt, haze });
  paintGlows(canvas, camera, lights(scene, road, field, camera));
  return canvas;
}

/** The height below which the given share of the land lies. */
function levelOf(heights: Float32Array, share: number): number {
  return heights.toSorted()[Math.floor(share * heights.length)]!;
}

function roadStart(view: { x: number; y: number; heading: number }, size: number) {
  // A few steps to the side of the eye, so that the road enters the picture at a corner.
  const x = view.x * size + Math.cos(view.heading) * 3 + Math.sin(view.heading) * 7;
  const y = view.y * size - Math.sin(view.heading) * 3 + Math.cos(view.heading) * 7;
  return { x, y, heading: view.heading };
}

function lights(
  scene: Scene,
  road: Road | null,
  field: Parameters<typeof heightAt>[0],
  camera: Camera,
): Glow[] {
  const glows: Glow[] = [];
  for (const part of scene.lamps ?? []) {
    const at = road?.points[Math.floor(part * (road.points.length - 2))];
    if (!at) continue;
    const lamp = { y: at.y, z: at.z + 0.5, core: 0.07, halo: 1.3, spread: 0.4 };
    for (const side of [-0.4, 0.4]) {
      const x = at.x + camera.right[0] * side;
      glows.push({ ...lamp, x, y: at.y + camera.right[1] * side, colour: [4.2, 3.1, 1.8] });
    }
  }
  const random = createRandom(scene.range.seed + 77);
  for (let window = 0; window < (scene.windows ?? 0); window += 1) {
    const away = 60 + random() * 170;
    const across = (random() - 0.5) * 0.9 * away * camera.wide;
    const x = camera.x + camera.forward[0] * away + camera.right[0] * across;
    const y = camera.y + camera.forward[1] * away + camera.right[1] * across;
    const z = heightAt(field, x, y);
    if (z > field.top * 0.36) continue;
    glows.push({ x, y, z: z + 0.6, colour: [3.6, 2.3, 1.1], core: 0.1, halo: 1.6, spread: 0.3 });
  }
  return glows;
}
