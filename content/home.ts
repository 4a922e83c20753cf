import { company } from "./company.ts";

export const home = {
  hero: {
    title: "A quiet ride to the mountains",
    lead: `Chauffeured sedans, SUVs and vans to ski resorts in ${company.serviceArea}.`,
    actions: [
      { label: "Reserve Now", href: "/booking" },
      { label: "Fleet Options", href: "/services" },
    ],
  },
  fleet: {
    title: "Our fleet",
    lead: "Every ride includes a professional chauffeur, winter tires and a cabin warmed before you step in.",
  },
  destinations: {
    title: "Where we drive",
    lead: `Ski resorts across ${company.serviceArea}, and the airports that serve them.`,
    cards: [
      {
        state: "Colorado",
        href: "/destinations#colorado",
        picture: "resort-aspen",
        text: "Vail, Aspen, Breckenridge and the high country.",
      },
      {
        state: "Utah",
        href: "/destinations#utah",
        picture: "destination-utah",
        text: "Park City, Deer Valley and the Cottonwood canyons.",
      },
      {
        state: "California",
        href: "/destinations#california",
        picture: "destination-california",
        text: "Lake Tahoe, Mammoth and Big Bear.",
      },
    ],
  },
  quote: {
    title: "A personal quote",
    text: `Send us your date, route and party size. Our team replies within ${company.quoteTurnaround} with a vehicle and a price.`,
    label: "Request a quote",
  },
} as const;
