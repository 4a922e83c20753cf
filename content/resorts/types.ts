/** The four states that we drive in. */
export type State = "Colorado" | "Utah" | "California" | "Montana";

/** A hotel or a table: its name as it stands over the door, and one line on where or what it is. */
export type Place = { readonly name: string; readonly note: string };

/** Degrees north and east of the main base, for structured data. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

/**
 * The figures of a mountain. A figure that no source vouches for is null and is not shown;
 * leaving one out altogether does not compile.
 */
export type Statistics = {
  readonly skiableAcres: number | null;
  /** Feet above the sea, of the highest point that is skied: on some mountains a hike above the lifts. */
  readonly summitFeet: number | null;
  /** Feet above the sea, of the lowest lift. */
  readonly baseFeet: number | null;
  /** Feet, as published: not always summit less base. */
  readonly verticalFeet: number | null;
  /** Inches in an average winter. */
  readonly annualSnowfallInches: number | null;
  readonly lifts: {
    readonly total: number | null;
    /** What the count holds or leaves out, in words. */
    readonly detail: string | null;
  };
  /** In words, such as "Late November to mid-April". */
  readonly season: string | null;
  readonly openedYear: number | null;
  /** Percent of the terrain that is rated advanced or expert, taken together: most resorts publish one class. */
  readonly expertTerrainPercent: number | null;
};

/**
 * Where each figure comes from, as a short name: "specification" outranks all others, "derived" is
 * reckoned from a published figure. Null where the figure is null.
 */
export type Sources = {
  readonly [
    figure in keyof Statistics | "coordinates" | "openingDate" | "dailySkierLimit" | "airports"
  ]: string | null;
};

/** How far an airport is by road. All of it is approximate: a fair winter day, no holiday traffic. */
export type Airport = {
  /** IATA, three letters. */
  readonly code: string;
  readonly name: string;
  /** In words, such as "2 h 15 min in winter"; to be shown with an "about". */
  readonly driveWinter: string | null;
  readonly miles: number | null;
};

/** How one comes there. */
export type Access = {
  /** The way in, in a sentence or two. */
  readonly road: string;
  /** Nearest first. */
  readonly airports: readonly Airport[];
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

/** The anchors of /destinations, and "more" for the mountains that it lists last. */
export type SectionAnchor = "colorado" | "utah" | "california" | "more";

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
  /** Where /destinations lists it, and at which place of that section, counted from 1. */
  readonly listed: { readonly section: SectionAnchor; readonly place: number };
  /** Up to eight words under the title. */
  readonly tagline: string;
  /** Three or four short phrases, for the one line under the tagline. */
  readonly highlights: readonly string[];
  readonly statistics: Statistics;
  /** The announced first day, YYYY-MM-DD; only where the specification gives one. */
  readonly openingDate: string | null;
  /** Skiers a day at most, where the resort caps them. */
  readonly dailySkierLimit: number | null;
  /** True where snowboards are not allowed. */
  readonly skiersOnly: boolean;
  readonly coordinates: Coordinates | null;
  readonly sources: Sources;
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
