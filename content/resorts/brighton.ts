import type { ResortGuide } from "./types.ts";

export const brighton = {
  slug: "brighton",
  name: "Brighton",
  mountain: "Brighton Resort",
  state: "Utah",
  town: "Brighton",
  tagline: "Local skiing in Big Cottonwood Canyon",
  highlights: [
    "Utah's first ski area, 1936",
    "A base at 8,755 ft",
    "Night skiing",
    "High-speed chairlifts",
  ],
  statistics: {
    skiableAcres: { value: 1050, source: "Wikipedia, OnTheSnow 2021-22" },
    summitFeet: { value: 10500, source: "OnTheSnow 2021-22" },
    baseFeet: { value: 8755, source: "Wikipedia, OnTheSnow 2021-22" },
    verticalFeet: { value: 1745, source: "OnTheSnow 2021-22, Sports Illustrated" },
    annualSnowfallInches: { value: 500, source: "Daily Utah Chronicle, Marriott Traveler" },
    lifts: { value: 7, source: "OnTheSnow 2021-22", detail: "Chairlifts and a surface conveyor." },
    season: {
      value: { opens: ["November"], closes: ["late April"] },
      source: "KPCW 2023-25, Axios 2024, Fox 13 2021",
    },
    openedYear: { value: 1936, source: "Wikipedia, Deseret News" },
    expertTerrainPercent: { value: 39, source: "Wikipedia" },
  },
  coordinates: { value: { latitude: 40.6, longitude: -111.5833 }, source: "Wikipedia" },
  access: {
    road: "I-215 to Cottonwood Heights, then UT-190 to the end of Big Cottonwood Canyon.",
    airports: [
      {
        code: "SLC",
        miles: { value: 36, source: "estimate" },
        winterMinutes: {
          value: 50,
          source: "derived from Travel Watch's 45 minutes to the Cottonwood resorts",
        },
      },
    ],
    note: "Guardsman Pass, the summer road to Park City, is closed in winter. The canyon is the only way in and out.",
  },
  accommodations: [
    { name: "Brighton Lodge", note: "Simple rooms beside the lifts." },
    { name: "Silver Fork Lodge", note: "An inn with a restaurant, down the canyon." },
    { name: "The Inn at Solitude", note: "Next door, in the village at Solitude." },
  ],
  dining: [
    { name: "Milly Chalet", note: "At the foot of Mount Millicent." },
    { name: "Sidewinder", note: "In Snake Creek Lodge, at the top of the lift." },
    { name: "Molly Green's", note: "A slopeside bar in an A-frame." },
    { name: "Silver Fork Lodge", note: "The inn's own restaurant, in the canyon." },
  ],
  summer: [
    "The Silver Lake boardwalk",
    "The trail to Lake Solitude",
    "Hikes to Lakes Mary, Martha and Catherine",
    "The scenic drive over Guardsman Pass",
  ],
  winter: [
    "Night skiing and riding",
    "Terrain parks",
    "Nordic loops at Silver Lake",
    "The SolBright trail to Solitude",
  ],
  description: [
    "Brighton is Utah's oldest ski area. Members of a Salt Lake ski club built a rope tow here in 1936, and the resort still draws mostly locals. Its lifts form a horseshoe: rocky expert terrain at Millicent, the longest descents at Great Western, and tree-lined runs between them on Majestic and Snake Creek. Terrain parks are a strength, and the resort has welcomed snowboarders for decades. Night skiing runs on most evenings of the season.",
    "The base is at 8,755 feet, so the vertical drop is modest but the snow is deep. The airport is about 50 minutes away in clear conditions, and the last part is Big Cottonwood Canyon, up to its end. The canyon road requires winter tires or chains when it snows, and backs up on powder Saturdays. Lodging is limited, so most visitors stay in Salt Lake City or at Solitude. An evening session avoids the morning traffic.",
  ],
} as const satisfies ResortGuide;
