import { company } from "./company.ts";
import { ride, rideTimes } from "./ride.ts";
import { safety } from "./safety.ts";

/** The buttons of this page do nothing yet. */
export const careers = {
  title: "Join Our Team",
  lead: "We are looking for people who know the mountains and enjoy looking after guests.",
  openings: [
    {
      title: "Professional Chauffeur",
      place: "Aspen",
      text: "Drive guests between Aspen, the airports and the resorts. You hold a commercial license, have driven for at least five years and are at ease on snow.",
    },
    {
      title: "Fleet Manager",
      place: "Denver",
      text: "Keep every vehicle ready for winter: tires, chains, maintenance, and a replacement when one is in the shop.",
    },
    {
      title: "Customer Experience Specialist",
      place: "Remote",
      text: "Read each quote request, ask for missing details, and write a clear, personal quote.",
    },
    {
      title: "Operations Coordinator",
      place: "Park City",
      text: "Run the day's schedule: flights, road closures, vehicles and last-minute changes.",
    },
  ],
  status: "Open",
  apply: "Apply Now",
  /** Who works when; each moment belongs to an opening, by its title. */
  day: {
    title: "One ride, four roles",
    lead: ride.lead,
    moments: [
      {
        job: "Customer Experience Specialist",
        time: `Within ${company.quoteTurnaround}`,
        name: "The quote",
        text: "You read the request, ask for missing details and write a clear, personal quote.",
      },
      {
        job: "Fleet Manager",
        time: "Before the ride",
        name: "The vehicle",
        text: "Tires and chains are ready. When a vehicle is in the shop, you have a replacement.",
      },
      {
        job: "Operations Coordinator",
        time: rideTimes.landing,
        name: "The flight",
        text: "It lands. You have followed it, and adjust the pickup if it is early or late.",
      },
      {
        job: "Professional Chauffeur",
        time: rideTimes.baggage,
        name: "Baggage claim",
        text: "You are there with a name sign and take the bags and skis to a warm vehicle.",
      },
      {
        job: "Operations Coordinator",
        time: "On the road",
        name: "Vail Pass",
        text: "You watch the road. The chauffeur decides whether it is safe to drive.",
      },
      {
        job: "Professional Chauffeur",
        time: rideTimes.arrival,
        name: "The hotel",
        text: "You stop at the door and carry the bags and skis in.",
      },
    ],
    note: ride.note,
  },
  chauffeurs: [
    { title: "What we require", items: itemsOf("vetting") },
    { title: "Experience and training", items: itemsOf("training") },
  ],
  process: [
    { title: "Application", text: "Send a resume and a short letter." },
    { title: "Conversation", text: "A phone call with the person you would work with." },
    { title: "Trial day", text: "A paid drive with an instructor, or a paid day in the office." },
    { title: "Offer", text: "A written offer, subject to background and driving checks." },
  ],
  general: {
    title: "No matching role?",
    text: "We welcome applications all year.",
    apply: "Submit General Application",
    contact: "Contact HR",
  },
} as const;

/** A list of the safety page. */
function itemsOf(section: "vetting" | "training"): readonly string[] {
  return safety.sections.find(({ id }) => id === section)?.items ?? [];
}
