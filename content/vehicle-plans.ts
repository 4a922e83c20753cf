import type { VehicleValue } from "./fleet.ts";

/** A rectangle in centimeters: left, top, width, height. */
export type Box = readonly [number, number, number, number];

/** A vehicle from above in centimeters, with its front on the right. */
export type VehiclePlan = {
  /** What the drawing shows, in words. */
  text: string;
  width: number;
  wheels: readonly [number, number];
  /** The outline, and the lines of windows, hood, mirrors and walls, as SVG paths. */
  body: string;
  lines: string;
  chauffeur: Box;
  seats: readonly Box[];
  bags: readonly Box[];
  /** Bags in stacks of two. */
  stacked?: readonly Box[];
  /** A luggage area without a bag count. */
  luggage?: Box;
  bar?: Box;
  /** As an SVG path. */
  skis?: string;
};

export const planText = {
  title: "What fits",
  note: "Seen from above, the front on the right. This is one example of its class; seats and luggage space differ by model.",
  /** The width of every drawing, so that all have the same scale. */
  longest: 900,
};

/** One example of each class. */
export const vehiclePlans = {
  "executive-sedan": {
    text: "Three seats across the rear, and five bags in the trunk.",
    width: 195,
    wheels: [82, 404],
    body: "M40 0H445C509 0 519 19 524 55Q530 97.5 524 140C519 176 509 195 445 195H40Q4 195 3 155Q-1 97.5 3 40Q4 0 40 0Z",
    lines:
      "M348 -1q2 -13 16 -13q6 0 6 13M348 196q2 13 16 13q6 0 6 -13M392 39L513 53M392 156L513 142M352 20C386 55 386 140 352 175M118 18C94 58 94 136 118 177M352 20H150q-18 0 -32 -2M352 175H150q-18 0 -32 2",
    chauffeur: [272, 25, 54, 50],
    seats: [
      [160, 20, 54, 48],
      [160, 73.5, 54, 48],
      [160, 127, 54, 48],
    ],
    bags: [
      [26, 30, 60, 24],
      [26, 58, 60, 24],
      [26, 86, 60, 24],
      [26, 114, 60, 24],
      [26, 142, 60, 24],
    ],
  },
  "premium-suv": {
    text: "Six seats in three rows, one of them beside the chauffeur, eight bags behind them, and skis on the roof.",
    width: 206,
    wheels: [102, 409],
    body: "M26 0H466C522 0 528 15 533 44Q539 103.0 533 162C528 191 522 206 466 206H26Q4 206 3 180Q-1 103.0 3 26Q4 0 26 0Z",
    lines:
      "M384 -1q2 -13 16 -13q6 0 6 13M384 207q2 13 16 13q6 0 6 -13M428 41L522 56M428 165L522 150M385 18C421 58 421 148 385 188M385 18H40M385 188H40",
    chauffeur: [318, 22, 54, 52],
    seats: [
      [318, 132, 54, 52],
      [225, 26, 54, 54],
      [225, 126, 54, 54],
      [132, 22, 54, 48],
      [132, 79, 54, 48],
      [132, 136, 54, 48],
    ],
    bags: [],
    stacked: [
      [28, 30, 66, 30],
      [28, 68, 66, 30],
      [28, 106, 66, 30],
      [28, 144, 66, 30],
    ],
    skis: "M192 92h180q9 0 12 -3M192 99h180q9 0 12 -3M192 107h180q9 0 12 -3M192 114h180q9 0 12 -3",
  },
  "luxury-van": {
    text: "Fourteen seats, one of them beside the chauffeur, and behind the last row fifteen bags and four sets of skis.",
    width: 202,
    wheels: [168, 600],
    body: "M16 0H667C722 0 727 14 732 42Q738 101.0 732 160C727 188 722 202 667 202H16Q4 202 3 186Q-1 101.0 3 16Q4 0 16 0Z",
    lines:
      "M561 -1q2 -13 16 -13q6 0 6 13M561 203q2 13 16 13q6 0 6 -13M640 16C680 57 680 145 640 186M640 14H14M640 188H14",
    chauffeur: [560, 20, 54, 52],
    seats: [
      [560, 130, 54, 52],
      [460, 18, 54, 46],
      [460, 66, 54, 46],
      [460, 138, 54, 46],
      [372, 18, 54, 46],
      [372, 66, 54, 46],
      [372, 138, 54, 46],
      [284, 18, 54, 46],
      [284, 66, 54, 46],
      [284, 138, 54, 46],
      [196, 16, 54, 40],
      [196, 59.5, 54, 40],
      [196, 103, 54, 40],
      [196, 146.5, 54, 40],
    ],
    bags: [
      [38, 20, 66, 24],
      [38, 47, 66, 24],
      [38, 74, 66, 24],
    ],
    stacked: [
      [112, 20, 66, 24],
      [112, 47, 66, 24],
      [112, 74, 66, 24],
      [112, 101, 66, 24],
      [112, 128, 66, 24],
      [112, 155, 66, 24],
    ],
    skis: "M42 112v68M47 112v68M58 112v68M63 112v68M74 112v68M79 112v68M90 112v68M95 112v68",
  },
  "stretch-limousine": {
    text: "Fifteen seats around the sides, a bar, and a large luggage space at the rear for skis and bags.",
    width: 202,
    wheels: [168, 600],
    body: "M16 0H667C722 0 727 14 732 42Q738 101.0 732 160C727 188 722 202 667 202H16Q4 202 3 186Q-1 101.0 3 16Q4 0 16 0Z",
    lines:
      "M561 -1q2 -13 16 -13q6 0 6 13M561 203q2 13 16 13q6 0 6 -13M640 16C680 57 680 145 640 186M640 14H14M640 188H14M540 14V188M104 14V188",
    chauffeur: [560, 20, 54, 52],
    seats: [
      [116, 16, 52, 40],
      [116, 59.5, 52, 40],
      [116, 103, 52, 40],
      [116, 146.5, 52, 40],
      [176, 16, 54, 46],
      [234, 16, 54, 46],
      [292, 16, 54, 46],
      [350, 16, 54, 46],
      [408, 16, 54, 46],
      [466, 16, 54, 46],
      [176, 140, 54, 46],
      [234, 140, 54, 46],
      [292, 140, 54, 46],
      [350, 140, 54, 46],
      [408, 140, 54, 46],
    ],
    bags: [],
    luggage: [20, 20, 76, 162],
    bar: [470, 144, 62, 40],
  },
  "suv-limousine": {
    text: "Fourteen seats around the sides, a bar, and skis on the roof.",
    width: 206,
    wheels: [102, 761],
    body: "M26 0H818C874 0 880 15 885 44Q891 103.0 885 162C880 191 874 206 818 206H26Q4 206 3 180Q-1 103.0 3 26Q4 0 26 0Z",
    lines:
      "M734 -1q2 -13 16 -13q6 0 6 13M734 207q2 13 16 13q6 0 6 -13M778 41L874 56M778 165L874 150M735 18C771 58 771 148 735 188M735 18H40M735 188H40M655 18V188",
    chauffeur: [668, 22, 54, 52],
    seats: [
      [72, 22, 54, 52],
      [72, 77, 54, 52],
      [72, 132, 54, 52],
      [136, 20, 54, 46],
      [193, 20, 54, 46],
      [250, 20, 54, 46],
      [307, 20, 54, 46],
      [364, 20, 54, 46],
      [421, 20, 54, 46],
      [478, 20, 54, 46],
      [535, 20, 54, 46],
      [592, 70, 52, 54],
      [592, 128, 52, 54],
      [136, 140, 54, 46],
    ],
    bags: [],
    bar: [204, 148, 370, 38],
    skis: "M300 88h180q9 0 12 -3M300 95h180q9 0 12 -3M300 103h180q9 0 12 -3M300 110h180q9 0 12 -3M300 118h180q9 0 12 -3M300 125h180q9 0 12 -3M300 133h180q9 0 12 -3M300 140h180q9 0 12 -3",
  },
} as const satisfies Record<VehicleValue, VehiclePlan>;
