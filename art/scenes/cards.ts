import { home, homeUpright } from "./home.ts";
import { pages } from "./pages.ts";
import { resorts } from "./resorts.ts";
import { card, upright, type Scene } from "./scene.ts";
import { california, colorado, montana, utah, states } from "./states.ts";

/** A part of a wider picture, cut out of the same render. */
export type Crop = Pick<Scene, "name" | "size" | "widths" | "budget"> & {
  of: Scene;
  /** Left, top and width in the wider picture's pixels; the size gives the shape. */
  area: readonly [left: number, top: number, width: number];
};

/** As wide as the whole height of a hero allows. */
const uprightWidth = 675;

/** A mountain for a phone held upright: its summit and what stands below it. */
function uprightPart(scene: Scene): Crop {
  const [width] = scene.size;
  const summit = width * (scene.focus ?? focusOf(scene));
  const left = Math.min(width - uprightWidth, Math.max(0, summit - uprightWidth / 2));
  return {
    ...upright,
    name: `${scene.name}-tall`,
    of: scene,
    area: [Math.round(left), 0, uprightWidth],
  };
}

/** Where the first massif stands, as a share of the picture's width. */
function focusOf({ land, view: { heading, angle } }: Scene): number {
  const [east, north] = land.massifs[0]!.at;
  const radians = Math.PI / 180;
  const aside = Math.tan(Math.atan2(east, north) - heading * radians);
  return 0.5 * (1 + aside / Math.tan((angle / 2) * radians));
}

/** The home page's destinations, two of the gallery's pictures, and what phones show. */
export const cards: readonly Crop[] = [
  { ...card, name: "destination-utah", of: utah, area: [300, 60, 1100] },
  { ...card, name: "destination-california", of: california, area: [400, 150, 1100] },
  { ...card, name: "gallery-pass", of: home, area: [600, 285, 920] },
  { ...card, name: "gallery-dawn", of: montana, area: [500, 130, 1080] },
  { ...upright, name: "state-colorado-tall", of: colorado, area: [720, 0, uprightWidth] },
  { ...upright, name: "state-utah-tall", of: utah, area: [600, 0, uprightWidth] },
  { ...upright, name: "state-montana-tall", of: montana, area: [800, 0, uprightWidth] },
  ...pages.map(uprightPart),
  ...resorts.map(uprightPart),
];

/** Every landscape of the site, best first. */
export const scenes: readonly Scene[] = [home, homeUpright, ...states, ...pages, ...resorts];
