import type { Portrait } from "./portraits.ts";

/** Mountains of Utah and California as they are known: their ridges, where one stands to see them, and the hour. */
export const westernPortraits: Readonly<Record<string, Portrait>> = {
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
  alta: {
    massifs:
      "-1250,2300,700,2600,12,0.85 1300,2200,700,2600,-10,0.9 100,6200,1300,900,0,1 -2800,5200,900,1500,0,0.6 2900,5000,900,1500,0,0.6",
    horns: "150,6100,800,260,4,30",
    valley: ["0,-2000,-60 0,0,0 60,1500,90 -40,3200,260 60,4600,480", 60, 750],
    land: { slopes: [0.85, 1], snow: 12, bare: 14 },
    view: { above: 40, heading: 0, lens: 46, pitch: 7.5, focus: 0.5 },
    light: { hour: "alpenglow", sun: 176, shadow: 34 },
    forest: { line: 560, fill: 0, clearings: "0,60,160" },
    lamps: [["0.44,0.8 0.5,0.78 0.56,0.8", 26, [0.012, 0.006]]],
    more: {
      air: {
        layer: {
          base: 330,
          top: 760,
          density: 0.012,
          wave: 700,
          fill: 0.02,
          from: 1500,
          light: [0.7, 0.55, 0.58],
          dark: [0.26, 0.3, 0.44],
        },
      },
    },
  },
  "sierra-at-tahoe": {
    massifs:
      "0,-600,2200,900,0,0.8 -2300,2600,900,1600,10,0.4 2500,3200,900,1600,-10,0.45 0,7500,4500,900,0,0.75",
    land: { slopes: [0.38, 0.4], snow: 12, bare: 5, crisp: 0.05 },
    view: { stand: [-200, 350], above: 60, heading: 2, lens: 40, pitch: -2.5, focus: 0.5 },
    light: { hour: "gold", sun: 18, shadow: 0, up: 9 },
    forest: {
      region: "pine",
      line: 1900,
      fill: 0.1,
      clearings: "0,350,22 18,430,55 40,560,90 80,760,150",
    },
    more: { grade: { exposure: 0.72, bloom: 0.12 } },
  },
  snowbasin: {
    massifs: "0,9500,6000,900,0,0.3",
    spines: [
      [
        "-3600,4700,58 -2200,4400,84 -1500,4300,72 -800,4200,96 -200,4250,80 400,4100,100 1000,4250,78 1600,4200,94 2300,4400,76 3600,4700,60",
        [380, 620],
        1.1,
      ],
    ],
    horns:
      "-2200,4380,420,190,3,20 -800,4180,400,240,4,50 400,4080,460,280,4,35 1000,4230,300,120,3,70 1600,4180,400,230,4,20",
    land: {
      slopes: [0.95, 1.1],
      bare: 15,
      crisp: 0.16,
      gullies: 0.14,
      rock: { dark: [0.12, 0.11, 0.1], pale: [0.4, 0.37, 0.33], warm: [0.32, 0.25, 0.19] },
    },
    view: { above: 150, heading: 3, lens: 38, pitch: 8.5, focus: 0.55 },
    light: { hour: "gold", sun: 222, shadow: 0 },
    forest: { line: 330, fill: 0, clearings: "0,60,900" },
  },
};
