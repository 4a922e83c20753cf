import { expect, test } from "vitest";
import { resorts } from "#content/resorts/index.ts";
import { guessZone } from "./pickup-zone.ts";

const zoneOf = (pickupAddress: string, dropoffAddress = "") =>
  guessZone({ pickupAddress, dropoffAddress });
const pacific = "America/Los_Angeles";
const mountain = "America/Denver";

test.each([
  "Reno-Tahoe International Airport",
  "RNO",
  "lax",
  "SFO, Terminal 2",
  "SMF",
  "OAK",
  "oak airport",
  "SJC",
  "ONT",
  "Mammoth Yosemite (MMH)",
  "1 Ski Run Blvd, South Lake Tahoe, CA 96150",
  "Incline Village",
  "455 Country Club Dr, Incline Village, NV 89451-1234",
  "Stateline nv",
  "89501",
  "201 W 5th St 89501, USA",
  "San Francisco, California",
  "742 Evergreen Ter, Sparks 89431, United States",
  "Aspen Grove, Olympic Valley",
  "Denver Ave, Los Angeles",
])("%s is on Pacific time", (address) => {
  expect(zoneOf(address)).toMatchObject({ zone: pacific, source: "pickup-address" });
});

test.each([
  "Denver International Airport",
  "DEN",
  "The Lodge at Vail",
  "1801 California St, Denver",
  "95000 Ski Hill Road, Breckenridge",
  "1 Nevada Ave, Colorado Springs, CO 80903",
  "123 OAK ST, VAIL CO 81657",
  "Oak Ridge, Park City, UT 84060",
  "Big Sky, MT",
  "slc",
])("%s is on Mountain time", (address) => {
  expect(zoneOf(address)).toMatchObject({ zone: mountain, source: "pickup-address" });
});

test("it says what it was guessed from", () => {
  expect(zoneOf("The Ritz", "Northstar, Truckee").matched).toBe("Truckee");
  expect(zoneOf("The Ritz", "Northstar, Truckee").source).toBe("dropoff-address");
  expect(zoneOf("Denver", "Truckee")).toEqual({
    zone: mountain,
    source: "pickup-address",
    matched: "Denver",
  });
  expect(zoneOf("Home", "the cabin")).toEqual({ zone: mountain, source: "default", matched: null });
});

test.each(resorts.map((resort) => [resort.name, resort] as const))(
  "%s and its town are in their own zone",
  (_, resort) => {
    const zone = /California|Nevada/.test(resort.state) ? pacific : mountain;
    for (const address of [resort.name, resort.town]) expect(zoneOf(address).zone).toBe(zone);
  },
);
