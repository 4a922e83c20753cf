import type { ResortGuide } from "./types.ts";

export const deerValley = {
  slug: "deer-valley",
  name: "Deer Valley",
  mountain: "Deer Valley Resort",
  state: "Utah",
  town: "Park City",
  tagline: "Skiers only, and a limit on those",
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
    lifts: { value: 21, source: "OnTheSnow 2021-22", detail: "Before the East Village expansion." },
    season: {
      value: { opens: ["early December"], closes: ["mid April", "late April"] },
      source: "KPCW 2023-25, Salt Lake Tribune",
    },
    openedYear: { value: 1981, source: "Pittsburgh Post-Gazette, Park Record" },
    expertTerrainPercent: { value: 32, source: "Wikipedia" },
  },
  dailySkierLimit: { value: 7500, source: "specification" },
  skiersOnly: true,
  coordinates: { value: { latitude: 40.6228, longitude: -111.4894 }, source: "Wikipedia" },
  access: {
    road: "I-80 east from Salt Lake City, then UT-224 through Park City to Snow Park; the East Village base is reached from US-40, on the far side.",
    airports: [
      {
        code: "SLC",
        miles: { value: 36, source: "Travel Channel" },
        winterMinutes: { value: 45, source: "derived from A Global Lifestyle" },
      },
    ],
    note: "Snow Park, Silver Lake and East Village are three separate drives. In holiday weeks the day's tickets can be gone before the day.",
  },
  accommodations: [
    { name: "Stein Eriksen Lodge", note: "Mid-mountain at Silver Lake, with ski-in rooms." },
    { name: "Montage Deer Valley", note: "High on Empire Pass, at the top of the road." },
    {
      name: "The St. Regis Deer Valley",
      note: "Above Snow Park, with a funicular from the drive.",
    },
    { name: "Goldener Hirsch", note: "A Salzburg inn's sister house in Silver Lake Village." },
    { name: "Grand Hyatt Deer Valley", note: "At the new East Village, off US-40." },
  ],
  dining: [
    {
      name: "Fireside Dining",
      note: "Raclette and stews from stone hearths in Empire Canyon Lodge.",
    },
    { name: "Glitretind", note: "The dining room of Stein Eriksen Lodge." },
    { name: "Royal Street Cafe", note: "Lunch on the snow at Silver Lake." },
    { name: "Goldener Hirsch Restaurant", note: "Schnitzel and fondue by the fire." },
  ],
  summer: [
    "Concerts on the grass at Snow Park, the Deer Valley Music Festival among them",
    "Lift-served biking and hiking",
    "Ballooning over Park City",
    "Riding and fly fishing nearby",
  ],
  winter: [
    "Fresh corduroy at nine",
    "A day with an Olympian, by the Ski with a Champion program",
    "World Cup moguls and aerials",
    "Dinner by the hearths at Fireside",
  ],
  description: [
    "Deer Valley runs on manners. Attendants lift skis from the car at Snow Park, the runs on Bald Eagle, Bald, Flagstaff and Empire are combed every night, no snowboards are allowed, and the day's sale stops at 7,500 skiers. It is a mistake to think it all easy. Mayflower Bowl and the Daly Chutes are properly steep, and the moguls on Champion were cut for the 2002 Olympics. What the limit buys is room: at noon on a holiday one can still find a table, and the lines keep moving.",
    "Which entrance matters more here than how far. Snow Park is the original base, a few minutes past Old Town on Deer Valley Drive. Silver Lake, halfway up the mountain by Royal Street, has the older hotels. East Village opens off US-40 and spares the guest Park City's traffic. Salt Lake City's airport is 36 miles from the first of them, about 45 minutes in winter. The figures on this page describe the established mountain; an eastward expansion is planned to bring it to about 4,300 acres.",
  ],
  sections: [
    {
      kind: "facts",
      id: "five-star-service",
      title: "Five-star service",
      lead: "What people remember is mostly small: who took the skis, who knew the name, how soon there was soup.",
      items: [
        "Staff help unload skis at the curb.",
        "Skis stay overnight at the base lodges without charge.",
        "Tickets stop at 7,500 a day, which keeps lift lines and lunchrooms short.",
        "The Ski with a Champion program pairs guests with an Olympian.",
      ],
    },
    {
      kind: "places",
      id: "dining",
      title: "Dining",
      lead: "Lunch on this mountain is taken as seriously as the grooming.",
      items: [
        {
          name: "Fireside Dining",
          note: "Four courses, each from its own hearth; book it before you fly.",
        },
        { name: "Silver Lake Lodge", note: "Home of the turkey chili that regulars name first." },
        { name: "Glitretind", note: "Tablecloths, mid-mountain, at lunch as well as dinner." },
        { name: "Royal Street Cafe", note: "A terrace in the sun, when there is sun." },
      ],
    },
    {
      kind: "places",
      id: "ultra-luxury-lodging",
      title: "Ultra-luxury lodging",
      lead: "Three grand hotels stand on the slopes themselves, each at the end of its own drive.",
      items: [
        {
          name: "Stein Eriksen Lodge",
          note: "Five stars from Forbes, and the name of Norway's Olympic champion.",
        },
        {
          name: "Montage Deer Valley",
          note: "The highest of the three, with the Empire lifts outside.",
        },
        {
          name: "The St. Regis Deer Valley",
          note: "Arrive at the lower station and ride the rails up to the lobby.",
        },
      ],
    },
    {
      kind: "activities",
      id: "year-round",
      title: "Year-round activities",
      lead: "In summer the same chairs carry bicycles, and the beginner slope becomes a lawn.",
    },
  ],
} as const satisfies ResortGuide;
