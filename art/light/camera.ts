import { heightAt, type Heightfield } from "#art/terrain/heightfield.ts";
import type { View } from "#art/scenes/scene.ts";

/** The eye and its axes, in cells. */
export type Camera = {
  x: number;
  y: number;
  z: number;
  forward: readonly [number, number, number];
  right: readonly [number, number, number];
  up: readonly [number, number, number];
  /** Half the picture's height and width over its distance. */
  lens: number;
  wide: number;
};

/** Sets the camera on the ground. @param aspect the picture's width over its height */
export function placeCamera(field: Heightfield, view: View, aspect: number): Camera {
  const x = view.x * field.size;
  const y = view.y * field.size;
  const z = heightAt(field, x, y) + view.above * field.size;
  const [sinH, cosH] = [Math.sin(view.heading), Math.cos(view.heading)];
  const [sinP, cosP] = [Math.sin(view.pitch), Math.cos(view.pitch)];
  return {
    x,
    y,
    z,
    forward: [sinH * cosP, cosH * cosP, sinP],
    right: [cosH, -sinH, 0],
    up: [-sinH * sinP, -cosH * sinP, cosP],
    lens: view.lens,
    wide: view.lens * aspect,
  };
}

/** Where a point of the map stands in the picture: parts of its width and height, and its distance. */
export function project(
  camera: Camera,
  x: number,
  y: number,
  z: number,
): { u: number; v: number; depth: number } | null {
  const dx = x - camera.x;
  const dy = y - camera.y;
  const dz = z - camera.z;
  const depth = dx * camera.forward[0] + dy * camera.forward[1] + dz * camera.forward[2];
  if (depth < 1) return null;
  const across = dx * camera.right[0] + dy * camera.right[1];
  const along = dx * camera.up[0] + dy * camera.up[1] + dz * camera.up[2];
  return {
    u: 0.5 + across / depth / camera.wide / 2,
    v: 0.5 - along / depth / camera.lens / 2,
    depth,
  };
}
