import { findVehicle, passengerRange, type VehicleValue } from "./fleet.ts";

/** A link that asks for something. */
export type CallToAction = { label: string; href: "/booking" | "/contact" };

/** One of the seven services. Those of a vehicle open with the whole vehicle. */
export type Service = ServiceWords &
  (
    | {
        kind: "vehicle";
        vehicle: VehicleValue;
        /** The address of the picture that the specification names for three of them. */
        image?: string;
      }
    | { kind: "trip" }
  );

type ServiceWords = {
  slug: string;
  name: string;
  /** Of the picture, in content/pictures.json. */
  picture: string;
  /** One sentence below the heading. */
  lead: string;
  /** Two or three sentences of what it is like. */
  text: string;
  facts: readonly { label: string; value: string }[];
  blocks: readonly { title: string; items: readonly string[] }[];
  /** What it is good for: tags. */
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

/** The seven services, in the order of the specification's route table. */
export const services = [
  {
    kind: "vehicle",
    slug: "stretch-limousines",
    name: "Stretch Limousines",
    vehicle: "stretch-limousine",
    picture: "vehicle-sprinter-limousine",
    lead: `${stretch.otherName}s: a lounge on winter tires for ${passengerRange(stretch)} passengers, standing height included.`,
    text: "The party stays together, the bar is stocked, and the chauffeur has driven this pass in every weather that it is open in. The glass is dark from outside; inside there is room to change out of ski boots.",
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
      title: "Good for",
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
    name: "SUV Limousines",
    picture: "vehicle-suv-limousine",
    lead: `All-wheel drive under a long window line, for ${passengerRange(suvLimousine)} passengers.`,
    text: "It climbs like the vehicle that it is made from and seats a table of friends. Skis travel on the racks, so the cabin stays a cabin.",
    facts: [
      { label: "Passengers", value: passengerRange(suvLimousine) },
      { label: "Drive", value: "All-wheel drive" },
      { label: "Roads", value: "Mountain certified" },
    ],
    blocks: [
      { title: "Inside", items: suvLimousine.interior },
      { title: "On the road", items: suvLimousine.road },
    ],
    uses: {
      title: "Good for",
      tags: ["Ski groups", "Weddings", "Nights out", "Arrivals in style"],
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
    lead: "From baggage claim to the lodge door, whatever the flight does.",
    text: "We watch the flight, not the timetable. Your chauffeur stands at baggage claim with your name, takes the skis, and the vehicle outside is already warm.",
    facts: [
      { label: "Meeting point", value: "Baggage claim" },
      { label: "Flights", value: "Monitored" },
      { label: "Vehicles", value: "Pre-heated" },
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
      title: "Good for",
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
    lead: "From a family of eight to a company of hundreds, with one person who knows the plan.",
    text: "Group travel fails at the seams: the second bus, the late flight, the changed dinner. A dedicated event manager holds the plan and talks to every chauffeur while it runs.",
    facts: [
      { label: "Small groups", value: "8-20" },
      { label: "Medium groups", value: "20-50" },
      { label: "Large groups", value: "50+" },
    ],
    blocks: [
      {
        title: "With every group",
        items: ["Dedicated event manager", "Fleet coordination", "Real-time communication"],
      },
      {
        title: "How we plan",
        items: ["Consultation", "Custom quote", "Coordination", "Execution"],
      },
    ],
    uses: {
      title: "Good for",
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
    name: "Executive Sedans",
    picture: "vehicle-sedan",
    image: "/sedan.png",
    lead: "Quiet, low and long, for one to three.",
    text: "A car to think in, or to sleep in, between the plane and the first meeting or the first run. The chauffeur drives; the rest is silence and heated leather.",
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
    name: "Premium SUVs",
    picture: "vehicle-suv",
    image: "/suv.png",
    lead: "Room for six and for everything that six people bring to the snow.",
    text: "High seats, big glass, a heater that means it. This is what most families take, and what we send when the forecast turns.",
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
    name: "Luxury Vans",
    picture: "vehicle-van",
    image: "/van.png",
    lead: `One vehicle, one conversation, up to ${van.passengers.max} people.`,
    text: "Seats that face the view, a floor that takes wet boots, and space behind the last row for the skis. Nobody follows in a second car.",
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

/** The three that the home page and the overview show as cards, in their order. */
export const featuredServices: readonly Service[] = services.filter(({ slug }) =>
  ["executive-sedans", "premium-suvs", "luxury-vans"].includes(slug),
);
