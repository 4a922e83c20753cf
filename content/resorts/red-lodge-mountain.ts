import type { ResortGuide } from "./types.ts";

export const redLodgeMountain = {
  slug: "red-lodge-mountain",
  name: "Red Lodge Mountain",
  mountain: "Red Lodge Mountain",
  state: "Montana",
  town: "Red Lodge",
  tagline: "The quiet side of the Beartooths",
  highlights: [
    "Summit at 9,416 ft",
    "Steeper terrain at Cole Creek",
    "A historic brick main street",
    "Short lift lines",
  ],
  statistics: {
    skiableAcres: { value: 1635, source: "OnTheSnow 2021-22" },
    summitFeet: { value: 9416, source: "Wikipedia, OnTheSnow 2021-22" },
    baseFeet: { value: 7016, source: "Wikipedia, OnTheSnow 2021-22" },
    verticalFeet: { value: 2400, source: "OnTheSnow 2021-22" },
    annualSnowfallInches: { value: 250, source: "Wikipedia" },
    lifts: {
      value: 7,
      source: "OnTheSnow 2021-22, Wikipedia",
      detail: "Chairlifts and one surface conveyor.",
    },
    season: {
      value: { opens: ["late November", "early December"], closes: ["mid April"] },
      source: "KTVQ",
    },
    openedYear: { value: 1960, source: "Wikipedia, Red Lodge ski patrol" },
    expertTerrainPercent: { value: 56, source: "OnTheSnow 2021-22" },
  },
  coordinates: { value: { latitude: 45.1887, longitude: -109.3376 }, source: "OnTheSnow 2021-22" },
  access: {
    road: "I-90 to Laurel, US-212 south to Red Lodge, then a few miles of county road.",
    airports: [
      {
        code: "BIL",
        miles: { value: 68, source: "estimate" },
        winterMinutes: {
          value: 90,
          source: "derived from TripSavvy's hour to town and quarter hour to the hill",
        },
      },
    ],
    note: "The Beartooth Highway to Yellowstone is closed from fall to late May.",
  },
  accommodations: [
    { name: "The Pollard Hotel", note: "A brick hotel on Broadway since 1893." },
    { name: "Rock Creek Resort", note: "Creekside rooms, south of town." },
    { name: "Yodeler Motel", note: "A chalet-style motel with a boot room." },
    { name: "Chateau Rouge", note: "Apartments with kitchens at the edge of town." },
  ],
  dining: [
    { name: "Carbon County Steakhouse" },
    { name: "Bogart's", note: "Pizza, margaritas and film posters." },
    { name: "Red Lodge Pizza Company" },
    { name: "Cafe Regis", note: "Breakfast and lunch in a former grocery." },
  ],
  summer: [
    "The Beartooth Highway",
    "The Home of Champions Rodeo in early July",
    "The Yellowstone Wildlife Sanctuary",
    "Golf",
    "Hiking and horseback riding",
  ],
  winter: [
    "The groomed front side",
    "Cole Creek and the Palisades, snow permitting",
    "The Miami Beach terrain park",
    "Shops and restaurants on Broadway",
  ],
  description: [
    "Red Lodge Mountain is on the northeastern edge of the Beartooth Mountains, away from the main winter storm track. Snowfall is lighter than at its neighbors until spring, when storms from the plains can make March the best month. Grizzly Peak has groomed runs, including Lazy M, two and a half miles to the base. Cole Creek has little snowmaking and opens once enough snow has fallen. The ski area opened in January 1960 as Grizzly Peak.",
    "Billings is the nearest airport, about an hour and a half away in winter: interstate to Laurel, US-212 to Red Lodge, then a short climb with tight turns. Watch for deer on the last stretch. The Beartooth Highway beyond town is closed until late May, so there is no through traffic in ski season. Red Lodge grew up around coal mining and has kept its brick main street. Lift lines are short, even on holiday weekends.",
  ],
} as const satisfies ResortGuide;
