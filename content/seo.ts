import { company } from "./company.ts";
import { findVehicle, passengerRange } from "./fleet.ts";
import { resorts } from "./resorts/index.ts";

const sedan = findVehicle("executive-sedan");
const suv = findVehicle("premium-suv");
const van = findVehicle("luxury-van");
const stretch = findVehicle("stretch-limousine");
const suvLimousine = findVehicle("suv-limousine");

/** What search engines and shared links show of a page: a title and one or two sentences. */
export type PageMeta = { title: string; description: string };

/** Every page but the guides. A title has at most 60 characters with the company's name behind it, a description 155. */
export const seo = {
  "/": {
    title: "Chauffeured transport to the mountains",
    description: `Chauffeured sedans, SUVs, vans and limousines to ski resorts in ${company.serviceArea}. Ask for a personal quote.`,
  },
  "/services": {
    title: "Services",
    description:
      "Executive sedans, premium SUVs and luxury vans with professional chauffeurs, day and night, fully insured, to the ski resorts of the American West.",
  },
  "/services/stretch-limousines": {
    title: "Stretch limousines (Sprinter van limousines)",
    description: `Sprinter van limousines for ${passengerRange(stretch)} passengers: leather seats, bar, privacy, more than 120 inches of interior length, certified for mountain roads.`,
  },
  "/services/suv-limousines": {
    title: "SUV limousines",
    description: `All-wheel-drive SUV limousines for ${passengerRange(suvLimousine)} passengers with ski racks, premium sound and a bar, certified for mountain roads.`,
  },
  "/services/airport-transfers": {
    title: "Airport transfers",
    description:
      "Met at baggage claim, flights watched, skis handled, the vehicle warm: private transfers between the airports and the resorts.",
  },
  "/services/group-transportation": {
    title: "Group transportation",
    description:
      "Groups of 8 to more than 50 on the mountain roads: one event manager, a coordinated fleet and word in real time.",
  },
  "/services/executive-sedans": {
    title: "Executive sedans",
    description: `Executive sedans for ${passengerRange(sedan)} passengers and ${sedan.bags}+ bags, with a chauffeur who knows the passes.`,
  },
  "/services/premium-suvs": {
    title: "Premium SUVs",
    description: `Premium SUVs for ${passengerRange(suv)} passengers and ${suv.bags}+ bags, made for families, skis and snow.`,
  },
  "/services/luxury-vans": {
    title: "Luxury vans",
    description: `Luxury vans for ${passengerRange(van)} passengers, ${van.bags}+ bags and ${van.skiSets}+ ski sets, at any hour of the day.`,
  },
  "/destinations": {
    title: "Destinations",
    description: `The mountains that we drive to in ${company.serviceArea}: ${resorts.length} guides with figures, seasons and roads.`,
  },
  "/gallery": {
    title: "Gallery",
    description: "The ride in six pictures, from the airport at night to the valley at dawn.",
  },
  "/about": {
    title: "About",
    description: "Who drives you to the mountains, since when, and how we think about the road.",
  },
  "/booking": {
    title: "Request a quote",
    description: `Tell us the day, the route and your party. A person answers with a personal quote within ${company.quoteTurnaround}.`,
  },
  "/contact": {
    title: "Contact",
    description: `Call, write, or send us a message: service at any hour, the office in ${company.headquarters.city} ${company.hours.office}.`,
  },
  "/terms": {
    title: "Terms of Service",
    description: `Notice, cancellation, weather, waiting time and payment: the terms under which we drive, effective ${company.legalEffective}.`,
  },
  "/privacy": {
    title: "Privacy Policy",
    description:
      "What we keep when you ask for a quote or write to us, why, for how long, and what you can ask of us.",
  },
  "/cookies": {
    title: "Cookie Policy",
    description:
      "One strictly necessary cookie, what it holds and how long, and none that follows you.",
  },
  "/careers": {
    title: "Careers",
    description:
      "Four openings: a chauffeur in Aspen, a fleet manager in Denver, customer experience from home, operations in Park City.",
  },
  "/press": {
    title: "Press",
    description: "News, figures, a media kit and the people to ask, for those who write about us.",
  },
  "/safety": {
    title: "Safety",
    description:
      "How drivers are chosen and trained, how vehicles are watched, and the rules that we drive under.",
  },
  "/404": {
    title: "404 Page Not Found",
    description: "There is no page at this address.",
  },
  "/429": {
    title: "Too many requests",
    description: "This form was sent many times in a few minutes.",
  },
  "/500": {
    title: "Something went wrong",
    description: "This page could not be shown.",
  },
} as const satisfies Record<string, PageMeta>;

export type SeoPath = keyof typeof seo;
