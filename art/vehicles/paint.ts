import { ground, type Profile } from "./profile.ts";
import { wheel } from "./wheel.ts";

/** The whole car as SVG, without floor and background. */
export function paintCar(car: Profile): string {
  const { body, glass, wheels, radius } = car;
  const arches = wheels
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius * 1.17}" fill="#000"/>`)
    .join("");
  const lips = wheels
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="${radius * 1.18}" fill="none" stroke="url(#lip)" stroke-width="2"/>`,
    )
    .join("");
  const wells = wheels
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius * 1.16}" fill="#030406"/>`)
    .join("");
  const left = Math.min(...wheels.map(([x]) => x));
  const right = Math.max(...wheels.map(([x]) => x));
  return `
  <mask id="arches"><rect width="1600" height="900" fill="#fff"/>${arches}</mask>
  <clipPath id="body"><path d="${body}"/></clipPath>
  <clipPath id="glass"><path d="${glass}"/></clipPath>
  <rect x="${left - 30}" y="${car.sill - 40}" width="${right - left + 60}" height="${ground - car.sill + 22}" fill="#020305"/>
  <g clip-path="url(#body)">${wells}</g>
  <g mask="url(#arches)">
    <path d="${body}" fill="url(#paint)"/>
    <g clip-path="url(#body)">
      <path d="${car.shoulder} V900 H0 Z" fill="url(#under)"/>
      <path d="${car.shoulder}" fill="none" stroke="url(#light)" stroke-width="26" opacity=".34" filter="url(#soft12)"/>
      <path d="${car.shoulder}" fill="none" stroke="url(#light)" stroke-width="5" opacity=".75" filter="url(#soft2)"/>
      <path d="${car.shoulder}" fill="none" stroke="url(#light)" stroke-width="1.6"/>
      <path d="${car.tuck}" fill="none" stroke="#9fb2d6" stroke-width="22" opacity=".26" filter="url(#soft12)"/>
      <path d="${car.tuck}" fill="none" stroke="#b9c8e4" stroke-width="1.4" opacity=".5"/>
      <rect x="0" y="${car.sill - 17}" width="1600" height="7" fill="#8ea1c4" opacity=".22" filter="url(#soft2)"/>
      <path d="${body}" fill="none" stroke="#000" stroke-width="30" opacity=".55" filter="url(#soft12)"/>
      <path d="${car.crown}" fill="none" stroke="url(#light)" stroke-width="14" opacity=".55" filter="url(#soft6)"/>
      ${lips}
    </g>
    <path d="${car.crown}" fill="none" stroke="url(#light)" stroke-width="2.2"/>
  </g>
  <path d="${glass}" fill="url(#pane)"/>
  <g clip-path="url(#glass)">
    ${car.lounge ? '<rect width="1600" height="900" fill="url(#lounge)"/>' : ""}
    <path d="M0 ${car.belt - 96} L1600 ${car.belt - 150} V${car.belt - 205} L0 ${car.belt - 190} Z" fill="#8fb0e6" opacity=".28" filter="url(#soft6)"/>
    <path d="M0 ${car.belt - 26} L1600 ${car.belt - 34} V${car.belt} H0 Z" fill="#f3a884" opacity=".2" filter="url(#soft6)"/>
    ${car.pillars.map((pillar) => `<path d="${pillar}" fill="#04050a"/>`).join("")}
  </g>
  <path d="${glass}" fill="none" stroke="url(#trim)" stroke-width="2.4"/>
  ${car.gaps.map((gap) => `<path d="${gap}" fill="none" stroke="#000" stroke-opacity=".85" stroke-width="2.2"/><path d="${gap}" transform="translate(1.8 0)" fill="none" stroke="#8795b2" stroke-opacity=".28" stroke-width="1"/>`).join("")}
  ${car.handles.map(([x, y]) => `<rect x="${x}" y="${y}" width="46" height="5" rx="2.5" fill="#0a0d13"/><rect x="${x}" y="${y - 1}" width="46" height="2" rx="1" fill="#cfdaf0" opacity=".75"/>`).join("")}
  <path transform="translate(${car.mirror[0]} ${car.mirror[1]})" d="M4 12 C-26 14 -40 6 -36 -6 C-32 -18 -8 -20 8 -14 L14 6 Z" fill="#10141d" stroke="#b8c6e2" stroke-opacity=".5" stroke-width="1.2"/>
  ${car.extras ?? ""}
  <g filter="url(#bloom)"><path d="${car.headlamp}" fill="#fff6e2"/></g>
  <path d="${car.headlamp}" fill="url(#lens)"/>
  <g filter="url(#bloom)"><path d="${car.tail}" fill="#ff3b2c"/></g>
  <path d="${car.tail}" fill="#ff6a55"/>
  ${wheels.map((at) => wheel(at, radius)).join("")}`;
}
