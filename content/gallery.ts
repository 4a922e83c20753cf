/** One gallery picture; its text shows on hover, on keyboard focus, and below the picture on touch screens. */
export type GalleryItem = { src: string; alt: string; title: string; description: string };

/** The story of a ride in six pictures; `src` is a name in content/pictures.json. */
export const gallery: readonly GalleryItem[] = [
  {
    src: "gallery-airport",
    alt: "A dark sedan and two pieces of luggage at the curb of a lit airport terminal at night",
    title: "Late arrivals",
    description: "We follow your flight and meet you at any hour.",
  },
  {
    src: "gallery-pass",
    alt: "A car's headlights on a plowed road below a peak in the last light",
    title: "Mountain passes",
    description: "Your chauffeur drives these roads all winter.",
  },
  {
    src: "gallery-skis",
    alt: "Skis on the roof rack of a dark SUV, a peak in the last light behind them",
    title: "Ski racks",
    description: "Skis loaded, secured and carried to the door.",
  },
  {
    src: "gallery-lodge",
    alt: "The open door of a dark SUV with a lit leather cabin, before the warm windows of a timber lodge",
    title: "At the lodge",
    description: "A warm welcome, and bags carried inside.",
  },
  {
    src: "gallery-dawn",
    alt: "A car's tail lights on a road toward a long snowy range at first light",
    title: "First light",
    description: "An early start, in time for first chair.",
  },
  {
    src: "gallery-convoy",
    alt: "An SUV, a sedan and a van with their headlights on, on a plowed mountain road at dusk",
    title: "Group travel",
    description: "Several vehicles, one schedule.",
  },
];

/** What the site's other pictures of vehicles show. */
const details: Readonly<Record<string, string>> = {
  "vehicle-lounge":
    "A cream leather seat at a table with two glasses in a limousine at dusk, a sunlit peak in the window",
  "cabin-bar":
    "A lit bar with bottles, a decanter and champagne on ice at night, a snowy mountain in the window",
  "cabin-sedan":
    "Two leather rear seats at dusk, a striped blanket on one, and snowy mountains in the window",
  "detail-chain":
    "A snow chain on the front tire of a dark SUV, with loose snow piled in front of it",
  "detail-hand":
    "A chauffeur's gloved hand on the chrome door handle of a dark SUV at dusk, snow on the coat sleeve",
  "detail-lamp": "The lit headlamp and the grille of a dark SUV in falling snow",
  "detail-plow":
    "An orange snow plow from behind at dusk, its amber lights on, throwing snow off a mountain road",
  "town-van":
    "A van from behind on a snowy main street at night, beside lit shops and under strings of lights",
};

/** The alt text of a picture of the gallery, or of a vehicle's cabin or details. */
export function altOf(src: string): string {
  return details[src] ?? gallery.find((item) => item.src === src)?.alt ?? "";
}
