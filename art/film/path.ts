import { project } from "#art/light/camera.ts";
import { survey } from "#art/render.ts";
import type { Scene } from "#art/scenes/scene.ts";
import { heightAt } from "#art/terrain/heightfield.ts";

/** A place of the road in the picture, as parts of its width and height; how near, and whether it is seen. */
export type RoadPlace = { u: number; v: number; near: number; seen: boolean };

/** The road of a scene as its picture shows it, from near to far. */
export function roadInPicture(scene: Scene): RoadPlace[] {
  const { field, road, camera } = survey(scene);
  return (road?.points ?? []).map(({ x, y, z }) => {
    const place = project(camera, x, y, z + 0.5);
    let seen = place !== null;
    for (let part = 0.1; part < 0.97 && seen; part += 0.02) {
      const at = [camera.x + (x - camera.x) * part, camera.y + (y - camera.y) * part] as const;
      seen = camera.z + (z + 0.5 - camera.z) * part > heightAt(field, ...at) - 0.2;
    }
    return { u: place?.u ?? 0, v: place?.v ?? 0, near: 1 / (place?.depth ?? 1e6), seen };
  });
}
