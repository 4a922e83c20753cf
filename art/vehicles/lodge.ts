/** The lodge at dusk: timber and stone under deep snow, and light in every window. */
export function lodge(backdrop: string): string {
  const window = (x: number, y: number, width: number, height: number) =>
    `<rect x="${x - 3}" y="${y - 3}" width="${width + 6}" height="${height + 6}" fill="#170f0b"/>
    <rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#warm)"/>
    <path d="M${x + width / 2} ${y} V${y + height} M${x} ${y + height / 2} H${x + width}" stroke="#2a1a10" stroke-width="3"/>
    <path d="M${x - 5} ${y + height + 4} q${width / 2 + 5} -9 ${width + 10} 0 v6 h-${width + 10} Z" fill="#dfe6f3"/>`;
  const boards = Array.from(
    { length: 26 },
    (_, board) =>
      `<path d="M380 ${352 + board * 13} H1260" stroke="#0d0806" stroke-opacity=".55" stroke-width="1.6"/>`,
  ).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="1600" height="900" viewBox="0 0 1600 900">
  <defs>
    <linearGradient id="warm" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#ffbd6b"/><stop offset="1" stop-color="#ffe3ad"/></linearGradient>
    <linearGradient id="wall" x1="380" x2="1260" y1="0" y2="0" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#22160f"/><stop offset=".5" stop-color="#3a2619"/><stop offset="1" stop-color="#1b120d"/></linearGradient>
    <linearGradient id="roof" x1="0" x2="0" y1="170" y2="380" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#e9dfe6"/><stop offset="1" stop-color="#93a2c6"/></linearGradient>
    <linearGradient id="drift" x1="0" x2="0" y1="640" y2="900" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#9fadd0"/><stop offset="1" stop-color="#4d5c85"/></linearGradient>
    <radialGradient id="spill"><stop offset="0" stop-color="#ffd08a" stop-opacity=".75"/><stop offset="1" stop-color="#ffd08a" stop-opacity="0"/></radialGradient>
    <filter id="soft"><feGaussianBlur stdDeviation="16"/></filter><filter id="fine"><feGaussianBlur stdDeviation="3"/></filter>
    <clipPath id="front"><path d="M380 690 V372 L820 196 L1260 372 V690 Z"/></clipPath>
  </defs>
  <image xlink:href="${backdrop}" width="1600" height="900" preserveAspectRatio="none"/>
  <path d="M380 690 V372 L820 196 L1260 372 V690 Z" fill="url(#wall)"/>
  <g clip-path="url(#front)">${boards}
    <path d="M380 690 V598 H1260 V690 Z" fill="#3b3f4b"/>
    ${Array.from({ length: 40 }, (_, stone) => `<rect x="${380 + (stone % 20) * 45 + (stone >= 20 ? 20 : 0)}" y="${604 + Math.floor(stone / 20) * 42}" width="40" height="36" rx="8" fill="#4a4f5d" opacity="${0.5 + ((stone * 7) % 5) / 10}"/>`).join("")}
  </g>
  <path d="M820 196 V690 M600 284 V690 M1040 284 V690" stroke="#120b07" stroke-width="11"/>
  <path d="M380 500 H1260" stroke="#120b07" stroke-width="12"/>
  ${window(440, 414, 104, 70)}${window(648, 352, 130, 122)}${window(862, 352, 130, 122)}${window(1096, 414, 104, 70)}
  ${window(440, 530, 104, 66)}${window(1096, 530, 104, 66)}${window(656, 534, 92, 62)}${window(894, 534, 92, 62)}
  <path d="M770 690 V552 q50 -40 100 0 V690 Z" fill="#180e08"/><path d="M778 690 V558 q42 -34 84 0 V690 Z" fill="url(#warm)"/>
  <path d="M820 540 V690" stroke="#2a1a10" stroke-width="4"/>
  <path d="M320 404 L806 186 Q820 180 834 186 L1320 404 Q1336 376 1312 360 L856 146 Q820 130 784 146 L328 360 Q304 376 320 404 Z" fill="url(#roof)"/>
  <path d="M328 360 L784 146 Q820 130 856 146 L1312 360" fill="none" stroke="#ffe1cf" stroke-opacity=".8" stroke-width="4" filter="url(#fine)"/>
  <rect x="1010" y="150" width="54" height="116" fill="#3b3f4b"/><path d="M1002 152 q35 -26 70 0 v10 h-70 Z" fill="#e9e3ec"/>
  <path d="M0 690 C260 646 460 676 640 684 H1000 C1180 672 1380 640 1600 672 V900 H0 Z" fill="url(#drift)"/>
  <path d="M0 690 C260 646 460 676 640 684 H1000 C1180 672 1380 640 1600 672" fill="none" stroke="#e6e9f5" stroke-opacity=".5" stroke-width="3" filter="url(#fine)"/>
  <path d="M764 686 C700 760 640 830 560 900 H1080 C1000 830 940 760 876 686 Z" fill="#ffd08a" opacity=".3" filter="url(#soft)"/>
  <ellipse cx="820" cy="650" rx="300" ry="110" fill="url(#spill)" opacity=".8"/>
  ${[492, 713, 927, 1148].map((x) => `<ellipse cx="${x}" cy="450" rx="120" ry="90" fill="url(#spill)" opacity=".35"/>`).join("")}
  ${[492, 1148].map((x) => `<ellipse cx="${x}" cy="720" rx="150" ry="34" fill="url(#spill)" opacity=".5"/>`).join("")}
  </svg>`;
}
