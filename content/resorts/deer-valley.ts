import type { ResortGuide } from "./types.ts";

export const deerValley = {
  slug: "deer-valley",
  name: "Deer Valley",
  mountain: "Deer Valley Resort",
  state: "Utah",
  town: "Park City",
  tagline: "Ski valets at the curb, short lift lines",
  highlights: [
    "At most 7,500 skiers a day",
    "Skiers only",
    "Groomed every night",
    "Hosted Olympic freestyle in 2002",
  ],
  statistics: {
    skiableAcres: { value: 2026, source: "Wikipedia, OnTheSnow 2021-22" },
    summitFeet: { value: 9570, source: "Wikipedia, OnTheSnow 2021-22" },
    baseFeet: { value: 6570, source: "Wikipedia, OnTheSnow 2021-22" },
    verticalFeet: { value: 3000, source: "Wikipedia, OnTheSnow 2021-22" },
    annualSnowfallInches: { value: 300, source: "Wikipedia, Wine Dine & Travel" },
    lifts: {
      value: 21,
      source: "OnTheSnow 2021-22",
      detail: "Not including the East Village expansion.",
    },
    season: {
      value: { opens: ["early December"], closes: ["mid April", "late April"] },
      source: "KPCW 2023-25, Salt Lake Tribune",
    },
    openedYear: { value: 1981, source: "Pittsburgh Post-Gazette, Park Record" },
    expertTerrainPercent: { value: 32, source: "Wikipedia" },
  },
  dailySkierLimit: { value: 7500, source: "operator" },
  skiersOnly: true,
  coordinates: { value: { latitude: 40.6228, longitude: -111.4894 }, source: "Wikipedia" },
  access: {
    road: "I-80 east from Salt Lake City, then UT-224 through Park City to Snow Park. For East Village, take US-40.",
    airports: [
      {
        code: "SLC",
        miles: { value: 36, source: "Travel Channel" },
        winterMinutes: { value: 45, source: "derived from A Global Lifestyle" },
      },
    ],
    note: "Snow Park, Silver Lake and East Village have separate access roads. Tickets for holiday weeks can sell out in advance.",
  },
  accommodations: [
    { name: "Stein Eriksen Lodge", note: "Mid-mountain at Silver Lake, with ski-in rooms." },
    { name: "Montage Deer Valley", note: "A ski-in hotel on Empire Pass." },
    {
      name: "The St. Regis Deer Valley",
      note: "Above Snow Park, reached by funicular.",
    },
    { name: "Goldener Hirsch", note: "An Austrian-style hotel in Silver Lake Village." },
    { name: "Grand Hyatt Deer Valley", note: "At the new East Village, off US-40." },
  ],
  dining: [
    {
      name: "Fireside Dining",
      note: "Raclette and stews served from stone fireplaces in Empire Canyon Lodge.",
    },
    { name: "Glitretind", note: "The dining room of Stein Eriksen Lodge." },
    { name: "Royal Street Cafe", note: "Lunch on the snow at Silver Lake." },
    { name: "Goldener Hirsch Restaurant", note: "Schnitzel, fondue and an open fire." },
  ],
  summer: [
    "Outdoor concerts at Snow Park, including the Deer Valley Music Festival",
    "Lift-served biking and hiking",
    "Hot-air ballooning over Park City",
    "Horseback riding and fly fishing nearby",
  ],
  winter: [
    "First tracks on groomed runs at nine",
    "A day with an Olympian in the Ski with a Champion program",
    "World Cup moguls and aerials",
    "Dinner at Fireside Dining",
  ],
  description: [
    "Deer Valley is known for service, grooming and space on the slopes. Attendants help unload skis at Snow Park, runs on Bald Eagle, Bald, Flagstaff and Empire are groomed every night, and ticket sales are limited to 7,500 skiers a day. Snowboards are not permitted. There is challenging terrain as well: Mayflower Bowl and the Daly Chutes are steep, and Champion hosted mogul events at the 2002 Olympics. Lift lines are short, and lunch tables are available even in holiday weeks.",
    "The resort has three entrances, so check which one your hotel uses. Snow Park, the original base, is a few minutes past Old Town on Deer Valley Drive. Silver Lake, mid-mountain on Royal Street, has the longest-established hotels. East Village opens directly from US-40 and avoids Park City traffic. Salt Lake City's airport is 36 miles from Snow Park, about 45 minutes in winter. The acres and lifts given here do not include the East Village expansion.",
  ],
  sections: [
    {
      kind: "facts",
      id: "five-star-service",
      title: "Five-star service",
      lead: "Staff look after guests from the curb to the last run.",
      items: [
        "Staff help unload skis at the curb.",
        "Overnight ski storage at the base lodges is free.",
        "A limit of 7,500 skiers a day keeps lift lines short.",
        "The Ski with a Champion program pairs guests with an Olympian.",
      ],
    },
    {
      kind: "places",
      id: "dining",
      title: "Dining",
      lead: "On-mountain dining ranges from casual lunches to four-course dinners.",
      items: [
        {
          name: "Fireside Dining",
          note: "Four courses, each from its own fireplace. Reserve early.",
        },
        { name: "Silver Lake Lodge", note: "Known for the resort's turkey chili." },
        { name: "Glitretind", note: "Fine dining at lunch and dinner, mid-mountain." },
        { name: "Royal Street Cafe", note: "A sunny terrace beside the slopes." },
      ],
    },
    {
      kind: "places",
      id: "ultra-luxury-lodging",
      title: "Ultra-luxury lodging",
      lead: "Three luxury hotels are directly on the slopes.",
      items: [
        {
          name: "Stein Eriksen Lodge",
          note: "A Forbes five-star hotel named for Norway's Olympic champion.",
        },
        {
          name: "Montage Deer Valley",
          note: "Next to the Empire lifts, the highest of the three.",
        },
        {
          name: "The St. Regis Deer Valley",
          note: "A funicular takes guests from the arrival building to the lobby.",
        },
      ],
    },
    {
      kind: "activities",
      id: "year-round",
      title: "Year-round activities",
      lead: "In summer, lifts carry hikers and mountain bikers, and Snow Park hosts concerts.",
    },
  ],
} as const satisfies ResortGuide;
