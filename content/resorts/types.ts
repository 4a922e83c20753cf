import type { AirportCode } from "#content/airports.ts";

export type State = "Colorado" | "Utah" | "California" | "Montana";

/** A hotel or a restaurant, with one line on where or what it is if the name does not say. */
export type Place = { readonly name: string; readonly note?: string };

/** Coordinates of the main base, in degrees. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

/**
 * A figure and its source. "operator" is our own figure and overrides all others, "derived from" names the
 * published figure behind it, and "estimate" is a round figure without a published source.
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

/** When the lifts usually open and close: one part of a month, or two if winters differ. */
export type Season = {
  readonly opens: readonly [PartOfMonth, PartOfMonth?];
  readonly closes: readonly [PartOfMonth, (PartOfMonth | "later")?];
};

/** The figures of a mountain, each with its source. */
export type Statistics = {
  readonly skiableAcres: Fact<number>;
  /** The highest point that can be skied; on some mountains it is a hike above the lifts. */
  readonly summitFeet: Fact<number>;
  /** The bottom of the lowest lift. */
  readonly baseFeet: Fact<number>;
  /** As published; not always summit minus base. */
  readonly verticalFeet: Fact<number>;
  readonly annualSnowfallInches: Fact<number>;
  /** `detail` says what the count includes. */
  readonly lifts: Fact<number> & { readonly detail?: string };
  readonly season: Fact<Season>;
  readonly openedYear: Fact<number>;
  /** Advanced and expert combined, because most resorts publish one class. */
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
  /** The airport that most guests fly to, if it is not the nearest. */
  readonly mainAirport?: AirportCode;
  readonly note: string;
};

type SectionTexts = {
  readonly title: string;
  readonly lead: string;
};

/** An extra section of a guide: facts, places, or an introduction to both activity lists. The id is its anchor. */
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

/** The content of one guide page. */
export type ResortGuide = {
  /** The last part of the address. */
  readonly slug: string;
  /** The place's everyday name. */
  readonly name: string;
  /** The ski area that the figures describe; usually close to the name. */
  readonly mountain: string;
  readonly state: State;
  /** The town of the postal address. */
  readonly town: string;
  /** At most eight words. */
  readonly tagline: string;
  /** Three or four short phrases. */
  readonly highlights: readonly string[];
  readonly statistics: Statistics;
  /** The announced first day, YYYY-MM-DD, if there is one. */
  readonly openingDate?: Fact<string>;
  /** The most skiers per day, if the resort sets a limit. */
  readonly dailySkierLimit?: Fact<number>;
  /** Snowboards are not allowed. */
  readonly skiersOnly?: true;
  readonly coordinates: Fact<Coordinates>;
  readonly access: Access;
  readonly accommodations: readonly Place[];
  readonly dining: readonly Place[];
  /** Short phrases, one per activity. */
  readonly summer: readonly string[];
  readonly winter: readonly string[];
  /** First the mountain, then the road and the busy days. */
  readonly description: readonly [string, string];
  readonly sections?: readonly Section[];
};
