import type { Portrait } from "./portraits.ts";
import { westernPortraits } from "./west.ts";

/** Lamps of a run that is lit at night. */
const besideRun = { even: true, pool: 38, bead: 0.3, power: 2, beyond: 1500 };

/** Mountains drawn after the real ones: their ridges, the viewpoint and the hour. */
export const mountainPortraits: Readonly<Record<string, Portrait>> = {
  "big-sky": {
    massifs:
      "350,6300,900,900,0,0.5 -2600,7200,900,1200,20,0.35 3600,7600,900,1200,-20,0.3 0,11000,5000,900,0,0.4",
    spines: [
      ["300,6300,100 900,6900,70 1800,7600,46", 520],
      ["300,6300,100 -400,6900,68 -1400,7500,42", 520],
      ["300,6300,100 150,5700,66 -150,5000,34", 480],
      ["300,6300,100 900,5800,62 1500,5300,32", 480],
    ],
    horns: "300,6280,900,330,3,40",
    land: { snow: 7, slopes: [0.6, 0.8] },
    view: { above: 60, heading: -4, lens: 32, pitch: 9.2, focus: 0.62 },
    light: { hour: "alpenglow", shadow: 10 },
    forest: { line: 420, fill: 0.05, clearings: "0,60,200" },
  },
  keystone: {
    massifs: "300,3600,1500,1300,0,0.9 -2600,4600,1200,1500,0,0.5 3000,5200,1200,1500,0,0.5",
    land: { slopes: [0.34, 0.4], snow: 10, bare: 4, crisp: 0.05, rough: 0.4, gullies: 0.04 },
    view: { above: 90, heading: 0, lens: 44, pitch: 5, focus: 0.55 },
    light: { hour: "night", power: 0.34 },
    forest: { line: 1400, fill: 0.9, clearings: "0,60,300" },
    runs: [
      ["0.665,0.05 0.615,0.2 0.575,0.36 0.54,0.5 0.5,0.66", 75],
      ["0.645,0.1 0.7,0.22 0.715,0.36 0.68,0.52 0.63,0.7", 70],
      ["0.52,0.13 0.47,0.26 0.44,0.4 0.4,0.56", 65],
      ["0.6,0.25 0.53,0.32 0.45,0.36", 40],
    ],
    lamps: [
      ["0.66,0.06 0.615,0.2 0.575,0.36 0.54,0.5 0.5,0.66", 30, [0.003, 0.003], besideRun],
      ["0.645,0.1 0.7,0.22 0.715,0.36 0.68,0.52 0.63,0.7", 30, [0.003, 0.003], besideRun],
      ["0.52,0.13 0.47,0.26 0.44,0.4 0.4,0.56", 24, [0.003, 0.003], besideRun],
      ["0.24,0.47 0.4,0.62 0.56,0.74 0.66,0.78", 260, [0.03, 0.022], { beyond: 1100, bead: 0.8 }],
    ],
    more: { stars: 0.8, air: { haze: 30_000, haze_color: [0.035, 0.05, 0.1] } },
  },
  aspen: {
    massifs:
      "-700,4600,700,900,0,0.7 900,4900,700,900,0,0.75 -3200,3600,900,2400,0,0.55 3400,3800,900,2400,0,0.55 0,9500,4000,900,0,0.4",
    horns: "-650,4500,800,420,4,20 900,4800,800,440,4,60",
    land: {
      lake: { at: [50, 900], size: [1100, 750] },
      strata: 46,
      ledges: 0.22,
      rock: { dark: [0.07, 0.045, 0.042], pale: [0.24, 0.17, 0.14], warm: [0.2, 0.115, 0.085] },
    },
    view: { stand: [60, 480], above: 8, heading: 1, lens: 62, pitch: 11, focus: 0.52 },
    light: { hour: "alpenglow", sun: 214, shadow: 18 },
    forest: { line: 480, fill: 0.15, clearings: "60,480,160" },
  },
  "bridger-bowl": {
    massifs: "0,10500,6000,900,0,0.3",
    spines: [
      [
        "-6500,4700,80 -4300,4300,92 -3000,4350,82 -1900,4150,99 -1000,4300,86 -100,4100,100 900,4250,86 1900,4150,97 3000,4450,82 4300,4300,94 6500,4700,80",
        [420, 700],
        1.2,
      ],
    ],
    land: { slopes: [0.8, 0.9], gullies: 0.16, bare: 16, crisp: 0.16 },
    view: { above: 100, heading: 3, lens: 46, pitch: 6.5, focus: 0.45 },
    light: { hour: "alpenglow", sun: 150, shadow: 16 },
    forest: { line: 330, fill: -0.1, clearings: "0,300,1000" },
  },
  breckenridge: {
    massifs:
      "-3500,5700,760,1100,0,0.85 -1750,5500,740,1100,10,0.95 0,5600,780,1100,-8,1 1800,5450,740,1100,6,0.92 3600,5700,780,1100,0,0.88 0,6600,6000,900,0,0.35",
    land: { slopes: [0.45, 0.5], snow: 9, bare: 10, crisp: 0.09, gullies: 0.07 },
    view: { above: 260, heading: 0, lens: 54, pitch: -0.5, focus: 0.45 },
    light: { hour: "alpenglow", sun: 146, shadow: 42 },
    forest: { line: 560, fill: 0.15, clearings: "0,100,200 0,1700,420 -500,1900,300 500,1800,300" },
    lamps: [["0.34,0.57 0.43,0.6 0.51,0.565", 110, [0.015, 0.007], { beyond: 1190, bead: 0.5 }]],
    more: {
      air: {
        haze: 17_000,
        mist: { density: 0.00022, height: 90, floor: 150, from: 300, color: [0.3, 0.31, 0.45] },
      },
    },
  },
  vail: {
    massifs:
      "0,-300,3500,900,0,0.75 -2400,2500,800,2600,12,0.5 600,3000,600,2200,-6,0.35 3000,2600,800,2400,-14,0.5 0,9500,5500,1200,0,0.75",
    land: { slopes: [0.36, 0.4], snow: 12, bare: 6, crisp: 0.05, rough: 0.4, gullies: 0.05 },
    view: { stand: [520, 780], above: 45, heading: -14, lens: 60, pitch: -8, focus: 0.5 },
    light: { hour: "gold", sun: 244, shadow: 0, up: 12 },
    forest: { line: 420, fill: -0.25, clearings: "0,0,300" },
  },
  "steamboat-springs": {
    massifs: "400,4300,1900,1300,0,0.9 -2600,5000,1300,1300,0,0.5 3400,4600,1300,1500,0,0.55",
    land: { slopes: [0.34, 0.4], snow: 10, bare: 4, crisp: 0.05, rough: 0.4, gullies: 0.05 },
    valley: ["0,-2000,-10 0,0,0 0,900,4 0,1500,10", 420, 1500],
    view: { above: 6, heading: -2, lens: 34, pitch: 4.5, focus: 0.7 },
    light: { hour: "storm" },
    forest: {
      line: 1900,
      fill: 0.5,
      clearings: "0,300,560",
      placed:
        "9,64,0.9 13,71,0.7 6,76,0.5 16,84,1.1 20,92,0.8 12,97,0.8 24,110,1 9,112,0.6 -30,150,0.9 -36,164,1.1 -26,172,0.6",
    },
    more: {
      flakes: 1,
      air: {
        haze: 3000,
        haze_color: [0.6, 0.61, 0.65],
        layer: {
          base: 560,
          top: 1500,
          density: 0.006,
          wave: 900,
          fill: 0.4,
          heap: 0.2,
          from: 900,
          light: [0.66, 0.66, 0.69],
          dark: [0.52, 0.54, 0.59],
        },
      },
    },
  },
  "whitefish-mountain": {
    massifs:
      "0,-900,2600,1100,0,1 -3400,6800,900,900,20,0.75 900,7600,1100,800,-15,0.85 4600,8600,1200,900,0,0.8 -1200,11000,4000,800,0,0.7",
    land: { slopes: [0.5, 0.7] },
    view: { stand: [1460, -470], above: 10, heading: -10, lens: 50, pitch: -2.5, focus: 0.5 },
    light: { hour: "gold", sun: 88, shadow: 0, up: 8 },
    forest: { line: 2000, fill: -0.05, clearings: "1460,-470,30 1440,-400,70 1400,-250,160" },
    more: {
      air: {
        layer: {
          base: 260,
          top: 620,
          density: 0.012,
          wave: 800,
          fill: 0.37,
          heap: 0.5,
          from: 250,
          light: [1, 0.74, 0.54],
          dark: [0.26, 0.3, 0.47],
          air: [0.62, 0.5, 0.5],
        },
      },
    },
  },
  "winter-park": {
    massifs: "-1500,3000,1300,900,8,0.34 1700,3300,1200,900,-8,0.3 0,8800,6500,1000,0,0.35",
    spines: [
      [
        "-5200,6300,84 -3200,6000,92 -1500,5800,88 300,5700,100 2000,5900,91 3600,6000,96 5600,6300,84",
        [1300, 1500],
        1.8,
      ],
    ],
    valley: ["-300,-2000,-10 -200,0,0 0,900,4 300,1500,14", 380, 1300],
    land: { slopes: [0.4, 0.5], snow: 10, bare: 8, crisp: 0.08, gullies: 0.06 },
    view: { stand: [-100, -300], above: 150, heading: 1, lens: 50, pitch: 5.4, focus: 0.44 },
    light: { hour: "gold", sun: 126, shadow: 0, up: 13 },
    forest: { line: 660, fill: 0.2, clearings: "-100,-300,500 0,500,520 100,1100,380" },
    runs: [
      ["0.3,0.5 0.33,0.58 0.37,0.66 0.42,0.74", 70],
      ["0.22,0.52 0.26,0.61 0.31,0.69 0.38,0.76", 60],
      ["0.66,0.52 0.63,0.6 0.6,0.67 0.55,0.75", 65],
      ["0.74,0.54 0.71,0.62 0.67,0.69 0.61,0.76", 60],
    ],
    more: { clouds: { cut: 0.38 } },
  },
  ...westernPortraits,
};
