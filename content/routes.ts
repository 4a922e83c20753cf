import { airports, meetingPoints, type AirportCode } from "./airports.ts";
import { resorts, type Resort } from "./resorts/index.ts";
import type { AirportDistance, State } from "./resorts/types.ts";

/** A drive from an airport to a mountain, with the figures of the mountain's guide. */
export type Route = AirportDistance & { resort: Resort };

/** An airport and the mountains it serves, the shortest drive first. */
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

/** The routes of every guide, grouped by the mountains' state and then by airport. */
export const airportRoutes = Object.entries(byState).map(([state, codes]) => ({
  state: state as State,
  airports: codes.map(routesFrom),
}));

export const routesText = {
  title: "From the airport to the mountain",
  lead: `${Object.keys(airports).length} airports, ${resorts.length} mountains, and how long each road takes in winter.`,
  note: "Approximate, for a fair winter day. Storms and traffic add time.",
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

/** Driving minutes in words, for example "2 h 15 min". */
export function formatDrive(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : "", rest > 0 ? `${rest} min` : ""].filter(Boolean).join(" ");
}

/** Minutes of a winter drive between an airport and a mountain with a guide; null for any other drive. */
export function driveBetween(from: string, to: string): number | null {
  return driveFrom(from, to) ?? driveFrom(to, from);
}

function driveFrom(airportAddress: string, mountainAddress: string): number | null {
  const code = airportIn(airportAddress);
  if (code === null) return null;
  const words = wordsOf(mountainAddress);
  const named = resorts
    .flatMap((resort) =>
      [resort.name, resort.town].map((name) => ({ resort, name: wordsOf(name) })),
    )
    .filter(({ name }) => words.includes(name))
    .toSorted((one, other) => other.name.length - one.name.length);
  const drives = named.flatMap(({ resort }) =>
    resort.access.airports.filter((airport) => airport.code === code),
  );
  return drives[0]?.winterMinutes.value ?? null;
}

/** Where the chauffeur meets a landing guest; null if the address names more than an airport and a flight. */
export function meetingPoint(pickupAddress: string): string | null {
  const code = airportIn(pickupAddress);
  if (code === null) return null;
  const known = wordsOf(`${airports[code]} ${code} the intl terminal flight arrivals`);
  const words = wordsOf(pickupAddress).trim().split(" ");
  // An airline, a flight number or a state.
  const isFlight = (word: string) => /^([a-z]{1,2}|[a-z]{0,2}\d{1,4})$/.test(word);
  const isAirport = words.every((word) => known.includes(` ${word} `) || isFlight(word));
  return isAirport ? (meetingPoints[code] ?? "Baggage claim") : null;
}

function airportIn(address: string): AirportCode | null {
  const words = wordsOf(address);
  const isAirport = / (airport|intl|international|terminal) /.test(words);
  const found = (Object.keys(airports) as AirportCode[]).find((code) => {
    const [city = ""] = airports[code].split(/ International| Regional| Airport| County|[/-]/);
    return (
      new RegExp(`\\b${code}\\b`).test(address) || (isAirport && words.includes(wordsOf(city)))
    );
  });
  return found ?? null;
}

/** Lower case, with a space around each word. */
function wordsOf(text: string): string {
  return ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ") ?? ""
  } `;
}
