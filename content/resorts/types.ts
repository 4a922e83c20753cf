import type { AirportCode } from "#content/airports.ts";

export type State = "Colorado" | "Utah" | "California" | "Montana";

/** A hotel or a restaurant, and one line on where or what it is if the name does not say it. */
export type Place = { readonly name: string; readonly note?: string };

/** Degrees of the main base. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

/**
 * A figure and where it comes from. "operator" is our own figure and outranks all others, "derived from" names the
 * published figure behind it, "estimate" is a round figure without a published source.
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
  /** The highest point that is skied; on some mountains it is a hike above the lifts. */
  readonly summitFeet: Fact<number>;
  /** The foot of the lowest lift. */
  readonly baseFeet: Fact<number>;
  /** As published; not always summit less base. */
  readonly verticalFeet: Fact<number>;
  readonly annualSnowfallInches: Fact<number>;
  /** `detail` says what the count includes. */
  readonly lifts: Fact<number> & { readonly detail?: string };
  readonly season: Fact<Season>;
  readonly openedYear: Fact<number>;
  /** Advanced and expert together: most resorts publish one class. */
  readonly expertTerrainPercent: Fact<number>;
};

/** By road, on a fair winter day without holiday traffic. Show both figures as "about". */
export type AirportDistance = {
  readonly code: AirportCode;
  readonly miles: Fact<number>;
  readonly winterMinutes: Fact<number>;
};

export type Access = {
  readonly road: string;
  /** The shortest drive first. */
  readonly airports: readonly [AirportDistance, ...AirportDistance[]];
  /** The airport that most guests fly to, where it is not the nearest. */
  readonly mainAirport?: AirportCode;
  readonly note: string;
};

type SectionTexts = {
  readonly title: string;
  readonly lead: string;
};

/** An extra section of a guide: facts, places, or a lead over both lists of activities. The id is its anchor. */
export type Section =
  | (SectionTexts & {
      readonly kind: "facts";
      readonly id: "powder" | "western-heritage" | "five-star-service";
      readonly items: readonly string[];
    })
  | (SectionTexts & {
      readonly kind: "places";
      readonly id: "dining" | "ultra-luxury-lodging";
      readonly items: readonly Place[];
    })
  | (SectionTexts & { readonly kind: "activities"; readonly id: "year-round" });

/** What one guide page shows. */
export type ResortGuide = {
  /** The last part of the address. */
  readonly slug: string;
  /** As people call the place. */
  readonly name: string;
  /** The ski area whose figures these are; for most, nearly the name. */
  readonly mountain: string;
  readonly state: State;
  /** The town of the postal address. */
  readonly town: string;
  /** At most eight words. */
  readonly tagline: string;
  /** Three or four short phrases. */
  readonly highlights: readonly string[];
  readonly statistics: Statistics;
  /** The announced first day, YYYY-MM-DD; only where one is announced. */
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
  /** The mountain, then the road and the busy days. */
  readonly description: readonly [string, string];
  readonly sections?: readonly Section[];
};
