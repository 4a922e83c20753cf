import type { Portrait } from "./portraits.ts";

/** Mountains of Montana. */
export const montanaPortraits: Readonly<Record<string, Portrait>> = {
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
    land: { snow: 7, slopes: [0.6, 0.8], buried: 560 },
    view: { above: 60, heading: -4, lens: 32, pitch: 9.2, focus: 0.62 },
    light: { hour: "alpenglow", shadow: 10 },
    forest: { line: 420, fill: 0.05, clearings: "0,60,200" },
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
    land: { slopes: [0.8, 0.9], gullies: 0.16, bare: 16, crisp: 0.16, buried: 420 },
    view: { above: 100, heading: 3, lens: 46, pitch: 6.5, focus: 0.45 },
    light: { hour: "alpenglow", sun: 150, shadow: 16 },
    forest: { line: 330, fill: -0.1, clearings: "0,300,1000" },
  },
  "whitefish-mountain": {
    massifs:
      "0,-900,2600,1100,0,1 -3400,6800,900,900,20,0.75 900,7600,1100,800,-15,0.85 4600,8600,1200,900,0,0.8 -1200,11000,4000,800,0,0.7",
    land: { slopes: [0.5, 0.7] },
    view: { stand: [-1308, -472], above: 9, heading: 0, lens: 54, pitch: -3.3, focus: 0.78 },
    light: { hour: "gold", sun: 88, shadow: 0, up: 8 },
    forest: {
      line: 1060,
      fill: 0.14,
      gully: 15,
      clearings: "-1308,-472,34 -1302,-420,48 -1270,-420,48",
    },
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
  "red-lodge-mountain": {
    ridges: [
      [
        "-8000,6000,84 -5000,5000,92 -2600,4300,96 -1500,5200,97 -1200,7500,100 -1000,10500,100",
        [1300, 1300],
        3,
      ],
      [
        "9000,6000,88 6000,4900,95 3800,4400,98 2600,5400,99 2500,7500,100 2600,10500,100",
        [1300, 1300],
        3,
      ],
      ["-800,10700,84 100,10400,130 700,10700,96 1500,10500,122 2300,10800,80", 800],
    ],
    valley: ["-200,-2000,-30 0,0,0 300,2500,50 700,5000,150 800,8200,360", 260, 1300],
    land: { slopes: [0.8, 1], snow: 9, bare: 12, crisp: 0.12, gullies: 0.08 },
    view: { stand: [0, -900], above: 130, heading: -5, lens: 37.5, pitch: 6.3, focus: 0.26 },
    light: { hour: "alpenglow", sun: 150, shadow: 12 },
    forest: { soft: true, line: 620, fill: 0.15, clearings: "0,-900,700 0,250,720 100,1400,600" },
    lamps: [["0.33,0.845 0.46,0.84 0.63,0.838", 50, [0.02, 0.003], { bead: 0.3, pool: 7 }]],
    more: { grade: { exposure: 1.08, white: [1.025, 1, 0.97] } },
  },
};
