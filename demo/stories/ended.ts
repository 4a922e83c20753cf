import { airports } from "#content/airports.ts";
import type { Story } from "#demo/play.ts";

/** Quotes that were answered, and lost ones. */
export const ended: readonly Story[] = [
  {
    hoursAgo: 75,
    pickup: { days: 6, time: "18:30" },
    trip: {
      pickupAddress: `${airports.SLC}, Park City shuttle island`,
      dropoffAddress: "Montage Deer Valley, 9100 Marsac Ave, Park City, UT",
      passengers: "4",
      vehicleType: "premium-suv",
      firstName: "Caroline",
      lastName: "Abernathy",
      cellPhone: "(617) 555-0122",
      email: "caroline.abernathy@example.com",
    },
    later: [
      {
        hoursAgo: 57,
        type: "quote",
        by: "nora",
        quote: {
          operator: "utah",
          lines: [
            ["transfer", "Salt Lake City International to Empire Pass", "310"],
            ["gratuity", "20% of the transfer", "20%"],
            ["fees", "Airport access", "8"],
          ],
          message: "Dear Caroline,\nTwo booster seats are in the car.\nNora",
        },
      },
      { hoursAgo: 30, type: "visitor", answer: "accept" },
    ],
  },
  {
    hoursAgo: 96,
    pickup: { days: 9, time: "07:45" },
    trip: {
      pickupAddress: "Grand Colorado on Peak 8, 1627 Ski Hill Rd, Breckenridge, CO",
      dropoffAddress: airports.DEN,
      passengers: "12",
      vehicleType: "luxury-van",
      firstName: "Walter",
      lastName: "Szymanski",
      cellPhone: "(773) 555-0195",
      email: "walter.szymanski@example.com",
    },
    later: [
      {
        hoursAgo: 80,
        type: "quote",
        by: "ben",
        quote: {
          operator: "colorado",
          lines: [
            ["transfer", "Breckenridge to Denver International, luxury van", "845"],
            ["gratuity", "20% of the transfer", "20%"],
            ["fees", "Airport access and tolls", "24.50"],
          ],
        },
      },
      {
        hoursAgo: 51,
        type: "phone",
        by: "ben",
        answer: "accept",
        reason: "Walter Szymanski, by phone. He pays the chauffeur by card.",
      },
      {
        hoursAgo: 50.8,
        type: "note",
        by: "ben",
        text: "Flight is UA 1482 at 12:05. Leave no later than 7:45, I-70 is slow on Sundays.",
      },
    ],
  },
  {
    hoursAgo: 110,
    pickup: { days: 21, time: "16:00" },
    trip: {
      pickupAddress: airports.ASE,
      dropoffAddress: "Viceroy Snowmass, 130 Wood Rd, Snowmass Village, CO",
      passengers: "3",
      vehicleType: "suv-limousine",
      firstName: "Julian",
      lastName: "Strathmore",
      cellPhone: "(214) 555-0131",
      email: "julian.strathmore@example.com",
    },
    later: [
      {
        hoursAgo: 90,
        type: "quote",
        by: "nora",
        quote: {
          operator: "colorado",
          lines: [
            ["transfer", "Aspen/Pitkin County Airport to Snowmass, SUV limousine", "420"],
            ["gratuity", "20% of the transfer", "20%"],
          ],
        },
      },
      {
        hoursAgo: 66,
        type: "visitor",
        answer: "decline",
        reason: "The hotel sends a car after all. Thank you for the quick answer.",
      },
    ],
  },
  {
    hoursAgo: 150,
    pickup: { days: 13, time: "11:00" },
    trip: {
      pickupAddress: `${airports.BIL} (BIL)`,
      dropoffAddress: "Red Lodge Mountain, Red Lodge, MT",
      passengers: "5",
      vehicleType: "premium-suv",
      firstName: "Henrik",
      lastName: "Aaltonen",
      cellPhone: "(406) 555-0108",
      email: "henrik.aaltonen@example.com",
    },
    later: [
      {
        hoursAgo: 126,
        type: "quote",
        by: "ben",
        quote: {
          operator: "montana",
          endsHoursAgo: 36,
          lines: [
            ["transfer", "Billings Logan International to Red Lodge", "365"],
            ["gratuity", "20% of the transfer", "20%"],
          ],
        },
      },
      { hoursAgo: 35.9, type: "expire" },
    ],
  },
  {
    hoursAgo: 64,
    pickup: { days: 5, time: "10:30" },
    trip: {
      pickupAddress: airports.SLC,
      dropoffAddress: "Goldener Hirsch, 7520 Royal St, Park City, UT",
      passengers: "4",
      vehicleType: "premium-suv",
      firstName: "Philippa",
      lastName: "Lindgren",
      cellPhone: "(312) 555-0149",
      email: "philippa.lindgren@example.com",
    },
    later: [
      {
        hoursAgo: 50,
        type: "quote",
        by: "nora",
        quote: {
          operator: "utah",
          lines: [
            ["transfer", "Salt Lake City International to Deer Valley", "320"],
            ["gratuity", "20% of the transfer", "64"],
          ],
          message: "Dear Philippa,\nYour chauffeur waits at the foot of the escalators.\nNora",
        },
      },
      { hoursAgo: 44, type: "visitor", answer: "accept" },
      {
        hoursAgo: 8,
        type: "cancel",
        by: "nora",
        why: "visitor",
        paidCents: 38_400,
        feeCents: 0,
        refundCents: 38_400,
        reason: "Philippa Lindgren, by phone: her son broke his wrist.",
        words: "We wish your son a quick recovery, and hope to drive you another winter.",
      },
    ],
  },
  {
    hoursAgo: 88,
    pickup: { days: 17, time: "15:15" },
    trip: {
      pickupAddress: airports.RNO,
      dropoffAddress: "Everline Resort & Spa, Olympic Valley, CA",
      passengers: "2",
      vehicleType: "executive-sedan",
      firstName: "Naomi",
      lastName: "Feldstein",
      cellPhone: "(510) 555-0184",
      email: "naomi.feldstein@example.com",
    },
    later: [
      { hoursAgo: 70, type: "review", by: "nora" },
      { hoursAgo: 62, type: "visitor", answer: "withdraw" },
    ],
  },
  {
    hoursAgo: 24 * 17,
    pickup: { days: -4, time: "09:00" },
    trip: {
      pickupAddress: "Snowpine Lodge, 10420 UT-210, Alta, UT",
      dropoffAddress: airports.SLC,
      passengers: "2",
      vehicleType: "premium-suv",
      firstName: "Beatrix",
      lastName: "Holloway",
      cellPhone: "(503) 555-0167",
      email: "beatrix.holloway@example.com",
    },
    later: [
      {
        hoursAgo: 24 * 16,
        type: "quote",
        by: "ben",
        quote: {
          operator: "utah",
          lines: [
            ["transfer", "Alta to Salt Lake City International", "245"],
            ["gratuity", "20% of the transfer", "20%"],
          ],
        },
      },
      { hoursAgo: 24 * 15.2, type: "visitor", answer: "accept" },
      { hoursAgo: 24 * 2, type: "complete" },
    ],
  },
];
