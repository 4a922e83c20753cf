/** A number of its own for each word (FNV-1a). */
export function seedOf(word: string): number {
  let hash = 0x811c9dc5;
  for (const letter of word) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}

export type Point = readonly [x: number, y: number];
/** In meters: east, north, and above the ground. */
type Place = readonly [x: number, y: number, above: number];
type Color = readonly [red: number, green: number, blue: number];

/** A mass of rock that rises: where, how far it reaches in meters, and how fast. */
type Massif = { at: Point; size: Point; turn?: number; rise: number };

/** Land of its own, in meters: x east, y north; the camera stands near the origin. */
export type Land = {
  /** Two lands with one seed and other massifs are still two lands. */
  seed: number;
  /** West and south edge, and the side of the square. */
  extent: readonly [number, number, number];
  /** Cells a side of the finest erosion: 512 or 1024. */
  cells: number;
  /** Height of the highest summit before horns are added. */
  relief: number;
  massifs: readonly Massif[];
  /** Ridges drawn after a real mountain, instead of masses; heights in percent of the relief. */
  ridges?: readonly {
    line: readonly (readonly [number, number, number])[];
    reach: Point;
    form: number;
  }[];
  /** Ridges that only guide the uplift: water draws their flanks. */
  spines?: Land["ridges"];
  /** How deep the finest gullies are, along which snow and rock part. */
  crisp?: number;
  plain?: number;
  /** Least slope limit, and what the summits add. */
  slopes?: Point;
  /** A broad floor: points (x, y, height), half its width, where its walls begin and end. */
  valley?: {
    line: readonly (readonly [number, number, number])[];
    floor: number;
    walls: Point;
    roll?: number;
  };
  horns?: readonly { at: Point; radius: number; height: number; arms?: number; turn?: number }[];
  lake?: Omit<Massif, "rise">;
  /** Land in the lake, `height` meters above it. */
  islands?: readonly (Omit<Massif, "rise"> & { height: number })[];
  /** More than 0 leaves more slopes without the runnels of snow slides, less than 0 fewer. */
  calm?: number;
  /** Depth of the gullies as a part of their width. */
  gullies?: number;
  /** How far wind on the lake, which comes in lanes, turns its waves from the mirror: 0 to 0.2. */
  lanes?: number;
  /** How deep the wind's drifts on far snow are; 0.4 by default. */
  drifts?: number;
  /** Meters of snow, and how much of it steep ground sheds. */
  snow?: number;
  bare?: number;
  /** Snow hides nearly all rock below this height in meters. */
  buried?: number;
  /** How much loose snow lies on ledges, and from which height on. */
  powder?: number;
  powder_from?: number;
  strata?: number;
  ledges?: number;
  rough?: number;
  /** The smallest patch of rock that snow leaves bare, as a share of the ground's vertices; 1.5e-4 by default. */
  least_rock?: number;
  rock?: { dark: Color; pale: Color; warm: Color };
  wind?: Point;
};

/** Where the camera stands and looks; degrees, heading clockwise from north. */
type View = {
  at: Point;
  above: number;
  heading: number;
  pitch: number;
  /** Across the picture's width. */
  angle: number;
  /** Distance of the first ring of ground. */
  nearest?: number;
};

/** Trees stand below `line`; `fill` closes the clearings, `gully` says how much water keeps trees away. */
type Forest = {
  /** Old and young stands, with young trees along ragged edges. */
  uneven?: boolean;
  region?: "spruce" | "pine" | "rime";
  line: number;
  fill?: number;
  gully?: number;
  /** The slope on which no tree stands; 1.05 by default. */
  steep?: number;
  step?: number;
  /** How far away trees are drawn where 9,000 m are too little. */
  far?: number;
  floor?: Point;
  /** Meters above a lake between which its trees begin. */
  shore?: Point;
  clear?: number;
  clearings?: readonly (readonly [number, number, number])[];
  /** How much of the gentle open ground near the camera bare willows cover: 0 to 1. */
  shrubs?: number;
  /** Trees of the foreground: x, y, size, and the sort within the region, random by default. */
  placed?: readonly (readonly [number, number, number, number?])[];
};

/** How the light of the render becomes a picture; each has a default. */
type Grade = {
  exposure?: number;
  contrast?: number;
  saturation?: number;
  warm?: number;
  /** How much of its color the brightest warm light loses, and how blue shadows stay. */
  pale?: number;
  blue?: number;
  /** How much stronger the forms of slopes are. */
  relief?: number;
  /** The tones of the darkest and of the brightest hundredth, of 255. */
  levels?: Point;
  bloom?: number;
  sky?: number | Color;
  white?: Color;
  /** How much darker the picture is where words stand. */
  words?: { top?: number; left?: number; bottom?: number; bottom_from?: number };
};

/** A loop that begins with its scene's picture; clouds and snow drift, cars come down the road. */
export type Film = {
  name: string;
  size: readonly [number, number];
  /** The heaviest that a file may be, in bytes. */
  limit: number;
  frames: number;
  /** Meters from car to car: each drives as far in one loop. */
  apart: number;
};

/** One picture, told in a few figures. */
export type Scene = {
  name: string;
  /** In pixels, of the largest file. */
  size: readonly [number, number];
  widths: readonly number[];
  /** The width of one more file for large screens, as AVIF only; as wide as the render. */
  wide?: number | undefined;
  /** The heaviest that each file may be, in bytes, by width. */
  budget: Record<number, number>;
  /** The place that stays in the middle where the picture is cut upright: a share of its width. */
  focus?: number;
  land: Land;
  view: View;
  forest?: Forest;
  road?: {
    line: readonly Point[];
    bank?: number;
    lift?: number;
    poles?: boolean;
  };
  /** An open creek: places of the picture, and meters wide. */
  creek?: { line: readonly Point[]; width: number };
  /** Cars on the road: how far along it in meters, and the power of their lamps in watts. */
  cars?: readonly { at: number; toward?: boolean; beam?: number; glow?: number }[];
  film?: Film;
  /** Runs cut through the forest: places of the picture in shares of its sides, and meters wide. */
  runs?: readonly (readonly [line: readonly Point[], width: number])[];
  /** Snow that lies in couloirs of bare rock: places of the picture, and meters wide. */
  couloirs?: Scene["runs"];
  /** Lines that skiers went down, as places of the picture. */
  tracks?: readonly (readonly Point[])[];
  /** Tracks of ski tours, without turns, as places of the picture. */
  trails?: Scene["tracks"];
  /** Streets and trails of packed snow: places of the picture, and meters wide. */
  paths?: Scene["runs"];
  /** Lights of villages, roads and runs, at places of the picture. */
  lamps?: readonly {
    line: readonly Point[];
    count: number;
    /** How far they lie beside the line, in shares of the picture's sides. */
    spread: Point;
    power?: number;
    /** How bright the lamps themselves are, and how many meters of ground they light. */
    bead?: number;
    pool?: number;
    even?: boolean;
    /** The masts of lamps: how high in meters, and how far left and right of the line in shares of the width. */
    mast?: number;
    aside?: number;
    /** The share of them that shine from a house. */
    houses?: number;
    /** Nothing nearer carries them. */
    beyond?: number;
  }[];
  /** Buildings that stand alone: x, y, turn in degrees, length, depth, height of the walls in meters, share of lit windows. */
  buildings?: readonly (readonly [number, number, number, number, number, number, number])[];
  /** Round tents, lit from within: x, y, and where the door looks in degrees from east. */
  yurts?: readonly (readonly [number, number, number])[];
  /** Fences of posts and rails, half buried. */
  fences?: readonly (readonly Point[])[];
  /** Two ropes side by side, `gauge` meters apart: their ends x, y and meters above the ground, and cabins by shares of the way. */
  cableways?: readonly {
    kind: "tram" | "gondola";
    ends: readonly [Place, Place];
    /** What carries the ropes between the ends: x, y and height in meters. */
    towers?: readonly Place[];
    sag: number;
    gauge: number;
    color: Color;
    cabins: readonly [left: readonly number[], right: readonly number[]];
  }[];
  /** A train on its track, whose locomotive is so many meters before the end of the line. */
  train?: { line: readonly Point[]; cars: number; beyond: number };
  stars?: number;
  flakes?: number;
  /** How often light goes from snow to snow. */
  bounces?: number;
  mood: "alpenglow" | "dusk" | "gold" | "morning" | "clear" | "before" | "night" | "storm";
  /** How the clouds differ from the mood's: which they are, how they lie in degrees, how much is clear, and for altocumulus the size of a cell in heights of the clouds. */
  clouds?: { seed?: number; turn?: number; cut?: number; strength?: number; cell?: number };
  sun: { azimuth: number; elevation: number; power: number; color: Color; size?: number };
  /** The shadow of the range behind the sun climbs to `line` meters at a place. */
  shade?: { at: Point; line: number; jag: number; seed: number };
  /** Clouds outside of the picture that shade a share of it, and the place x, y, z that stays lit within a radius, in meters. */
  cloud_shadows?: {
    share: number;
    wave: number;
    seed: number;
    lit: readonly [x: number, y: number, z: number, radius: number];
  };
  sky_light?: number;
  /** Snow that smokes off the skyline between two parts of the width. */
  plume?: {
    from: number;
    to: number;
    color: Color;
    strength: number;
    rise: number;
  };
  air?: {
    haze?: number;
    haze_color?: Color;
    /** How strongly the haze scatters each color; by default as clear air does, blue most. */
    scatter?: Color;
    /** Clouds between two heights, in meters. */
    layer?: {
      base: number;
      top: number;
      density: number;
      wave: number;
      fill?: number;
      heap?: number;
      from?: number;
      to?: number;
      seed?: number;
      haze?: number;
      light: Color;
      dark: Color;
      air?: Color;
    };
    mist?: { density: number; height: number; floor?: number; from?: number; color: Color };
  };
  grade?: Grade;
};
