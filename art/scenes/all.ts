import { home, homeUpright } from "./home.ts";
import { pages } from "./pages.ts";
import { resorts } from "./resorts.ts";
import type { Scene } from "./scene.ts";
import { states } from "./states.ts";

/** Every landscape of the site, best first. */
export const scenes: readonly Scene[] = [home, homeUpright, ...states, ...pages, ...resorts];
