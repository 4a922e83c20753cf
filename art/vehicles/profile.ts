/** A point in the drawing: 1600 by 900, the ground at y = 690, the car faces left. */
export type Point = readonly [x: number, y: number];

/** One vehicle seen from its side, as paths in SVG's own words. */
export type Profile = {
  name: string;
  /** The closed body without its wheel arches, which are cut out of it. */
  body: string;
  /** The line along the roof that catches the light from behind. */
  crown: string;
  /** The side windows as one dark shape. */
  glass: string;
  /** Pillars between them, black. */
  pillars: readonly string[];
  /** The crease along the flank. */
  shoulder: string;
  /** A softer crease low on the doors. */
  tuck: string;
  /** Gaps of doors and lids. */
  gaps: readonly string[];
  handles: readonly Point[];
  mirror: Point;
  /** Lamps: closed shapes. */
  headlamp: string;
  tail: string;
  wheels: readonly Point[];
  radius: number;
  /** Where the belt (lower edge of the glass) and the sill lie. */
  belt: number;
  sill: number;
  /** Further parts on top, such as roof rails with skis. */
  extras?: string;
  /** Warm light behind the glass. */
  lounge?: boolean;
};

/** Where the tyres stand. */
export const ground = 690;
