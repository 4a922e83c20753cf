import { policy } from "./company.ts";
import { findVehicle, passengerRange, type VehicleValue } from "./fleet.ts";
import { resorts } from "./resorts/index.ts";

/** A call to action. */
export type CallToAction = { label: string; href: "/booking" | "/contact" };

/** One of the seven services. Pages of vehicles open with the whole vehicle. */
export type Service = ServiceTexts &
  (
    | {
        kind: "vehicle";
        vehicle: VehicleValue;
        /** The picture's fixed address; three vehicles have one. */
        image?: string;
        /** A second picture: a cabin, a detail or one of the gallery's. */
        second: string;
        /** The slug of the next larger service. */
        larger: string;
      }
    | { kind: "trip" }
  );

type ServiceTexts = {
  slug: string;
  name: string;
  /** The picture's name in content/pictures.json. */
  picture: string;
  /** One sentence below the heading. */
  lead: string;
  /** Two or three sentences on what it is like. */
  text: string;
  facts: readonly { label: string; value: string }[];
  blocks: readonly { title: string; items: readonly string[] }[];
  /** Uses it is good for, as tags. */
  uses: { title: string; tags: readonly string[] };
  models?: readonly string[];
  actions: readonly CallToAction[];
};

const sedan = findVehicle("executive-sedan");
const suv = findVehicle("premium-suv");
const van = findVehicle("luxury-van");
const stretch = findVehicle("stretch-limousine");
const suvLimousine = findVehicle("suv-limousine");

const reserveTwice = [
  { label: "Reserve Now", href: "/booking" },
  { label: "Book Now", href: "/booking" },
  { label: "Learn More", href: "/contact" },
] as const;

/** The seven services, in the order of the site's routes. */
export const services = [
  {
    kind: "vehicle",
    slug: "stretch-limousines",
    name: "Stretch Limousines",
    vehicle: "stretch-limousine",
    second: "vehicle-lounge",
    larger: "group-transportation",
    picture: "vehicle-sprinter-limousine",
    lead: `${stretch.otherName}s for ${passengerRange(stretch)} passengers, with stand-up headroom and bar service.`,
    text: "Your group travels together in leather seats, behind privacy glass, with entertainment and a stocked bar. There is room to change out of ski boots, and your chauffeur knows mountain roads in winter.",
    facts: [
      { label: "Passengers", value: passengerRange(stretch) },
      { label: "Interior length", value: "120+ inches" },
      { label: "Available", value: "24/7" },
    ],
    blocks: [
      { title: "Inside", items: stretch.interior },
      { title: "On the road", items: stretch.road },
    ],
    uses: {
      title: "Ideal for",
      tags: ["Celebrations", "Corporate events", "Ski group trips", "Wine tours"],
    },
    actions: [
      { label: "Book Now", href: "/booking" },
      { label: "Get Quote", href: "/contact" },
    ],
  },
  {
    kind: "vehicle",
    slug: "suv-limousines",
    vehicle: "suv-limousine",
    second: "cabin-bar",
    larger: "group-transportation",
    name: "SUV Limousines",
    picture: "vehicle-suv-limousine",
    lead: `All-wheel-drive limousines for ${passengerRange(suvLimousine)} passengers, with ski racks on the roof.`,
    text: "An all-wheel-drive SUV, lengthened for 12 to 14. Skis ride on the roof, which leaves the cabin free for your party, with a bar and premium audio and video.",
    facts: [
      { label: "Passengers", value: passengerRange(suvLimousine) },
      { label: "Available", value: "24/7" },
    ],
    blocks: [
      { title: "Inside", items: suvLimousine.interior },
      { title: "On the road", items: suvLimousine.road },
    ],
    uses: {
      title: "Ideal for",
      tags: ["Ski groups", "Weddings", "Evenings out", "Celebrations"],
    },
    actions: [
      { label: "Reserve Now", href: "/booking" },
      { label: "Get Pricing", href: "/contact" },
    ],
  },
  {
    kind: "trip",
    slug: "airport-transfers",
    name: "Airport Transfers",
    picture: "gallery-airport",
    lead: "We track your flight, meet you at baggage claim and take you to your lodge.",
    text: "Your chauffeur waits with a name sign, takes your bags and skis, and leads you to a warm vehicle. If your flight is early or late, we adjust the pickup.",
    facts: [
      { label: "Resorts", value: String(resorts.length) },
      { label: "Available", value: "24/7" },
      { label: "Grace period", value: `${policy.graceMinutes} min` },
    ],
    blocks: [
      {
        title: "With every transfer",
        items: [
          "Meet and greet at baggage claim",
          "Flight monitoring",
          "Luggage and ski-equipment handling",
          "Pre-heated vehicles",
        ],
      },
      {
        title: "Private transfers",
        items: [
          `Sedans, ${passengerRange(sedan)} passengers`,
          `Luxury SUVs, ${passengerRange(suv)} passengers`,
          `Premium vans, ${suv.passengers.max + 1}-${van.passengers.max} passengers`,
        ],
      },
      { title: "Scheduled service", items: ["Round trips", "Multi-stop"] },
      { title: "Concierge service", items: ["Lift tickets", "Restaurants", "Activities"] },
    ],
    uses: {
      title: "Ideal for",
      tags: ["Late arrivals", "Families with skis", "Early departures", "Multi-stop trips"],
    },
    actions: [
      { label: "Book Transfer", href: "/booking" },
      { label: "Custom Quote", href: "/contact" },
    ],
  },
  {
    kind: "trip",
    slug: "group-transportation",
    name: "Group Transportation",
    picture: "gallery-convoy",
    lead: "Coordinated transportation for ski groups, weddings and corporate events, with one event manager.",
    text: "A dedicated event manager plans the routes, assigns the vehicles and stays in touch with every chauffeur during your event. When a flight is late or dinner moves, one call updates the plan.",
    facts: [
      { label: "Small groups", value: "8-20" },
      { label: "Medium groups", value: "20-50" },
      { label: "Large groups", value: "50+" },
    ],
    blocks: [
      {
        title: "For every group",
        items: ["Dedicated event manager", "Fleet coordination", "Real-time communication"],
      },
      {
        title: "How we plan",
        items: ["Consultation", "Custom quote", "Coordination", "Execution"],
      },
    ],
    uses: {
      title: "Ideal for",
      tags: ["Corporate retreats", "Weddings", "Ski clubs", "Conferences"],
    },
    actions: [
      { label: "Request Quote", href: "/contact" },
      { label: "Book Online", href: "/booking" },
    ],
  },
  {
    kind: "vehicle",
    slug: "executive-sedans",
    vehicle: "executive-sedan",
    second: "cabin-sedan",
    larger: "premium-suvs",
    name: "Executive Sedans",
    picture: "vehicle-sedan",
    image: "/sedan.png",
    lead: "A quiet private car for one to three passengers.",
    text: "Work, rest or take a call on the way from the airport. The seats are heated leather, the cabin is quiet, and your chauffeur takes care of the bags and the road.",
    facts: [
      { label: "Passengers", value: passengerRange(sedan) },
      { label: "Bags", value: `${sedan.bags}+` },
    ],
    blocks: [],
    uses: {
      title: "Perfect for",
      tags: ["Executive travel", "Airport transfers", "Couples", "Evenings out"],
    },
    models: sedan.models,
    actions: reserveTwice,
  },
  {
    kind: "vehicle",
    slug: "premium-suvs",
    vehicle: "premium-suv",
    second: "detail-lamp",
    larger: "luxury-vans",
    name: "Premium SUVs",
    picture: "vehicle-suv",
    image: "/suv.png",
    lead: "Room for six passengers with their skis, boots and bags.",
    text: "High seats, wide windows, all-season comfort. Families choose our SUVs most often, and so do we when snow is in the forecast.",
    facts: [
      { label: "Passengers", value: passengerRange(suv) },
      { label: "Bags", value: `${suv.bags}+` },
    ],
    blocks: [],
    uses: {
      title: "Perfect for",
      tags: ["Families", "Ski trips", "Snow days", "Small groups"],
    },
    models: suv.models,
    actions: reserveTwice,
  },
  {
    kind: "vehicle",
    slug: "luxury-vans",
    vehicle: "luxury-van",
    second: "town-van",
    larger: "group-transportation",
    name: "Luxury Vans",
    picture: "vehicle-van",
    image: "/van.png",
    lead: `The whole group in one vehicle, up to ${van.passengers.max} people.`,
    text: "Comfortable seats, a floor made for wet boots, and space for skis behind the last row. Your group stays together from the airport to the lodge.",
    facts: [
      { label: "Passengers", value: passengerRange(van) },
      { label: "Bags", value: `${van.bags}+` },
      { label: "Ski sets", value: `${van.skiSets}+` },
      { label: "Available", value: "24/7" },
    ],
    blocks: [],
    uses: {
      title: "Perfect for",
      tags: ["Groups", "Extended families", "Corporate teams", "Ski clubs"],
    },
    models: van.models,
    actions: reserveTwice,
  },
] as const satisfies readonly Service[];

/** The service at an address, or undefined. */
export function findService(slug: string | undefined): Service | undefined {
  return services.find((service) => service.slug === slug);
}

/** The three services on cards on the home page and the overview, in order. */
export const featuredServices: readonly Service[] = services.filter(({ slug }) =>
  ["executive-sedans", "premium-suvs", "luxury-vans"].includes(slug),
);
