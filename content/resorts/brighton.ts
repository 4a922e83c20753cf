import type { ResortGuide } from "./types.ts";

export const brighton = {
  slug: "brighton",
  name: "Brighton",
  mountain: "Brighton Resort",
  state: "Utah",
  town: "Brighton",
  tagline: "The old hill at the canyon's end",
  highlights: [
    "Utah's first ski area, 1936",
    "A base at 8,755 ft",
    "Night skiing",
    "Every chair a fast one",
  ],
  statistics: {
    skiableAcres: { value: 1050, source: "Wikipedia, OnTheSnow 2021-22" },
    summitFeet: { value: 10500, source: "OnTheSnow 2021-22" },
    baseFeet: { value: 8755, source: "Wikipedia, OnTheSnow 2021-22" },
    verticalFeet: { value: 1745, source: "OnTheSnow 2021-22, Sports Illustrated" },
    annualSnowfallInches: { value: 500, source: "Daily Utah Chronicle, Marriott Traveler" },
    lifts: { value: 7, source: "OnTheSnow 2021-22", detail: "Chairlifts and a carpet." },
    season: {
      value: { opens: ["November"], closes: ["late April"] },
      source: "KPCW 2023-25, Axios 2024, Fox 13 2021",
    },
    openedYear: { value: 1936, source: "Wikipedia, Deseret News" },
    expertTerrainPercent: { value: 39, source: "Wikipedia" },
  },
  coordinates: { value: { latitude: 40.6, longitude: -111.5833 }, source: "Wikipedia" },
  access: {
    road: "I-215 to Cottonwood Heights, then UT-190 up Big Cottonwood Canyon until it stops.",
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
    note: "In summer the road goes on over Guardsman Pass to Park City. In winter it does not, and the canyon is the only way out.",
  },
  accommodations: [
    { name: "Brighton Lodge", note: "A few plain rooms beside the lifts." },
    { name: "Silver Fork Lodge", note: "Log rooms and breakfast, three miles down the canyon." },
    { name: "The Inn at Solitude", note: "Next door, with a spa and a village square." },
    {
      name: "Hotels of Cottonwood Heights",
      note: "At the canyon's mouth, for those who want a choice of dinners.",
    },
  ],
  dining: [
    { name: "Milly Chalet", note: "At the foot of Mount Millicent." },
    { name: "Sidewinder", note: "In Snake Creek Lodge, at the top of the lift." },
    { name: "Molly Green's", note: "The slopeside bar, upstairs in an A-frame." },
    { name: "Silver Fork Lodge", note: "Pancakes from an old sourdough starter." },
  ],
  summer: [
    "The Silver Lake boardwalk",
    "The trail to Lake Solitude",
    "Lakes Mary, Martha and Catherine on foot",
    "The scenic drive over Guardsman Pass",
  ],
  winter: [
    "Skiing and riding under lights",
    "Terrain parks",
    "Nordic loops at Silver Lake",
    "The SolBright trail to Solitude",
  ],
  description: [
    "Members of a Salt Lake ski club built a rope tow at the head of Big Cottonwood Canyon in 1936, which makes this Utah's first ski area, and it is still run for the people of the valley. The lifts stand in a horseshoe: Millicent on one arm, rocky and expert; Great Western on the other, with the longest drop; Majestic and Snake Creek between, in trees that fill up with snow and empty slowly. It welcomed snowboards early and builds good parks. On most evenings of the season the lights stay on.",
    "The base lies at 8,755 feet, so the vertical is short and the snow is not. Getting here means all fourteen miles of the canyon road, which narrows at the S-curve, asks for real winter tires when it snows, and fills by eight on a Saturday with fresh snow. About fifty minutes from the airport is fair for a clear day. There are few beds. Most visitors sleep in the valley or at Solitude, and an evening session, with the traffic going the other way, is the local answer to the morning line.",
  ],
} as const satisfies ResortGuide;
