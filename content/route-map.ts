import type { Coordinates, State } from "#content/resorts/types.ts";
import { airportPlaces } from "./airports.ts";
import { company } from "./company.ts";
import { airportRoutes } from "./routes.ts";

/** A point on the map, which is 350 wide and 412 high. */
type Point = { x: number; y: number };

/** Each state has a separate scale: the closer together its mountains, the larger the scale. */
const frames: Record<State, Point & { scale: number }> = {
  Colorado: { scale: 1.9, x: -309, y: -315 },
  Utah: { scale: 1.5, x: -241, y: -217 },
  California: { scale: 1.15, x: -1.5, y: 18 },
  Montana: { scale: 1, x: 33, y: 236 },
};

/** Codes to the left of or above their airport, so that none covers a mountain. */
const left = "EGE ASE HDN SLC SMF SFO LAX BZN FCA";
const above = "MMH ONT";

const drives = airportRoutes.flatMap(({ state, airports }) =>
  airports.flatMap(({ code, routes }) =>
    routes.map(({ resort }) => ({
      from: place(airportPlaces[code], state),
      to: place(resort.coordinates.value, state),
    })),
  ),
);

const airportPoints = airportRoutes.flatMap(({ state, airports }) =>
  airports.map(({ code }) => ({ code, ...place(airportPlaces[code], state) })),
);

/** A schematic map of the routes: the shapes as SVG paths, north up. */
export const routeMap = {
  label: `Map of ${company.serviceArea}: each airport with lines to the mountains that it serves`,
  note: "Not to scale.",
  /** Each state as a polygon of a few points. */
  states:
    "M164 240L348 240L348 321L241 321L240 332L234 331L236 327L222 332L213 334L204 323L197 312L196 307L188 310L191 288L170 273L164 260ZM5 186L80 186L80 256L174 350L182 366L173 387L173 403L131 408L126 392L113 380L108 379L103 373L94 371L71 363L66 347L58 335L46 312L43 304L35 292L27 280L15 257L2 224L5 193ZM2 2L71 2L71 34L118 34L118 155L2 155ZM145 2L348 2L348 156L145 156Z",
  names: [
    { name: "Montana", x: 280, y: 272 },
    { name: "California", x: 43, y: 214 },
    { name: "Utah", x: 60, y: 130 },
    { name: "Colorado", x: 285, y: 130 },
  ],
  lines: drives.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join(""),
  mountains: [...new Set(drives.map(({ to }) => `M${to.x - 2.5} ${to.y + 2}h5l-2.5-5z`))].join(""),
  dots: airportPoints.map(({ x, y }) => `M${x} ${y}h0`).join(""),
  codes: airportPoints.map(({ code, x, y }) => {
    if (above.includes(code)) return { code, x: x - 3, y: y - 8 };
    return left.includes(code)
      ? { code, x: x - 5, y: y + 3, end: true }
      : { code, x: x + 5, y: y + 3 };
  }),
};

function place({ latitude, longitude }: Coordinates, state: State): Point {
  const { scale, x, y } = frames[state];
  return {
    x: Math.round((longitude + 124.6) * 15.35 * scale + x),
    y: Math.round((49.2 - latitude) * 20.34 * scale + y),
  };
}
