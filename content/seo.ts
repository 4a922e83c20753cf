import { company } from "./company.ts";
import { findVehicle, passengerRange } from "./fleet.ts";
import { resorts, type Resort } from "./resorts/index.ts";

const sedan = findVehicle("executive-sedan");
const suv = findVehicle("premium-suv");
const van = findVehicle("luxury-van");
const stretch = findVehicle("stretch-limousine");
const suvLimousine = findVehicle("suv-limousine");

/** What search engines and shared links show for a page: a title and one or two sentences. */
export type PageMeta = {
  title: string;
  description: string;
  /** The day the page's texts last changed, for the sitemap; update it when you change them. */
  changed: `${number}-${number}-${number}`;
};

/** The same day for all guides. */
const guidesChanged = "2026-11-23";

/** All pages except the guides. With the company's name a title has at most 60 characters, a description 155. */
export const seo = {
  "/": {
    title: "Chauffeured ski resort transportation",
    description: `Private sedans, SUVs, vans and limousines to ski resorts in ${company.serviceArea}. Request a personal quote.`,
    changed: "2026-11-23",
  },
  "/services": {
    title: "Ski resort car service and fleet",
    description:
      "Executive sedans, premium SUVs, vans and limousines with professional chauffeurs for airport transfers and ski trips, available 24/7.",
    changed: "2026-11-23",
  },
  "/services/stretch-limousines": {
    title: "Stretch and Sprinter van limousines",
    description: `Sprinter van limousines for ${passengerRange(stretch)} passengers to ski resorts: leather seats, bar service, privacy and more than 120 inches of interior length.`,
    changed: "2026-11-22",
  },
  "/services/suv-limousines": {
    title: "SUV limousines for ski groups",
    description: `All-wheel-drive SUV limousines for ${passengerRange(suvLimousine)} passengers, with ski racks, premium audio and video, and a bar.`,
    changed: "2026-11-23",
  },
  "/services/airport-transfers": {
    title: "Ski airport transfers: DEN, EGE, SLC, RNO",
    description:
      "Private airport transfers to ski resorts from Denver (DEN), Eagle (EGE), Salt Lake City (SLC), Reno (RNO) and 12 more, with winter drive times.",
    changed: "2026-11-22",
  },
  "/services/group-transportation": {
    title: "Group transportation to ski resorts",
    description:
      "Ski group and event transportation for 8 to more than 50 people, with a dedicated event manager and a coordinated fleet.",
    changed: "2026-11-23",
  },
  "/services/executive-sedans": {
    title: "Executive sedan service to ski resorts",
    description: `Executive sedans for ${passengerRange(sedan)} passengers and ${sedan.bags}+ bags: private car service between airports and ski resorts.`,
    changed: "2026-11-22",
  },
  "/services/premium-suvs": {
    title: "Premium SUV service to ski resorts",
    description: `Premium SUVs for ${passengerRange(suv)} passengers and ${suv.bags}+ bags: chauffeured service for families and ski trips.`,
    changed: "2026-11-22",
  },
  "/services/luxury-vans": {
    title: "Luxury van service to ski resorts",
    description: `Luxury vans for ${passengerRange(van)} passengers, ${van.bags}+ bags and ${van.skiSets}+ ski sets, available 24/7 for ski groups and families.`,
    changed: "2026-11-23",
  },
  "/destinations": {
    title: "Ski resort guides and transfers",
    description: `Guides to ${resorts.length} ski resorts in ${company.serviceArea}: airports, winter drive times, terrain and lodging.`,
    changed: "2026-11-23",
  },
  "/gallery": {
    title: "Gallery of our ski transfers",
    description:
      "Our vehicles on the way to the mountains, from the airport at night to the valley at first light.",
    changed: "2026-11-23",
  },
  "/about": {
    title: "About our chauffeurs",
    description: `A chauffeur company based in ${company.headquarters.city}, with licensed affiliate operators in ${company.serviceArea}.`,
    changed: "2026-11-23",
  },
  "/booking": {
    title: "Request a ski transfer quote",
    description: `Send your date, route and party size for a chauffeured ride to a ski resort. Receive a personal quote within ${company.quoteTurnaround}.`,
    changed: "2026-11-23",
  },
  "/contact": {
    title: "Contact our team",
    description: `Call, email or send a message. ${company.hours.service}. Our ${company.headquarters.city} office is open ${company.hours.office}.`,
    changed: "2026-11-22",
  },
  "/terms": {
    title: "Terms of Service",
    description: `Our terms for booking, cancellation, weather, waiting time and payment, effective ${company.legalEffective}.`,
    changed: "2026-11-22",
  },
  "/privacy": {
    title: "Privacy Policy",
    description:
      "What information we keep when you request a quote or send a message, how we use it, and your rights.",
    changed: "2026-11-22",
  },
  "/cookies": {
    title: "Cookie Policy",
    description:
      "This site sets one strictly necessary cookie. What it holds, how long it lasts, and how to do without it.",
    changed: "2026-11-22",
  },
  "/careers": {
    title: "Chauffeur and operations careers",
    description:
      "Open positions: chauffeur in Aspen, fleet manager in Denver, remote customer experience specialist and operations coordinator in Park City.",
    changed: "2026-11-23",
  },
  "/press": {
    title: "Press and media contacts",
    description: "Company news, facts, media kit and contacts for journalists.",
    changed: "2026-11-23",
  },
  "/safety": {
    title: "Safety and driver standards",
    description:
      "How we vet and train chauffeurs, track every vehicle and comply with DOT and FMCSA rules.",
    changed: "2026-11-23",
  },
  "/404": {
    title: "404 Page Not Found",
    description: "There is no page at this address.",
    changed: "2026-11-22",
  },
  "/429": {
    title: "Too many requests",
    description: "This form was sent too many times in a few minutes.",
    changed: "2026-11-22",
  },
  "/500": {
    title: "Something went wrong",
    description: "We could not load this page.",
    changed: "2026-11-22",
  },
  "/503": {
    title: "Back in a minute",
    description: "We cannot read your request right now.",
    changed: "2026-11-22",
  },
} as const satisfies Record<string, PageMeta>;

export type SeoPath = keyof typeof seo;

/** What search engines and shared links show for a guide. */
export function guideMeta({ name, state, access }: Resort): PageMeta {
  const guide = name.length > 14 ? "guide" : "resort guide";
  const codes = access.airports.map(({ code }) => code).join(", ");
  return {
    title: `${name} airport transfers and ${guide}`,
    description: `Private airport transfers to ${name}, ${state} (${codes}), with winter drive times, terrain, season, lodging and dining.`,
    changed: guidesChanged,
  };
}
