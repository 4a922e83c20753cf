import { tall, upright } from "./formats.ts";
import type { Scene } from "./scene.ts";

type Find = { x: number; lens: number; horizon: number; above: number };

/** A picture over the whole width that looks for its own place, and what is its own when upright. */
export type Wide = Scene & { view: { find: Find }; upright?: Partial<Find> };

/** Those that open a page by filling the screen. */
const fillsScreen = /^(home|state|not-found)-/;

/**
 * The same land and hour for a phone held upright: a middle cut out of the wide picture would show a
 * quarter of it, four times too coarse. Its name is the wide one's with `-tall`.
 */
export function turnUpright({ upright: own, ...scene }: Wide): Scene {
  return {
    ...scene,
    ...(fillsScreen.test(scene.name) ? tall : upright),
    name: `${scene.name}-tall`,
    view: { find: { ...scene.view.find, lens: 0.6, horizon: 0.56, x: 0.5, ...own } },
  };
}
