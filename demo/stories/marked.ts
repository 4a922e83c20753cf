import { airports } from "#content/airports.ts";
import type { Story } from "#demo/play.ts";

const twice: Pick<Story, "pickup" | "trip"> = {
  pickup: { days: 27, time: "09:30" },
  trip: {
    pickupAddress: "Kimpton Armory Hotel, 24 W Mendenhall St, Bozeman, MT",
    dropoffAddress: "Bridger Bowl, 15795 Bridger Canyon Rd, Bozeman, MT",
    passengers: "3",
    vehicleType: "premium-suv",
    firstName: "Owen",
    lastName: "Tillery",
    cellPhone: "(919) 555-0181",
    email: "owen.tillery@example.com",
  },
};

/** Requests flagged by intake, and one that was asked again. */
export const marked: readonly Story[] = [
  { hoursAgo: 7.5, ...twice },
  { hoursAgo: 7.2, ...twice },
  {
    hoursAgo: 6,
    pickup: { days: -338, time: "12:10" },
    trip: {
      pickupAddress: airports.SLC,
      dropoffAddress: "Alta Lodge, 10230 UT-210, Alta, UT",
      passengers: "2",
      vehicleType: "premium-suv",
      firstName: "Dolores",
      lastName: "Whitfield",
      cellPhone: "(801) 555-0149",
      email: "dolores.whitfield@example.com",
    },
  },
  {
    hoursAgo: 9.4,
    pickup: { date: "the Saturday after Presidents' Day", time: "whenever we land, around noon" },
    trip: {
      pickupAddress: airports.FCA,
      dropoffAddress: "Whitefish Mountain Resort, Kandahar Lodge, Whitefish, MT",
      passengers: "7",
      vehicleType: "luxury-van",
      firstName: "Barbara Jean",
      lastName: "Ostrowski",
      cellPhone: "(414) 555-0102",
      email: "bj.ostrowski@example.com",
    },
  },
  {
    hoursAgo: 12,
    pickup: { days: 40, time: "after lunch" },
    trip: {
      pickupAddress: "Union Station, 1701 Wynkoop St, Denver, CO",
      dropoffAddress: "Winter Park Resort, Zephyr Mountain Lodge, Winter Park, CO",
      passengers: "5",
      vehicleType: "",
      firstName: "Luís",
      lastName: "Carvalho",
      cellPhone: "+351 21 555 0166",
      email: "luis.carvalho@example.com",
    },
  },
  {
    hoursAgo: 14.5,
    pickup: { days: 3, time: "10:00" },
    flags: ["honeypot", "too-fast"],
    trip: {
      pickupAddress: "Grow your bookings 10x, we place you on page one",
      dropoffAddress: "Reply for the price list",
      passengers: "15+",
      vehicleType: "stretch-limousine",
      firstName: "Rank",
      lastName: "Partners",
      cellPhone: "555-0100",
      email: "offers@example.com",
    },
  },
  {
    hoursAgo: 10.6,
    pickup: "clock-change",
    trip: {
      pickupAddress: "The Little Nell, 675 E Durant Ave, Aspen, CO",
      dropoffAddress: airports.DEN,
      passengers: "1",
      vehicleType: "executive-sedan",
      firstName: "Theodora",
      lastName: "Nkemelu",
      cellPhone: "+1 718 555 0187",
      email: "t.nkemelu@example.com",
    },
  },
  {
    hoursAgo: 190,
    pickup: { days: 22, time: "10:45" },
    trip: {
      pickupAddress: `${airports.LAX}, Tom Bradley International Terminal`,
      dropoffAddress: "The Lodge at Big Bear Lake, Big Bear Lake, CA",
      passengers: "4",
      vehicleType: "premium-suv",
      firstName: "Imogen",
      lastName: "Farrow-Reyes",
      cellPhone: "+44 20 5550 0119",
      email: "imogen@example.com",
    },
    later: [
      {
        hoursAgo: 168,
        type: "quote",
        by: "ben",
        quote: {
          operator: "california",
          endsHoursAgo: 74,
          lines: [
            ["transfer", "Los Angeles International to Big Bear Lake", "640"],
            ["gratuity", "20% of the transfer", "20%"],
            ["fees", "Airport access", "12"],
          ],
          message: "Dear Imogen,\nWe carry chains above Running Springs.\nBen",
        },
      },
      { hoursAgo: 73.9, type: "expire" },
      { hoursAgo: 5.5, type: "visitor", answer: "ask-again" },
    ],
  },
  {
    hoursAgo: 30,
    pickup: { days: 8, time: "09:30" },
    trip: {
      pickupAddress: "Kimpton Armory Hotel, 24 W Mendenhall St, Bozeman, MT",
      dropoffAddress: "Bridger Bowl, 15795 Bridger Canyon Rd, Bozeman, MT",
      passengers: "3",
      vehicleType: "premium-suv",
      firstName: "Lorenz",
      lastName: "Amsler",
      cellPhone: "(406) 555-0139",
      email: "lorenz.amsler@example.com",
    },
    later: [
      {
        hoursAgo: 26,
        type: "close",
        by: "ben",
        why: "cannot-serve",
        words:
          "Thank you for thinking of us. All our vehicles around Bozeman are taken that day, and we would rather tell you today than disappoint you then.",
      },
    ],
  },
];
