import { company } from "./company.ts";
import { policyText } from "./policy.ts";

/** How a quote is made, what determines it, and the rules that people ask about. */
export const howItWorks = {
  title: "How it works",
  steps: [
    {
      title: "Send your trip",
      text: "Date, pickup, dropoff and party size. It takes about two minutes.",
    },
    {
      title: "Get a personal quote",
      text: `Our team emails it within ${company.quoteTurnaround}.`,
    },
    {
      title: "Accept and ride",
      text: "Nothing is booked until you accept the quote. Your chauffeur meets you at the pickup.",
    },
  ],
  factors: {
    title: "What shapes your quote",
    items: [
      "Distance, road and season",
      "Vehicle and party size",
      "Skis, bags and child seats",
      "Stops, waiting time and the return trip",
    ],
  },
  rules: {
    title: "Good to know",
    items: [
      { term: "Booking ahead", lines: [policyText.notice] },
      { term: "Cancellation", lines: policyText.cancellation },
      { term: "Weather", lines: [policyText.weather] },
      { term: "Waiting time", lines: [policyText.grace] },
    ],
  },
} as const;
