/** One picture of the gallery; its words show on hover, on keyboard focus and on touch. */
export type GalleryItem = { src: string; alt: string; title: string; description: string };

/** The story of a ride in six pictures; `src` is a name in content/pictures.json. */
export const gallery: readonly GalleryItem[] = [
  {
    src: "gallery-airport",
    alt: "A dark sedan waits before a lit airport terminal at night, mountains behind it",
    title: "Arrivals, 11 PM",
    description: "The flight was late. The car was not.",
  },
  {
    src: "gallery-pass",
    alt: "A single car's lamps on a winding road through snow, in the last light",
    title: "The pass",
    description: "Plowed, sanded, and driven by someone who knows where it turns.",
  },
  {
    src: "gallery-skis",
    alt: "Two pairs of skis on the roof of a dark SUV against an evening sky",
    title: "Skis up",
    description: "Loaded for you, bindings in, brushes of snow on the rack.",
  },
  {
    src: "gallery-lodge",
    alt: "A timber lodge with warm windows under deep snow at dusk",
    title: "The lodge door",
    description: "The last ten steps of the journey, carried.",
  },
  {
    src: "gallery-dawn",
    alt: "A wooded valley with a few lit windows under a bright peak at dawn",
    title: "First light",
    description: "The valley before the lifts turn.",
  },
  {
    src: "gallery-convoy",
    alt: "Four cars follow each other along a mountain road at dusk, lamps lit",
    title: "The whole party",
    description: "Four cars, one plan, the same arrival.",
  },
];
