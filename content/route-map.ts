import type { Coordinates } from "#content/resorts/types.ts";
import { airportPlaces } from "./airports.ts";
import { company } from "./company.ts";
import { airportRoutes } from "./routes.ts";

/** A point of the map, whose width is 350 and whose height is 344. */
type Point = { x: number; y: number };

/** Codes that stand left of their airport or above it, so that none lies on a mountain. */
const left = "EGE ASE HDN SLC SMF SFO LAX BZN FCA";
const above = "MMH ONT";

const drives = airportRoutes.flatMap(({ airports }) =>
  airports.flatMap(({ code, routes }) =>
    routes.map(({ resort }) => ({
      from: place(airportPlaces[code]),
      to: place(resort.coordinates.value),
    })),
  ),
);

const airportPoints = airportRoutes
  .flatMap((group) => group.airports)
  .map(({ code }) => ({ code, ...place(airportPlaces[code]) }));

/** A schematic map of the routes: the shapes as SVG paths, north up. */
export const routeMap = {
  label: `Map of ${company.serviceArea}: each airport with lines to the mountains that it serves`,
  note: "Schematic: lines join airports and mountains and do not follow roads.",
  /** Each state in a few points. */
  states:
    "M131 4L315 4L315 85L208 85L207 96L201 95L203 91L189 96L180 98L171 87L164 76L163 71L155 74L158 52L137 37L131 24ZM6 146L71 146L71 207L153 289L160 303L152 321L152 335L115 339L111 325L100 315L95 314L91 309L83 307L63 300L59 286L52 276L41 256L39 249L32 238L25 228L14 208L3 179L6 152ZM162 146L208 146L208 167L239 167L239 248L162 248ZM239 167L346 167L346 248L239 248Z",
  names: [
    { name: "Montana", x: 250, y: 34 },
    { name: "California", x: 39, y: 170 },
    { name: "Utah", x: 199, y: 222 },
    { name: "Colorado", x: 306, y: 228 },
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

function place({ latitude, longitude }: Coordinates): Point {
  return { x: Math.round((longitude + 124.6) * 15.35), y: Math.round((49.2 - latitude) * 20.34) };
}
