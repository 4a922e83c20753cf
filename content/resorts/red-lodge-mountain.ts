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
    "Cole Creek when it snows",
    "A brick town below",
    "Few people",
  ],
  statistics: {
    skiableAcres: { value: 1635, source: "OnTheSnow 2021-22" },
    summitFeet: { value: 9416, source: "Wikipedia, OnTheSnow 2021-22" },
    baseFeet: { value: 7016, source: "Wikipedia, OnTheSnow 2021-22" },
    verticalFeet: { value: 2400, source: "OnTheSnow 2021-22" },
    annualSnowfallInches: { value: 250, source: "Wikipedia" },
    lifts: { value: 7, source: "OnTheSnow 2021-22, Wikipedia", detail: "Chairs and a carpet." },
    season: {
      value: { opens: ["late November", "early December"], closes: ["mid April"] },
      source: "KTVQ",
    },
    openedYear: { value: 1960, source: "Wikipedia, Red Lodge ski patrol" },
    expertTerrainPercent: { value: 56, source: "OnTheSnow 2021-22" },
  },
  coordinates: { value: { latitude: 45.1887, longitude: -109.3376 }, source: "OnTheSnow 2021-22" },
  access: {
    road: "I-90 to Laurel and US-212 south to Red Lodge, then the last few miles by county road up the West Fork.",
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
    note: "The Beartooth Highway beyond town is closed all winter: Yellowstone is not next door until late May.",
  },
  accommodations: [
    { name: "The Pollard Hotel", note: "Brick, on Broadway since 1893." },
    { name: "Rock Creek Resort", note: "Rooms on the creek, south of town." },
    { name: "Yodeler Motel", note: "An alpine front and a boot room." },
    { name: "Chateau Rouge", note: "Chalet apartments at the edge of town." },
  ],
  dining: [
    { name: "Carbon County Steakhouse", note: "Beef, on Broadway." },
    { name: "Bogart's", note: "Pizza and margaritas under film posters." },
    { name: "Red Lodge Pizza Company", note: "The other pizza, for comparison." },
    { name: "Cafe Regis", note: "Breakfast and garden greens in an old grocery." },
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
    "Cole Creek and the Palisades, snow allowing",
    "The park at Miami Beach",
    "An evening along Broadway's brick fronts",
  ],
  description: [
    "Red Lodge lies on the northeast corner of the Beartooths, off the main storm track, and gets by on less snow than its neighbors until spring, when storms wrap around from the plains and March can be the best month. Grizzly Peak has the groomed runs, and Lazy M goes two and a half miles back to the bottom. Cole Creek, over the ridge, has little snowmaking and opens when nature says so; beyond it the Palisades chair stands among limestone towers. It opened on the second day of 1960 as Grizzly Peak.",
    "Billings is the airport and most of the clientele. Allow an hour and a half in winter: interstate to Laurel, US-212 along Rock Creek into town, then a climbing road with a few tight turns and the odd deer. Beyond Red Lodge there is nowhere to go, because the Beartooth Highway is shut until late May, which is why the town is so quiet in January. It was built on coal, in brick, and has kept the fronts. Even on holiday weekends the wait at the lifts is a matter of minutes.",
  ],
} as const satisfies ResortGuide;
