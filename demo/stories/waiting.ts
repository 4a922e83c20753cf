import { airports } from "#content/airports.ts";
import type { Story } from "#demo/play.ts";

/** Requests that wait for a quote: new ones, short notice, a late one, and some in review. */
export const waiting: readonly Story[] = [
  {
    hoursAgo: 0.07,
    pickup: { days: 19, time: "15:40" },
    trip: {
      pickupAddress: `${airports.DEN}, Terminal West, level 5`,
      dropoffAddress: "Four Seasons Resort and Residences Vail, 1 Vail Rd, Vail, CO",
      passengers: "4",
      vehicleType: "premium-suv",
      firstName: "Harriet",
      lastName: "Lindqvist",
      cellPhone: "(612) 555-0117",
      email: "harriet.lindqvist@example.com",
    },
  },
  {
    hoursAgo: 3.2,
    pickup: { days: 33, time: "11:15" },
    trip: {
      pickupAddress: `${airports.SLC} (SLC), door 7`,
      dropoffAddress: "Stein Eriksen Lodge, 7700 Stein Way, Park City, UT",
      passengers: "5",
      vehicleType: "premium-suv",
      firstName: "Marcus",
      lastName: "Oyelaran",
      cellPhone: "(404) 555-0163",
      email: "m.oyelaran@example.com",
    },
  },
  {
    hoursAgo: 43.6,
    pickup: { days: 12, time: "13:30" },
    trip: {
      pickupAddress: airports.RNO,
      dropoffAddress: "The Ritz-Carlton, Lake Tahoe, Northstar, Truckee, CA",
      passengers: "2",
      vehicleType: "executive-sedan",
      firstName: "Priya",
      lastName: "Raghunathan",
      cellPhone: "+1 415 555 0128",
      email: "priya.r@example.com",
    },
  },
  {
    hoursAgo: 48.65,
    pickup: { days: 8, time: "16:20" },
    trip: {
      pickupAddress: `${airports.BZN} (BZN)`,
      dropoffAddress: "The Huntley Lodge, Big Sky, MT",
      passengers: "3",
      vehicleType: "premium-suv",
      firstName: "Gordon",
      lastName: "MacAllister",
      cellPhone: "(206) 555-0190",
      email: "gordon.macallister@example.com",
    },
  },
  {
    hoursAgo: 1.3,
    pickup: { hours: 10 },
    trip: {
      pickupAddress: `${airports.EGE} (EGE), private terminal`,
      dropoffAddress: "Park Hyatt Beaver Creek, 136 E Thomas Pl, Avon, CO",
      passengers: "2",
      vehicleType: "executive-sedan",
      firstName: "Simone",
      lastName: "Vautrin",
      cellPhone: "+1 646 555 0174",
      email: "simone.vautrin@example.com",
    },
  },
  {
    hoursAgo: 0.4,
    pickup: { hours: 12 },
    trip: {
      pickupAddress: `${airports.HDN} (HDN)`,
      dropoffAddress: "The Steamboat Grand, Steamboat Springs, CO",
      passengers: "6",
      vehicleType: "luxury-van",
      firstName: "Trey",
      lastName: "Hollenbeck",
      cellPhone: "(512) 555-0136",
      email: "trey.hollenbeck@example.com",
    },
  },
  {
    hoursAgo: 20,
    pickup: { days: 16, time: "14:05" },
    trip: {
      pickupAddress: airports.DEN,
      dropoffAddress: "One Ski Hill Place, Breckenridge, CO",
      passengers: "6",
      vehicleType: "luxury-van",
      firstName: "Anneliese",
      lastName: "Brandt",
      cellPhone: "(303) 555-0155",
      email: "anneliese.brandt@example.com",
    },
    later: [
      { hoursAgo: 2.1, type: "review", by: "nora" },
      {
        hoursAgo: 1.9,
        type: "note",
        by: "nora",
        text: "Six adults, six pairs of skis and a cello case. The van with the ski box is free that day.",
      },
      {
        hoursAgo: 1.6,
        type: "draft",
        by: "nora",
        quote: {
          operator: "colorado",
          lines: [
            ["transfer", "Denver International to Breckenridge", "780"],
            ["gratuity", "20% of the transfer", "20%"],
            ["fees", "Airport access and tolls", "24.50"],
          ],
          message:
            "Dear Anneliese,\nThe cello travels inside, beside you. Your chauffeur meets you at level 5, west side.\nNora",
        },
      },
    ],
  },
  {
    hoursAgo: 29,
    pickup: { days: 24, time: "17:45" },
    trip: {
      pickupAddress: `${airports.SFO}, International Terminal G`,
      dropoffAddress: "Edgewood Tahoe Resort, 180 Lake Pkwy, Stateline, NV",
      passengers: "4",
      vehicleType: "",
      firstName: "Kenji",
      lastName: "Morimoto",
      cellPhone: "+81 3 5550 0142",
      email: "kenji.morimoto@example.com",
    },
    later: [
      { hoursAgo: 5, type: "review", by: "ben" },
      {
        hoursAgo: 4.8,
        type: "draft",
        by: "ben",
        quote: { lines: [["transfer", "San Francisco International to Stateline", ""]] },
      },
      {
        hoursAgo: 4.7,
        type: "note",
        by: "ben",
        text: "Asked Sierra Lakes what four hours over Donner cost them at night. They call back this afternoon.",
      },
    ],
  },
];
