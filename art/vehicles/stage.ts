import { paintCar } from "./paint.ts";
import { ground, type Profile } from "./profile.ts";

/**
 * The car on a wet road at dusk, mirrored in it, before the mountains.
 * @param backdrop a PNG of 1600 by 690, as a data address
 * @param frame the part of the drawing that is shown
 */
export function stage(car: Profile, backdrop: string, frame = "0 0 1600 900"): string {
  const drawn = paintCar(car);
  const nose = Math.min(...car.wheels.map(([x]) => x)) - 210;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="1600" height="900" viewBox="${frame}">
  <defs>${definitions(car)}</defs>
  <rect width="1600" height="900" fill="#070b13"/>
  <image xlink:href="${backdrop}" x="0" y="-70" width="1600" height="720" preserveAspectRatio="none"/>
  <rect width="1600" height="640" fill="url(#dim)"/>
  <rect y="560" width="1600" height="340" fill="url(#floor)"/>
  <rect y="600" width="1600" height="26" fill="#f0b394" opacity=".13" filter="url(#soft12)"/>
  <g mask="url(#fade)"><g transform="translate(0 ${2 * ground}) scale(1 -1)" filter="url(#soft2)" opacity=".8">${drawn.replaceAll(/ id="(arches|body|glass)"/g, ' id="$1-mirrored"').replaceAll(/url\(#(arches|body|glass)\)/g, "url(#$1-mirrored)")}</g></g>
  <ellipse cx="${nose - 60}" cy="${ground + 6}" rx="300" ry="20" fill="url(#pool)"/>
  <ellipse cx="800" cy="${ground + 2}" rx="650" ry="13" fill="#000" opacity=".8" filter="url(#soft6)"/>
  ${drawn}
  <ellipse cx="${nose + 30}" cy="${car.belt + 70}" rx="230" ry="60" fill="url(#flare)"/>
  </svg>`;
}

/** The gradients and filters that `paintCar` refers to. */
export function definitions(car: Profile): string {
  const stop = (offset: number, colour: string, opacity = 1) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  const vertical = (id: string, from: number, to: number, stops: string) =>
    `<linearGradient id="${id}" x1="0" x2="0" y1="${from}" y2="${to}" gradientUnits="userSpaceOnUse">${stops}</linearGradient>`;
  const level = (id: string, stops: string) =>
    `<linearGradient id="${id}" x1="180" x2="1440" y1="0" y2="0" gradientUnits="userSpaceOnUse">${stops}</linearGradient>`;
  const soft = (radius: number) =>
    `<filter id="soft${radius}" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="${radius}"/></filter>`;
  const top = car.belt - 150;
  return [
    vertical(
      "paint",
      top,
      car.sill,
      stop(0, "#4c5a78") +
        stop(0.3, "#2c3750") +
        stop(0.46, "#3d4a68") +
        stop(0.56, "#151b29") +
        stop(0.74, "#0a0e17") +
        stop(1, "#04060a"),
    ),
    vertical(
      "under",
      car.belt,
      car.sill,
      stop(0, "#000", 0.08) + stop(0.3, "#02040a", 0.62) + stop(1, "#000", 0.35),
    ),
    vertical("pane", top, car.belt, stop(0, "#46587c") + stop(0.4, "#1a2233") + stop(1, "#070a11")),
    vertical(
      "lounge",
      top,
      car.belt,
      stop(0, "#ffb36a", 0.05) + stop(0.6, "#ffa357", 0.26) + stop(1, "#ff9c4a", 0.42),
    ),
    level(
      "light",
      stop(0, "#ffdcb8", 0.75) +
        stop(0.18, "#ffe9d2") +
        stop(0.45, "#f4f8ff") +
        stop(0.8, "#cfdcf7", 0.85) +
        stop(1, "#ff9b7c", 0.55),
    ),
    level("trim", stop(0, "#e9eefb", 0.9) + stop(0.5, "#b7c3da", 0.65) + stop(1, "#8b99b6", 0.5)),
    vertical(
      "lip",
      car.sill - 180,
      car.sill,
      stop(0, "#aebcd8", 0.55) + stop(0.6, "#4d586d", 0.25) + stop(1, "#000", 0),
    ),
    vertical("spoke", -80, 0, stop(0, "#d3dbea") + stop(0.6, "#7f8aa0") + stop(1, "#2c323f")),
    vertical("tyre", -90, 90, stop(0, "#616c84") + stop(0.4, "#1d222c") + stop(1, "#090a0d")),
    vertical("rim", -70, 70, stop(0, "#eef3fc") + stop(0.5, "#7b869b") + stop(1, "#2f3644")),
    `<radialGradient id="disc">${stop(0, "#20242d")}${stop(0.7, "#3a414f")}${stop(1, "#171a21")}</radialGradient>`,
    vertical("lens", car.belt, car.belt + 90, stop(0, "#ffffff") + stop(1, "#ffe2b0")),
    vertical(
      "dim",
      0,
      640,
      stop(0, "#060a12", 0.55) + stop(0.5, "#060a12", 0.3) + stop(1, "#05080e", 0.62),
    ),
    vertical(
      "floor",
      560,
      900,
      stop(0, "#0a0f19", 0) +
        stop(0.16, "#0b111d", 0.94) +
        stop(0.4, "#080c15") +
        stop(1, "#04060b"),
    ),
    `<radialGradient id="pool">${stop(0, "#ffe9c4", 0.5)}${stop(0.5, "#ffd798", 0.16)}${stop(1, "#ffd798", 0)}</radialGradient>`,
    `<radialGradient id="flare">${stop(0, "#fff1d4", 0.3)}${stop(0.4, "#ffdfa6", 0.1)}${stop(1, "#ffdfa6", 0)}</radialGradient>`,
    vertical(
      "fader",
      ground,
      ground + 190,
      stop(0, "#fff", 0.42) + stop(0.5, "#fff", 0.12) + stop(1, "#fff", 0),
    ),
    `<mask id="fade"><rect y="${ground}" width="1600" height="210" fill="url(#fader)"/></mask>`,
    soft(2),
    soft(6),
    soft(12),
    `<filter id="bloom" x="-300%" y="-400%" width="700%" height="900%"><feGaussianBlur stdDeviation="9"/></filter>`,
  ].join("");
}
