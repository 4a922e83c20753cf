import { paintCar } from "./paint.ts";
import { sedan } from "./sedan.ts";
import { definitions } from "./stage.ts";

/** A sedan before the terminal, late at night: glass, wet ground, mountains without light. */
export function airport(backdrop: string): string {
  const bays = Array.from({ length: 11 }, (_, bay) => {
    const x = 90 + bay * 132;
    return `<rect x="${x}" y="396" width="118" height="128" fill="url(#hall)"/><rect x="${x}" y="396" width="118" height="128" fill="none" stroke="#0b0f18" stroke-width="3"/><path d="M${x + 59} 396 V524 M${x} 462 H${x + 118}" stroke="#0b0f18" stroke-width="2"/>`;
  }).join("");
  const lamps = Array.from({ length: 5 }, (_, lamp) => {
    const x = 150 + lamp * 330;
    return `<path d="M${x} 562 V392" stroke="#05070c" stroke-width="5"/><circle cx="${x}" cy="388" r="70" fill="url(#halo)"/><circle cx="${x}" cy="388" r="5" fill="#fff2d6"/>`;
  }).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="1600" height="900" viewBox="0 0 1600 900">
  <defs>${definitions(sedan)}
    <linearGradient id="hall" x1="0" x2="0" y1="396" y2="524" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#ffcf8f" stop-opacity=".75"/><stop offset="1" stop-color="#ffe7bd"/></linearGradient>
    <linearGradient id="wet" x1="0" x2="0" y1="550" y2="760" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#ffd9a0" stop-opacity=".34"/><stop offset="1" stop-color="#ffd9a0" stop-opacity="0"/></linearGradient>
    <radialGradient id="halo"><stop offset="0" stop-color="#ffe6b8" stop-opacity=".5"/><stop offset="1" stop-color="#ffe6b8" stop-opacity="0"/></radialGradient>
  </defs>
  <image xlink:href="${backdrop}" x="0" y="-120" width="1600" height="720" preserveAspectRatio="none"/>
  <path d="M0 372 L220 352 H1420 L1600 372 V396 H0 Z" fill="#0a0e17"/>
  <path d="M0 372 L220 352 H1420 L1600 372" fill="none" stroke="#b8c6e2" stroke-opacity=".4" stroke-width="2"/>
  <rect y="394" width="1600" height="150" fill="#120f10"/>${bays}
  <rect y="524" width="1600" height="376" fill="#070a11"/>
  <rect y="530" width="1600" height="250" fill="url(#wet)" filter="url(#soft12)"/>
  ${Array.from({ length: 11 }, (_, bay) => `<rect x="${104 + bay * 132}" y="548" width="88" height="210" fill="#ffd79b" opacity=".11" filter="url(#soft12)"/>`).join("")}
  ${lamps}
  <g transform="translate(130 118) scale(0.94)">
    <g mask="url(#fade)"><g transform="translate(0 1380) scale(1 -1)" filter="url(#soft2)" opacity=".7">${mirrored(paintCar(sedan))}</g></g>
    <ellipse cx="800" cy="692" rx="640" ry="13" fill="#000" opacity=".85" filter="url(#soft6)"/>
    ${paintCar(sedan)}
    <ellipse cx="150" cy="698" rx="300" ry="20" fill="url(#pool)"/>
  </g></svg>`;
}

function mirrored(drawing: string): string {
  return drawing
    .replaceAll(/ id="(arches|body|glass)"/g, ' id="$1-mirrored"')
    .replaceAll(/url\(#(arches|body|glass)\)/g, "url(#$1-mirrored)");
}
