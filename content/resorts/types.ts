import type { AirportCode } from "#content/airports.ts";

/** The four states that we drive in. */
export type State = "Colorado" | "Utah" | "California" | "Montana";

/** A hotel or a table: its name as it stands over the door, and one line on where or what it is. */
export type Place = { readonly name: string; readonly note: string };

/** Degrees north and east of the main base, for structured data. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

/**
 * A figure and where it comes from, as a short name. "specification" outranks all others, "derived"
 * is reckoned from a published figure, "estimate" is a round figure that nobody has published.
 */
export type Fact<Value> = { readonly value: Value; readonly source: string };

type Month =
  | "January"
  | "February"
  | "March"
  | "April"
  | "May"
  | "June"
  | "July"
  | "August"
  | "September"
  | "October"
  | "November"
  | "December";

/** A month, or a third of one. */
export type PartOfMonth = Month | `${"early" | "mid" | "late"} ${Month}`;

/** When the lifts usually start and stop: one part of a month, or two where winters differ. */
export type Season = {
  readonly opens: readonly [PartOfMonth, PartOfMonth?];
  readonly closes: readonly [PartOfMonth, (PartOfMonth | "later")?];
};

/** The figures of a mountain, each with its source. */
export type Statistics = {
  readonly skiableAcres: Fact<number>;
  /** Feet above the sea, of the highest point that is skied: on some mountains a hike above the lifts. */
  readonly summitFeet: Fact<number>;
  /** Feet above the sea, of the lowest lift. */
  readonly baseFeet: Fact<number>;
  /** Feet, as published: not always summit less base. */
  readonly verticalFeet: Fact<number>;
  /** Inches in an average winter. */
  readonly annualSnowfallInches: Fact<number>;
  /** `detail` says what the count includes. */
  readonly lifts: Fact<number> & { readonly detail?: string };
  readonly season: Fact<Season>;
  readonly openedYear: Fact<number>;
  /** Percent of the terrain that is rated advanced or expert, taken together: most resorts publish one class. */
  readonly expertTerrainPercent: Fact<number>;
};

/** How far an airport is by road, on a fair winter day without holiday traffic. Show it with an "about". */
export type AirportDistance = {
  readonly code: AirportCode;
  readonly miles: Fact<number>;
  readonly winterMinutes: Fact<number>;
};

/** How one comes there. */
export type Access = {
  /** The way in, in a sentence or two. */
  readonly road: string;
  /** The shortest drive first. */
  readonly airports: readonly [AirportDistance, ...AirportDistance[]];
  /** What to know before setting out. */
  readonly note: string;
};

type SectionWords = {
  /** The heading. */
  readonly title: string;
  /** The paragraph under it. */
  readonly lead: string;
};

/** An extra section of a guide: a list of facts, or a list of places. The id is its anchor. */
export type Section =
  | (SectionWords & {
      readonly kind: "facts";
      readonly id: "powder" | "western-heritage" | "five-star-service" | "year-round";
      readonly items: readonly string[];
    })
  | (SectionWords & {
      readonly kind: "places";
      readonly id: "dining" | "ultra-luxury-lodging";
      readonly items: readonly Place[];
    });

/** Everything that one guide page shows. */
export type ResortGuide = {
  /** The last part of the address, in kebab case. */
  readonly slug: string;
  /** As the specification calls the place. */
  readonly name: string;
  /** The ski area whose figures these are; for most, nearly the name. */
  readonly mountain: string;
  readonly state: State;
  /** The town of the postal address. */
  readonly town: string;
  /** Up to eight words under the title. */
  readonly tagline: string;
  /** Three or four short phrases, for the one line under the tagline. */
  readonly highlights: readonly string[];
  readonly statistics: Statistics;
  /** The announced first day, YYYY-MM-DD; only where the specification gives one. */
  readonly openingDate?: Fact<string>;
  /** Skiers a day at most, where the resort caps them. */
  readonly dailySkierLimit?: Fact<number>;
  /** Snowboards are not allowed. */
  readonly skiersOnly?: true;
  readonly coordinates: Fact<Coordinates>;
  readonly access: Access;
  readonly accommodations: readonly Place[];
  readonly dining: readonly Place[];
  /** Short phrases, each a thing to do. */
  readonly summer: readonly string[];
  readonly winter: readonly string[];
  /** The mountain, then the way there and the days to expect company. */
  readonly description: readonly [string, string];
  readonly sections?: readonly Section[];
};
