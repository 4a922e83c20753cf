import { expect, test } from "vitest";
import { mainAirportsOf, resortBySlug, resorts } from "#content/resorts/index.ts";
import { airports, meetingPoints } from "./airports.ts";
import { convoys } from "./convoys.ts";
import { fleet, type Vehicle } from "./fleet.ts";
import { altOf } from "./gallery.ts";
import { airportRoutes, meetingPoint } from "./routes.ts";
import { services, findService } from "./services.ts";
import { vehiclePlans, type VehiclePlan } from "./vehicle-plans.ts";

test("every vehicle has one service", () => {
  const shown = services.flatMap((service) =>
    service.kind === "vehicle" ? [service.vehicle] : [],
  );
  expect(shown.toSorted()).toEqual(fleet.map(({ value }) => value).toSorted());
});

test("what a vehicle's second picture shows is told in words", () => {
  for (const service of services)
    if (service.kind === "vehicle") expect(altOf(service.second), service.second).not.toBe("");
});

test("a convoy for each size of group, with a seat for everyone", () => {
  const sizes = findService("group-transportation")?.facts.map(({ value }) => value);
  expect(convoys.groups.map(({ size }) => size)).toEqual(sizes);
  for (const { size, seats } of convoys.groups)
    expect(seats).toBeGreaterThanOrEqual(Math.max(...size.match(/\d+/g)!.map(Number)));
});

test.each(fleet.map((vehicle) => [vehicle.value, vehicle] as const))(
  "the plan of a %s seats as many and holds as many bags as the fleet says",
  (value, { passengers, bags = 0 }: Vehicle) => {
    const plan: VehiclePlan = vehiclePlans[value];
    expect(plan.seats).toHaveLength(passengers.max);
    expect(plan.bags.length + 2 * (plan.stacked?.length ?? 0)).toBe(bags);
  },
);

const listed = airportRoutes.flatMap((group) => group.airports);

test("every airport and every drive of the guides is a route, in the mountain's state", () => {
  expect(listed.map(({ code }) => code).toSorted()).toEqual(Object.keys(airports).toSorted());
  const drives = resorts.flatMap(({ slug, access }) =>
    access.airports.map(({ code }) => `${code} ${slug}`),
  );
  const routes = listed.flatMap(({ code, routes: from }) =>
    from.map(({ resort }) => `${code} ${resort.slug}`),
  );
  expect(routes.toSorted()).toEqual(drives.toSorted());
  for (const { state, airports: group } of airportRoutes)
    for (const { resort } of group.flatMap(({ routes: from }) => from))
      expect(resort.state, resort.slug).toBe(state);
});

test("who lands is met at baggage claim, or where the owner says", () => {
  const met = [
    "Denver International Airport",
    "DEN",
    "Denver International Airport (DEN), UA 1287",
    "Bozeman Yellowstone International Airport (BZN)",
    "Salt Lake City International, terminal A",
  ];
  for (const address of met) expect(meetingPoint(address), address).toBe("Baggage claim");
  const others = [
    "Denver Airport Marriott, Denver",
    "The Westin at Denver International Airport",
    "Eagle County Regional Airport (EGE), private terminal",
    "Denver International Airport, departures",
    "Salt Lake City International Airport, Park City shuttle island",
    "Union Station, Denver",
    "The Lodge at Vail",
  ];
  for (const address of others) expect(meetingPoint(address), address).toBeNull();
  meetingPoints.DEN = "Baggage claim, door 505";
  expect(meetingPoint("DEN, UA 1287")).toBe("Baggage claim, door 505");
  delete meetingPoints.DEN;
});

test("a mountain's main airport is one of its own", () => {
  for (const resort of resorts)
    if (resort.access.mainAirport)
      expect(mainAirportsOf(resort)[0]?.code, resort.slug).toBe(resort.access.mainAirport);
  const codesOf = (slug: string) => mainAirportsOf(resortBySlug(slug)!).map(({ code }) => code);
  expect(codesOf("mammoth-mountain")).toEqual(["BIH", "RNO", "LAX"]);
  expect(codesOf("vail")).toEqual(["EGE", "DEN"]);
});
