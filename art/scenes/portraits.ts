import { mountain as format } from "./formats.ts";
import { hours } from "./hours.ts";
import { seedOf, type Land, type Point, type Scene } from "./scene.ts";

/** A ridge's points "x,y,height x,y,height", how far its flanks reach, and its form: 1 sharp, 2 round. */
type Ridge = readonly [line: string, reach: number | Point, form?: number];

/** A mountain drawn after the real one. Heights are in percent of its relief, places in meters or shares. */
export type Portrait = {
  /** Ridges whose very form is kept, or ridges that guide what water carves. */
  ridges?: readonly Ridge[];
  spines?: readonly Ridge[];
  /** Each "x,y,across,along,turn,rise". */
  massifs?: string;
  /** Each "x,y,radius,height,arms,turn". */
  horns?: string;
  /** The valley's floor: points "x,y,height" in meters, half its width, and where its walls end. */
  valley?: readonly [line: string, floor: number, wall: number];
  land?: Partial<Land>;
  /** `sky` is the share of the picture above a drawn summit, `focus` what phones show in their middle. */
  view: {
    stand?: Point;
    above: number;
    heading?: number;
    lens: number;
    sky?: number;
    pitch?: number;
    focus?: number;
  };
  /** Degrees from north to the sun; the shadow behind it climbs so many percent of the relief, its edge uneven by `jag` meters. */
  light: {
    hour: keyof typeof hours;
    sun?: number;
    shadow?: number;
    jag?: number;
    up?: number;
    power?: number;
  };
  forest?: Omit<NonNullable<Scene["forest"]>, "clearings" | "placed"> & {
    clearings: string;
    placed?: string;
  };
  /** Places of the picture, and meters wide. */
  runs?: readonly (readonly [line: string, width: number])[];
  couloirs?: Portrait["runs"];
  /** Lines that skiers went down, as places of the picture. */
  tracks?: readonly string[];
  /** Tracks of ski tours, without turns. */
  trails?: readonly string[];
  /** Streets and trails of packed snow: places of the picture, and meters wide. */
  paths?: Portrait["runs"];
  /** An open creek: places of the picture, and meters wide. */
  creek?: readonly [line: string, width: number];
  /** Lights along places of the picture: how many, and how far beside the line in shares. */
  lamps?: readonly (readonly [
    line: string,
    count: number,
    spread: Point,
    more?: Partial<NonNullable<Scene["lamps"]>[number]>,
  ])[];
  more?: Partial<
    Pick<
      Scene,
      | "air"
      | "clouds"
      | "grade"
      | "plume"
      | "stars"
      | "flakes"
      | "buildings"
      | "yurts"
      | "fences"
      | "road"
      | "cars"
      | "cableways"
      | "train"
      | "cloud_shadows"
      | "sky_light"
    >
  >;
};

/** Where a page's words would stand on bright snow. */
export const words = { left: 0.24, bottom: 0.42, bottom_from: 0.45 };

/** The color of a gondola's cabins that stand out from a forest. */
export const paleCabin = [0.3, 0.32, 0.36] as const;

/** A sky at alpenglow that is blue instead of violet. */
export const blueSky = [0.66, 0.82, 0.92] as const;

/** Lamps of a run that is lit at night. */
export const besideRun = {
  even: true,
  pool: 52,
  bead: 0.09,
  power: 7,
  beyond: 1500,
  mast: 14,
  aside: 0.012,
};

/** Numbers of a text such as "1,2,3 4,5,6". */
function numbers(text: string): number[][] {
  return text.split(" ").map((part) => part.split(",").map(Number));
}

function points(line: string): [number, number, number][] {
  return numbers(line).map(([x = 0, y = 0, z = 0]) => [x, y, z]);
}

function places(line: string): [number, number][] {
  return points(line).map(([across, down]) => [across, down]);
}

function stripsOf(strips: NonNullable<Portrait["runs"]>): NonNullable<Scene["runs"]> {
  return strips.map(([line, width]) => [places(line), width]);
}

function ridgesOf(ridges: readonly Ridge[]) {
  return ridges.map(([line, reach, form = 1]) => ({
    line: points(line),
    reach: typeof reach === "number" ? ([reach, reach] as const) : reach,
    form,
  }));
}

function massifsOf(text: string): Land["massifs"] {
  return numbers(text).map(([x = 0, y = 0, across = 0, along = 0, turn = 0, rise = 0]) => ({
    at: [x, y],
    size: [across, along],
    turn,
    rise,
  }));
}

function hornsOf(text: string): Land["horns"] {
  return numbers(text).map(([x = 0, y = 0, radius = 0, height = 0, arms = 3, turn = 0]) => ({
    at: [x, y],
    radius,
    height,
    arms,
    turn,
  }));
}

/** The highest drawn point above the horizon: degrees to the right of north, and up. */
function summitOf(
  lines: NonNullable<Land["ridges"]>,
  { stand = [0, 0], above }: Portrait["view"],
  relief: number,
) {
  const degrees = 180 / Math.PI;
  const seen = lines.flatMap(({ line }) =>
    line
      .filter(([, y]) => y > 600)
      .map(([x, y, z]) => {
        const way = Math.hypot(x - stand[0], y - stand[1]);
        const up = Math.atan2((z / 100) * relief - above, way) * degrees;
        return { aside: Math.atan2(x - stand[0], y - stand[1]) * degrees, up };
      }),
  );
  return seen.reduce((highest, point) => (point.up > highest.up ? point : highest), {
    aside: 0,
    up: 5,
  });
}

function landOf(portrait: Portrait, seed: number, relief: number): Land {
  const { ridges, spines, massifs, horns, valley, land } = portrait;
  return {
    seed: seed % 100_000,
    extent: [-7000, -2000, 14_000],
    cells: 512,
    relief,
    massifs: massifs ? massifsOf(massifs) : [],
    plain: 0.1,
    ...(ridges ? { ridges: ridgesOf(ridges) } : {}),
    ...(spines ? { spines: ridgesOf(spines) } : {}),
    ...(horns ? { horns: hornsOf(horns) } : {}),
    ...(valley
      ? {
          valley: {
            line: points(valley[0]),
            floor: valley[1],
            walls: [valley[1], valley[2]] as const,
            roll: 6,
          },
        }
      : {}),
    ...land,
  };
}

function forestOf({ clearings, placed, ...forest }: NonNullable<Portrait["forest"]>) {
  return {
    floor: [4, 30] as const,
    ...forest,
    clearings: points(clearings),
    ...(placed ? { placed: points(placed) } : {}),
  };
}

/** The scene of a mountain that is drawn. */
export function drawn(slug: string, relief: number, portrait: Portrait): Scene {
  const {
    view,
    light,
    forest,
    runs,
    couloirs,
    tracks,
    trails,
    paths,
    creek,
    lamps,
    more = {},
  } = portrait;
  const { stand = [0, 0], above, heading = 0, lens, sky = 0.2 } = view;
  const seed = seedOf(slug);
  const hour = hours[light.hour];
  const land = landOf(portrait, seed, relief);
  const lines = land.ridges ?? land.spines ?? [];
  const half = Math.tan((lens / 2) * (Math.PI / 180));
  const summit = summitOf(lines, view, relief);
  const aim = Math.atan((0.5 - sky) * 2 * half * (900 / 1600)) * (180 / Math.PI);
  const top = lines.flatMap(({ line }) => line).toSorted((a, b) => b[2] - a[2])[0];
  const shadow = light.shadow ?? 100 * hour.shadow;
  const scene: Scene = {
    ...format,
    name: `resort-${slug}`,
    focus: view.focus ?? 0.5 + Math.tan((summit.aside - heading) * (Math.PI / 180)) / (2 * half),
    land,
    view: { at: stand, above, heading, pitch: view.pitch ?? summit.up - aim, angle: lens },
    mood: hour.mood,
    sun: {
      ...hour.sun,
      azimuth: light.sun ?? hour.sun.azimuth,
      elevation: light.up ?? hour.sun.elevation,
      power: light.power ?? hour.sun.power,
    },
    ...more,
    air: { haze: 22_000, ...more.air },
    clouds: { seed: seed % 1000, turn: (seed % 180) - 90, cut: 0.2, ...more.clouds },
    grade: {
      words: { bottom: 0.15, bottom_from: 0.6 },
      contrast: 0.97,
      pale: 1,
      blue: 0.8,
      relief: 0.8,
      levels: [32, 230],
      ...hour.grade,
      ...more.grade,
    },
  };
  if (!land.ridges) scene.bounces = 2;
  if (forest) scene.forest = forestOf(forest);
  if (runs) scene.runs = stripsOf(runs);
  if (couloirs) scene.couloirs = stripsOf(couloirs);
  if (tracks) scene.tracks = tracks.map(places);
  if (trails) scene.trails = trails.map(places);
  if (paths) scene.paths = stripsOf(paths);
  if (creek) scene.creek = { line: places(creek[0]), width: creek[1] };
  if (lamps)
    scene.lamps = lamps.map(([line, count, spread, options]) => ({
      line: places(line),
      count,
      spread,
      ...options,
    }));
  if (shadow > 0)
    scene.shade = {
      at: top ? [top[0], top[1]] : (land.massifs[0]?.at ?? [0, 5000]),
      line: (shadow / 100) * relief,
      jag: light.jag ?? 60,
      seed: seed % 1000,
    };
  return scene;
}
