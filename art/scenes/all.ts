import { backgrounds } from "./backgrounds.ts";
import { grid } from "./grid.ts";
import { resortCards } from "./resorts.ts";
import type { Scene } from "./scene.ts";

/** Every landscape of the site. */
export const scenes: readonly Scene[] = [...backgrounds, ...grid, ...resortCards];
