import type { Mood } from "#art/light/moods.ts";
import type { Range } from "#art/terrain/mountains.ts";

/** What a picture that looks for its own place wants to see; see `findView`. */
export type Find = {
  /** Where the peak should stand: 0 left, 1 right. */
  x: number;
  /** As in `View`. */
  lens: number;
  /** Where the level line should be: 0 top, 1 bottom. */
  horizon: number;
  /** As in `View`. */
  above: number;
};

/** Where the picture is taken from. */
export type View = {
  /** On the map, as parts of its side. */
  x: number;
  y: number;
  /** Height of the eye over the ground, as a part of the map's side. */
  above: number;
  /** Where the eye looks: 0 along the rows, growing clockwise, in radians. */
  heading: number;
  /** Up is positive, in radians: moves the horizon down. */
  pitch: number;
  /** Half the picture's height over its distance: 0.3 is a long lens, 0.6 a wide one. */
  lens: number;
};

/** One picture, told in a few figures. */
export type Scene = {
  /** Name of the files. */
  name: string;
  /** In pixels, of the largest file. */
  width: number;
  height: number;
  /** Widths of the files that are made of it. */
  widths: readonly number[];
  /** The heaviest that each file may be, in bytes, by width. */
  budget: Record<number, number>;
  range: Range;
  view: View | { find: Find };
  mood: Mood;
  /** The sun: its angle from the view (0 ahead, 1.2 at the side, 2.4 behind) and its height. */
  sun: { side: number; height: number };
  /** How steep snow still lies: 0.35 is a bare year, 0.6 a deep one. */
  snow: number;
  /** Trees stand below this part of the summit's height. */
  treeLine: number;
  /** How thick the air is: 0.4 hazy, 1 clear. */
  clearness: number;
  /** So much of the land lies under water, lowest first: 0.2 is a lake. */
  lake?: number;
  /** A road leads from the eye towards the mountains. */
  road?: boolean;
  /** Pairs of lamps on the road, by their place along it (0 near, 1 far). */
  lamps?: readonly number[];
  /** Lit windows in the valley. */
  windows?: number;
  stars?: boolean;
};
