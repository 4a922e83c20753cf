import { card } from "./formats.ts";
import type { Scene, View } from "./scene.ts";
import { california, colorado, utah } from "./states.ts";

/** The land of a state from another place, at another hour. */
function destination(name: string, scene: Scene, view: View, hour: Partial<Scene>): Scene {
  const grade = { ...scene.grade, words: { bottom: 0.2, bottom_from: 0.6 } };
  return { ...scene, ...card, name: `destination-${name}`, view, grade, ...hour };
}

/** The three destinations on the home page. */
export const cards: readonly Scene[] = [
  destination(
    "colorado",
    colorado,
    { at: [-420, 300], above: 60, heading: 12, pitch: 5, angle: 42 },
    { mood: "alpenglow", shade: { at: [500, 5500], line: 620, jag: 80, seed: 4 } },
  ),
  destination(
    "utah",
    utah,
    { at: [-300, 350], above: 70, heading: 22, pitch: 7, angle: 44 },
    { sun: { azimuth: 100, elevation: 20, power: 4.2, color: [1, 0.84, 0.66] } },
  ),
  destination(
    "california",
    california,
    { at: [400, -120], above: 12, heading: -6, pitch: 4, angle: 40 },
    { mood: "alpenglow", sun: { azimuth: 250, elevation: 4, power: 5.5, color: [1, 0.42, 0.2] } },
  ),
];
