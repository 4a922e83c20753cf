import type { Point } from "./profile.ts";

/** A wheel: tyre, bright rim, brake disc, twenty fine spokes in pairs. */
export function wheel([x, y]: Point, radius: number): string {
  const rim = radius * 0.77;
  const spokes = Array.from({ length: 10 }, (_, index) => {
    const pair = [-7, 7].map(
      (turn) =>
        `<path transform="rotate(${index * 36 + turn})" d="M-1.6 ${-rim * 0.16} L-2.6 ${-rim * 0.95} L2.6 ${-rim * 0.95} L1.6 ${-rim * 0.16} Z" fill="url(#spoke)"/>`,
    );
    return pair.join("");
  }).join("");
  return `<g transform="translate(${x} ${y})">
    <circle r="${radius}" fill="#050608"/>
    <circle r="${radius - 1.2}" fill="none" stroke="url(#tyre)" stroke-width="2.2"/>
    <circle r="${radius * 0.88}" fill="none" stroke="#1a1e27" stroke-width="1.2"/>
    <circle r="${rim}" fill="#07090d"/>
    <circle r="${rim * 0.66}" fill="url(#disc)"/>
    <circle r="${rim * 0.66}" fill="none" stroke="#2b313d" stroke-width="1"/>
    ${spokes}
    <circle r="${rim}" fill="none" stroke="url(#rim)" stroke-width="3"/>
    <circle r="${rim - 4}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="1.4"/>
    <circle r="${rim * 0.17}" fill="#12151c" stroke="#8d97aa" stroke-opacity=".7" stroke-width="1.2"/>
  </g>`;
}
