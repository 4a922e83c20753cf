import { company } from "./company.ts";
import { resorts } from "./resorts/index.ts";

export const home = {
  hero: {
    title: "The mountain, by the quiet road",
    lead: `Chauffeured sedans, SUVs and vans to the ski resorts of ${company.serviceArea}.`,
    actions: [
      { label: "Reserve Now", href: "/booking" },
      { label: "Fleet Options", href: "/services" },
    ],
  },
  fleet: {
    title: "Three ways up",
    lead: "Each with a professional chauffeur, winter tires and a heater that was on before you came.",
  },
  destinations: {
    title: "Where we drive",
    lead: `Three states on this page, a fourth behind it, ${resorts.length} mountains in all.`,
    cards: [
      {
        state: "Colorado",
        href: "/destinations#colorado",
        picture: "destination-colorado",
        text: "High and broad, with the interstate under the divide.",
      },
      {
        state: "Utah",
        href: "/destinations#utah",
        picture: "destination-utah",
        text: "Deep snow, short drives, a canyon road that closes.",
      },
      {
        state: "California",
        href: "/destinations#california",
        picture: "destination-california",
        text: "Granite and a blue lake, over two passes.",
      },
    ],
  },
  quote: {
    title: "A quote from a person",
    text: `Prices on mountain roads depend on the day. Tell us yours, and our team answers within ${company.quoteTurnaround} with a quote made for it.`,
    label: "Request a quote",
  },
} as const;
