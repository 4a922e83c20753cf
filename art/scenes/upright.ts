import { tall, upright } from "./formats.ts";
import type { Find, Scene } from "./scene.ts";

/** A picture over the whole width that looks for its own place. */
export type Wide = Scene & {
  view: { find: Find };
  /** It opens a page by filling the screen, not little more than half of it. */
  fillsScreen?: boolean;
  /** What it wants to see instead when upright, beyond what all do. */
  upright?: Partial<Find>;
};

/**
 * The same land and hour for a phone held upright: a middle cut out of the wide picture would show a
 * quarter of it, four times too coarse. Its name is the wide one's with `-tall`.
 */
export function turnUpright({ fillsScreen = false, upright: own, ...scene }: Wide): Scene {
  return {
    ...scene,
    ...(fillsScreen ? tall : upright),
    name: `${scene.name}-tall`,
    view: { find: { ...scene.view.find, lens: 0.6, horizon: 0.56, x: 0.5, ...own } },
  };
}
