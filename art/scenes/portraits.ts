import type { Mountain } from "#art/scenes/resorts.ts";
import { hours } from "./regions.ts";
import { mountain as format, seedOf, type Land, type Point, type Scene } from "./scene.ts";

/** A mountain drawn after the real one. Heights are in percent of its relief, places in meters or shares. */
export type Portrait = {
  /** Each with its points "x,y,height x,y,height", how far its flanks reach, and its form: 1 sharp, 2 round. */
  ridges: readonly (readonly [line: string, reach: number | Point, form?: number])[];
  land?: Partial<Land>;
  /** `sky` is the share of the picture above the summit, `focus` what phones show in their middle. */
  view: {
    stand?: Point;
    above: number;
    heading?: number;
    lens: number;
    sky: number;
    pitch?: number;
    focus?: number;
  };
  /** Degrees from north to the sun, and how high the shadow behind it climbs in percent of the relief. */
  light: { hour: keyof typeof hours; sun?: number; shadow?: number };
  forest?: Omit<NonNullable<Scene["forest"]>, "clearings"> & {
    clearings: string;
  };
  /** Places of the picture, and meters wide. */
  runs?: readonly (readonly [line: string, width: number])[];
  air?: Scene["air"];
  clouds?: Scene["clouds"];
  grade?: Scene["grade"];
};

function points(line: string): [number, number, number][] {
  return line.split(" ").map((point) => {
    const [x = 0, y = 0, z = 0] = point.split(",").map(Number);
    return [x, y, z];
  });
}

function runOf([line, width]: readonly [string, number]) {
  return [points(line).map(([across, down]): Point => [across, down]), width] as const;
}

/** The highest point of a drawn mountain above the horizon: degrees to the right of north, and up. */
function summitOf({ ridges, view: { stand = [0, 0], above } }: Portrait, relief: number) {
  const degrees = 180 / Math.PI;
  const seen = ridges.flatMap(([line]) =>
    points(line)
      .filter(([, y]) => y > 600)
      .map(([x, y, z]) => {
        const way = Math.hypot(x - stand[0], y - stand[1]);
        const up = Math.atan2((z / 100) * relief - above, way) * degrees;
        return { aside: Math.atan2(x - stand[0], y - stand[1]) * degrees, up };
      }),
  );
  return seen.reduce((highest, point) => (point.up > highest.up ? point : highest));
}

function forestOf({ clearings, ...forest }: NonNullable<Portrait["forest"]>) {
  return {
    floor: [4, 30] as const,
    ...forest,
    clearings: points(clearings),
  };
}

/** The scene of a mountain that is drawn. */
export function drawn(mountain: Mountain, relief: number, portrait: Portrait): Scene {
  const { ridges, view, light } = portrait;
  const { stand = [0, 0], above, heading = 0, lens, sky } = view;
  const seed = seedOf(mountain.slug);
  const hour = hours[light.hour];
  const half = Math.tan((lens / 2) * (Math.PI / 180)) * (900 / 1600);
  const summit = summitOf(portrait, relief);
  const aim = Math.atan((0.5 - sky) * 2 * half) * (180 / Math.PI);
  const land: Land = {
    seed: seed % 100_000,
    extent: [-7000, -2000, 14_000],
    cells: 512,
    relief,
    ridges: ridges.map(([line, reach, form = 1]) => ({
      line: points(line),
      reach: typeof reach === "number" ? [reach, reach] : reach,
      form,
    })),
    massifs: [],
    plain: 0.1,
    ...portrait.land,
  };
  const azimuth = light.sun ?? hour.sun.azimuth;
  const top = ridges.flatMap(([line]) => points(line)).reduce((a, b) => (b[2] > a[2] ? b : a));
  const shadow = light.shadow ?? 100 * hour.shadow;
  return {
    ...format,
    name: `resort-${mountain.slug}`,
    focus:
      view.focus ??
      0.5 +
        Math.tan((summit.aside - heading) * (Math.PI / 180)) /
          (2 * Math.tan((lens / 2) * (Math.PI / 180))),
    fine: true,
    samples: 8,
    land,
    view: { at: stand, above, heading, pitch: view.pitch ?? summit.up - aim, angle: lens },
    ...(portrait.forest ? { forest: forestOf(portrait.forest) } : {}),
    ...(portrait.runs ? { runs: portrait.runs.map(runOf) } : {}),
    mood: hour.mood,
    sun: { ...hour.sun, azimuth },
    ...(shadow > 0
      ? {
          shade: {
            at: [top[0], top[1]] as const,
            line: (shadow / 100) * relief,
            jag: 60,
            seed: seed % 1000,
          },
        }
      : {}),
    air: { haze: 22_000, ...portrait.air },
    clouds: { seed: seed % 1000, turn: (seed % 180) - 90, cut: 0.2, ...portrait.clouds },
    grade: {
      words: { bottom: 0.15, bottom_from: 0.6 },
      contrast: 0.97,
      ...hour.grade,
      ...portrait.grade,
    },
  };
}
