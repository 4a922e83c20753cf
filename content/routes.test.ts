import { expect, test } from "vitest";
import { airports } from "./airports.ts";
import { mainAirportOf, resortBySlug, resorts } from "./resorts/index.ts";
import { airportRoutes } from "./routes.ts";

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

test("a mountain's main airport is one of its own", () => {
  for (const resort of resorts)
    if (resort.access.mainAirport)
      expect(mainAirportOf(resort).code, resort.slug).toBe(resort.access.mainAirport);
  expect(mainAirportOf(resortBySlug("mammoth-mountain")!).code).toBe("BIH");
  expect(mainAirportOf(resortBySlug("vail")!).code).toBe("EGE");
});
