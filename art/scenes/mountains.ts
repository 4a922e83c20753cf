import type { Portrait } from "./portraits.ts";

/** Mountains as they are known: their ridges, where one stands to see them, and the hour. */
export const mountainPortraits: Readonly<Record<string, Portrait>> = {
  heavenly: {
    ridges: [
      ["-6000,-1500,60 -2500,-700,84 0,-300,92 2500,-600,86 6000,-1500,62", [1600, 2300], 1.2],
      ["-900,0,70 -1300,1500,48 -1700,2900,24", 700, 1.5],
      ["1500,200,70 1900,1700,46 2300,3000,24", 700, 1.5],
      ["-10500,4000,30 -8800,8000,50 -7000,11500,44", 1800],
      ["8500,6000,34 7600,9500,46 6500,12500,40", 1800],
      ["-7000,14500,44 -3000,14200,60 -800,14800,50 1500,14200,64 5000,14500,46", 1500],
    ],
    land: { extent: [-12_000, -4000, 24_000], lake: { at: [-200, 8600], size: [7600, 5600] } },
    view: { stand: [0, 250], above: 40, lens: 58, pitch: -6, focus: 0.5 },
    light: { hour: "gold", sun: 236, shadow: 0 },
    forest: { region: "pine", line: 1700, fill: 0.05, clearings: "0,250,60" },
    runs: [["0.46,1 0.45,0.85 0.5,0.74 0.47,0.66", 45]],
    more: { air: { haze: 30_000 }, grade: { exposure: 1.02, sky: [0.86, 0.76, 0.82] } },
  },
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
    forest: { line: 300, fill: -0.1, clearings: "0,100,600" },
    more: { samples: 8 },
  },
};
