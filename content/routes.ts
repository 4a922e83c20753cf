import { airports, type AirportCode } from "./airports.ts";
import { resorts, type Resort } from "./resorts/index.ts";
import type { AirportDistance, State } from "./resorts/types.ts";

/** A drive from an airport to a mountain, with the figures of the mountain's guide. */
export type Route = AirportDistance & { resort: Resort };

/** An airport and the mountains that it serves, the shortest drive first. */
export type AirportRoutes = { code: AirportCode; name: string; note?: string; routes: Route[] };

const byState = {
  Colorado: ["DEN", "EGE", "HDN", "ASE"],
  Utah: ["SLC"],
  California: ["RNO", "SMF", "SFO", "BIH", "MMH", "ONT", "PSP", "LAX"],
  Montana: ["BZN", "FCA", "BIL"],
} as const satisfies Record<State, readonly AirportCode[]>;

const notes: { [Code in AirportCode]?: string } = {
  MMH: "Commercial flights use Bishop (BIH).",
};

/** The routes of every guide, by the state of the mountains and then by airport. */
export const airportRoutes = Object.entries(byState).map(([state, codes]) => ({
  state,
  airports: codes.map(routesFrom),
}));

export const routesText = {
  title: "From the airport to the mountain",
  lead: `${Object.keys(airports).length} airports, ${resorts.length} mountains, and how long each road takes in winter.`,
  note: "Approximate, on a fair winter day without holiday traffic. Storms, closures and weekend traffic add to it.",
};

function routesFrom(code: AirportCode): AirportRoutes {
  const routes = resorts.flatMap((resort) =>
    resort.access.airports
      .filter((airport) => airport.code === code)
      .map((airport) => ({ ...airport, resort })),
  );
  routes.sort((one, other) => one.winterMinutes.value - other.winterMinutes.value);
  return { code, name: airports[code], note: notes[code], routes };
}

/** Minutes of driving as people say them, such as "2 h 15 min". */
export function formatDrive(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : "", rest > 0 ? `${rest} min` : ""].filter(Boolean).join(" ");
}
