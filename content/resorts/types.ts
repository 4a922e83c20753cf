/** The four states that we drive in. */
export type State = "Colorado" | "Utah" | "California" | "Montana";

/** How far an airport is. */
export type AirportAccess = {
  /** Three letters, such as DEN. */
  iata: string;
  name: string;
  /** By road, in miles. */
  miles: number;
  /** In winter, without a storm, in minutes. */
  winterMinutes: number;
};

/** The facts of a mountain. A figure that no source vouches for is null, and is not shown. */
export type Resort = {
  slug: string;
  /** As people call the place. */
  name: string;
  /** The ski area whose figures these are. */
  mountain: string;
  state: State;
  nearestTown: string;
  statistics: {
    skiableAcres: number | null;
    /** In feet above the sea. */
    summitFeet: number | null;
    baseFeet: number | null;
    verticalFeet: number | null;
    /** A year's average, in inches. */
    snowfallInches: number | null;
    lifts: number | null;
    /** Share of the terrain that is advanced or expert, in percent. */
    expertPercent: number | null;
    openedYear: number | null;
    /** In words, such as "late November to mid-April". */
    season: string | null;
  };
  /** The announced first day, as YYYY-MM-DD; only where the specification gives one. */
  openingDate: string | null;
  /** Tickets sold a day at most. */
  dailySkierLimit: number | null;
  /** True where snowboards are not allowed. */
  skiersOnly: boolean;
  /** Degrees north and east, of the main base. */
  location: { latitude: number; longitude: number } | null;
  access: { roads: readonly string[]; words: string; airports: readonly AirportAccess[] };
  accommodations: readonly string[];
  dining: readonly string[];
  summer: readonly string[];
  winter: readonly string[];
};
