import { airports } from "#content/airports.ts";
import type { Story } from "#demo/play.ts";

const eleanor = {
  firstName: "Eleanor",
  lastName: "Whitcombe",
  cellPhone: "(212) 555-0143",
  email: "eleanor.whitcombe@example.com",
};

/** Her earlier ride, so that the desk shows a returning visitor. */
const earlierRide: Story = {
  hoursAgo: 24 * 46,
  pickup: { days: -30, time: "13:00" },
  trip: {
    ...eleanor,
    pickupAddress: airports.DEN,
    dropoffAddress: "The Lodge at Vail, 174 E Gore Creek Dr, Vail, CO",
    passengers: "2",
    vehicleType: "executive-sedan",
  },
  later: [
    {
      hoursAgo: 24 * 45,
      type: "quote",
      by: "nora",
      quote: {
        operator: "colorado",
        lines: [
          ["transfer", "Denver International to Vail, sedan", "560"],
          ["gratuity", "20% of the transfer", "20%"],
        ],
      },
    },
    { hoursAgo: 24 * 44.5, type: "visitor", answer: "accept" },
    { hoursAgo: 24 * 28, type: "complete" },
  ],
};

/** The quote that the demo shows on its visitor's page. */
export const waitsForYes: Story = {
  hoursAgo: 26,
  pickup: { days: 14, time: "14:15" },
  trip: {
    ...eleanor,
    pickupAddress: `${airports.DEN}, Terminal West`,
    dropoffAddress: "The Arrabelle at Vail Square, 675 Lionshead Pl, Vail, CO",
    passengers: "4",
    vehicleType: "premium-suv",
  },
  later: [
    { hoursAgo: 8, type: "review", by: "nora" },
    {
      hoursAgo: 7.8,
      type: "note",
      by: "nora",
      text: "She rode with us last month. Took off $50, and asked for the same chauffeur.",
    },
    {
      hoursAgo: 7.4,
      type: "quote",
      by: "nora",
      quote: {
        operator: "colorado",
        lines: [
          ["transfer", "Denver International to Vail, premium SUV", "685"],
          ["waiting", "30 min beyond the 15 min grace", "45"],
          ["gratuity", "20% of the transfer", "20%"],
          ["fees", "Airport access and tolls", "18.50"],
          ["discount", "Returning guest", "50"],
        ],
        paymentLink: "https://pay.example.com/summit-crest/whitcombe",
        message:
          "Dear Eleanor,\nWelcome back. I have added half an hour at the carousel for four pairs of skis, " +
          "and asked for the same chauffeur as last month.\nNora",
      },
    },
  ],
};

const lines = (transfer: string) =>
  [
    ["transfer", "Sacramento International to Kirkwood", transfer],
    ["gratuity", "20% of the transfer", "20%"],
    ["fees", "Mountain surcharge, Carson Pass", "35"],
  ] as const;

/** Quotes that wait for the visitor. */
export const quoted: readonly Story[] = [
  earlierRide,
  waitsForYes,
  {
    hoursAgo: 52,
    pickup: { days: 10, time: "12:40" },
    trip: {
      pickupAddress: `${airports.SMF} (SMF)`,
      dropoffAddress: "The Lodge at Kirkwood, 1501 Kirkwood Meadows Dr, Kirkwood, CA",
      passengers: "8",
      vehicleType: "luxury-van",
      firstName: "Delphine",
      lastName: "Achterberg",
      cellPhone: "(916) 555-0170",
      email: "delphine.achterberg@example.com",
    },
    later: [
      {
        hoursAgo: 31,
        type: "quote",
        by: "ben",
        quote: { operator: "california", lines: lines("890") },
      },
      {
        hoursAgo: 20,
        type: "note",
        by: "ben",
        text: "She called: two of the eight drive themselves, so the SUV will do. Revised.",
      },
      {
        hoursAgo: 19.5,
        type: "quote",
        by: "ben",
        quote: {
          operator: "california",
          vehicle: "premium-suv",
          passengers: "6",
          lines: lines("720"),
          message: "Dear Delphine,\nSix in the SUV, as we said on the phone.\nBen",
        },
      },
    ],
  },
  {
    hoursAgo: 60,
    pickup: { days: 5, time: "08:20" },
    trip: {
      pickupAddress: airports.MMH,
      dropoffAddress: "The Westin Monache Resort, 50 Hillside Dr, Mammoth Lakes, CA",
      passengers: "2",
      vehicleType: "premium-suv",
      firstName: "Rosalind",
      lastName: "Petrakis",
      cellPhone: "(310) 555-0158",
      email: "r.petrakis@example.com",
    },
    later: [
      {
        hoursAgo: 41,
        type: "quote",
        by: "nora",
        quote: {
          operator: "california",
          endsHoursAgo: -3.5,
          lines: [
            ["transfer", "Mammoth Yosemite Airport to the Westin Monache", "190"],
            ["gratuity", "20% of the transfer", "20%"],
          ],
        },
      },
    ],
  },
];
