import { words, type Portrait } from "./portraits.ts";

/** Where the chairs of a lift hang, as shares of its way. */
const chairs = (first: number, apart: number) =>
  Array.from({ length: Math.floor((1 - first) / apart) }, (_, i) => first + apart * i);

/** Mountains of California. */
export const californianPortraits: Readonly<Record<string, Portrait>> = {
  "mammoth-mountain": {
    massifs: "-3600,4800,1200,900,0,0.5 3600,4900,1200,900,0,0.5 1500,10500,4000,700,0,0.5",
    spines: [
      [
        "-3600,4300,66 -2400,4200,84 -1200,4000,90 0,3900,100 900,4000,95 2000,4150,86 3400,4400,64",
        [500, 900],
        1.3,
      ],
    ],
    land: { slopes: [0.7, 0.85], snow: 9, bare: 13, crisp: 0.15 },
    view: { above: 200, heading: 6, lens: 35, pitch: 6.6, focus: 0.82 },
    light: { hour: "clear", sun: 112 },
    forest: { uneven: true, step: 3.8, line: 480, fill: 0.3, clearings: "0,100,600" },
    tracks: [
      "0.5,0.52 0.48,0.6 0.47,0.69 0.46,0.78",
      "0.53,0.57 0.52,0.64 0.505,0.71 0.5,0.78",
      "0.36,0.56 0.39,0.63 0.41,0.7 0.42,0.77",
    ],
    more: {
      samples: 8,
      cableways: [
        {
          kind: "gondola",
          ends: [
            [2, 90, 175],
            [1201, 3663, 10],
          ],
          sag: 60,
          gauge: 6,
          color: [0.16, 0.18, 0.22],
          cabins: [
            [0.012, 0.032, 0.056, 0.086, 0.125, 0.18, 0.26],
            [0.022, 0.043, 0.07, 0.105, 0.15, 0.22],
          ],
        },
      ],
      grade: { exposure: 0.84, relief: 0.2, words: { ...words, bottom: 0.5 } },
      plume: {
        from: 0.3,
        to: 0.9,
        color: [0.9, 0.95, 1.02],
        strength: 34,
        reach: 0.07,
        rise: 0.3,
      },
    },
  },
  "sierra-at-tahoe": {
    massifs:
      "0,-600,2200,900,0,0.8 -2300,2600,900,1600,10,0.4 2500,3200,900,1600,-10,0.45 0,7500,4500,900,0,0.75",
    land: { slopes: [0.38, 0.4], snow: 12, bare: 5, crisp: 0.05 },
    view: { stand: [-200, 350], above: 60, heading: 2, lens: 40, pitch: -2.5, focus: 0.64 },
    light: { hour: "gold", sun: 18, shadow: 0, up: 9 },
    forest: {
      region: "pine",
      line: 1900,
      fill: -0.02,
      clearings: "0,350,60 18,430,110 40,560,170 80,760,260 -260,900,180 320,1000,180",
    },
    more: {
      sky_light: 1.5,
      grade: {
        words: { ...words, bottom: 0.24 },
        levels: [26, 230],
        exposure: 0.88,
        contrast: 0.95,
        bloom: 0.12,
      },
    },
  },
  kirkwood: {
    massifs: "0,10000,5000,900,0,0.4",
    spines: [
      [
        "-4000,3600,84 -2400,3300,92 -1300,3150,98 -300,3250,88 700,3100,100 1900,3500,80 3200,4200,56 4600,5200,40",
        [260, 800],
        1.5,
      ],
    ],
    land: {
      slopes: [0.8, 1.2],
      snow: 10,
      bare: 18,
      crisp: 0.15,
      strata: 44,
      ledges: 0.25,
      rock: { dark: [0.085, 0.062, 0.054], pale: [0.16, 0.117, 0.097], warm: [0.17, 0.108, 0.075] },
    },
    view: { above: 110, heading: 10, lens: 44, pitch: 8, focus: 0.4 },
    light: { hour: "gold", sun: 236, up: 14, shadow: 0, power: 6.5 },
    forest: { region: "pine", line: 330, fill: -0.2, clearings: "0,100,700" },
    more: {
      cloud_shadows: { share: 0.62, wave: 1800, seed: 7, lit: [1080, 3150, 950, 950] },
      clouds: { cut: 0.02 },
      cableways: [
        {
          kind: "chair",
          ends: [
            [38, 58, 112],
            [829, 2790, 12],
          ],
          sag: 45,
          gauge: 7,
          color: [0.05, 0.055, 0.06],
          cabins: [chairs(0.009, 0.0105), chairs(0.0136, 0.0105)],
        },
      ],
      buildings: [[833, 2799, 20, 26, 13, 6, 0.3]],
      grade: { words, sky: [0.62, 0.72, 0.86] },
    },
  },
  "big-bear": {
    ridges: [
      [
        "-6000,5800,28 -3200,5400,34 -1700,5100,48 -1000,5000,34 -500,4850,36 -100,4750,48 300,4600,84 650,4650,50 950,4750,24 1250,4750,66 1550,4850,56 2200,5000,32 6000,5600,24",
        [2000, 1500],
        2,
      ],
      ["300,4600,78 430,3700,42 350,2700,12", 600, 1.5],
      ["-1500,5100,50 -1350,4200,32 -1150,3200,10", 800, 1.5],
      ["1250,4750,62 1500,3800,34 1700,2900,10", 600, 1.5],
      [
        "-6000,11200,70 -3200,11500,118 -2100,11200,150 -1500,11300,176 -700,11400,140 1500,11600,96 4500,11200,70",
        1000,
        1.2,
      ],
    ],
    valley: ["-7000,2700,2 0,150,2 7000,-2400,2", 900, 2300],
    land: {
      slopes: [0.36, 0.4],
      snow: 15,
      bare: 0,
      crisp: 0.05,
      rough: 0.35,
      gullies: 0.05,
      lanes: 0.02,
      lake: { at: [0, 900], size: [4500, 950], turn: -20 },
    },
    view: { stand: [0, 90], above: 3, heading: 0, lens: 40, pitch: 2.4, focus: 0.64 },
    light: { hour: "gold", sun: 214, shadow: 0, up: 11, power: 7.5 },
    forest: {
      region: "pine",
      line: 1200,
      fill: 0.42,
      gully: 15,
      clearings: "0,28,330 190,1860,110",
    },
    runs: [
      ["0.59,0.27 0.602,0.33 0.592,0.39 0.612,0.46 0.63,0.52 0.635,0.57", 60],
      ["0.735,0.36 0.722,0.42 0.7,0.48 0.65,0.565", 46],
      ["0.85,0.335 0.832,0.39 0.815,0.43 0.775,0.48 0.725,0.53 0.672,0.568", 50],
      ["0.79,0.475 0.74,0.525 0.68,0.566", 85],
      ["0.26,0.38 0.27,0.43 0.283,0.48 0.3,0.55", 30],
    ],
    more: {
      clouds: { cut: 0.06 },
      air: { haze: 24_000, haze_color: [0.5, 0.45, 0.52] },
      grade: {
        exposure: 1.08,
        saturation: 1.25,
        warm: 0.7,
        relief: 0.5,
        levels: [31, 224],
        sky: [0.86, 0.8, 0.84],
        words: { left: 0.2, bottom: 0.31, bottom_from: 0.5 },
      },
    },
  },
  northstar: {
    massifs: "200,4300,2100,1300,0,0.85 -3200,5200,1300,1300,0,0.5 3600,5400,1300,1300,0,0.55",
    valley: ["0,-2000,-10 0,0,0 100,900,10 200,1600,30", 420, 1500],
    land: { slopes: [0.36, 0.4], snow: 12, bare: 4, crisp: 0.05, rough: 0.4, gullies: 0.05 },
    view: { stand: [0, -500], above: 120, heading: 1, lens: 37.5, pitch: 6.4, focus: 0.5 },
    light: { hour: "gold", sun: 222, shadow: 0.5, up: 8, power: 10.5 },
    forest: {
      region: "pine",
      uneven: true,
      step: 3.8,
      line: 1900,
      fill: 0.5,
      gully: 15,
      clearings: "0,-500,420 20,200,420 60,800,420 120,1300,330",
    },
    runs: [
      ["0.5,0.28 0.51,0.38 0.5,0.48 0.515,0.58 0.49,0.68 0.485,0.79", 80],
      ["0.6,0.32 0.625,0.43 0.62,0.54 0.59,0.65 0.55,0.73 0.53,0.79", 58],
      ["0.39,0.4 0.375,0.5 0.395,0.6 0.41,0.7 0.44,0.79", 62],
      ["0.75,0.42 0.735,0.52 0.71,0.61 0.66,0.7 0.59,0.79", 44],
      ["0.27,0.45 0.29,0.55 0.325,0.65 0.38,0.75", 34],
    ],
    lamps: [
      ["0.42,0.906 0.5,0.902 0.58,0.906", 24, [0.012, 0.004], { bead: 0.2, pool: 20, houses: 0.8 }],
    ],
    more: {
      cloud_shadows: { share: 0.6, wave: 1800, seed: 7, lit: [300, 4300, 750, 1000] },
      clouds: { cut: 0.1 },
      air: {
        haze: 24_000,
        mist: { density: 0.0022, height: 45, floor: 20, from: 500, color: [0.7, 0.59, 0.54] },
      },
      grade: { exposure: 1.15, warm: 1.5, pale: 0.3, sky: [0.8, 0.82, 0.9] },
    },
  },
  "sugar-bowl": {
    massifs: "0,9000,6000,900,0,0.4 -4200,4200,1000,1200,0,0.5",
    spines: [
      [
        "-3600,3900,46 -2200,3500,64 -1000,3100,82 -100,2900,100 700,3000,90 1500,3300,64 2600,3500,76 3600,3700,88 4800,4000,66",
        [260, 1000],
        1.6,
      ],
    ],
    land: {
      slopes: [0.6, 0.95],
      snow: 16,
      bare: 13,
      crisp: 0.12,
      rock: { dark: [0.15, 0.145, 0.14], pale: [0.24, 0.23, 0.22], warm: [0.23, 0.2, 0.175] },
    },
    view: { stand: [-100, 0], above: 120, heading: 4, lens: 48, pitch: 4.6, focus: 0.42 },
    light: { hour: "gold", sun: 232, up: 13, shadow: 0, power: 6.5 },
    forest: {
      region: "pine",
      line: 420,
      fill: -0.16,
      clearings: "-100,0,230 -175,415,95 -119,300,60",
    },
    more: {
      cableways: [
        {
          kind: "chair",
          ends: [
            [-122, 36, 116],
            [-186, 1385, 8],
          ],
          sag: 30,
          gauge: 7,
          color: [0.05, 0.055, 0.06],
          cabins: [chairs(0.045, 0.019), chairs(0.038, 0.019)],
        },
      ],
      buildings: [[-188, 1396, 20, 22, 12, 6, 0.3]],
      cloud_shadows: { share: 0.58, wave: 1800, seed: 4, lit: [200, 2950, 900, 800] },
      grade: { contrast: 0.66, levels: [55, 233], warm: 1.2, sky: [0.56, 0.72, 0.92] },
    },
  },
};
