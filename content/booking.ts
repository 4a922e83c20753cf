import { company, policy } from "./company.ts";

/** The texts next to the booking form and on the thank-you screen. */
export const booking = {
  form: {
    title: "Booking Details",
    lead: "Our team reads every request.",
    /** Above the phone number. */
    call: "Prefer to talk?",
    aboutYou:
      "Who is booking? If the passenger is someone else, give us their name when you reply to the quote.",
  },
  /** Next to the form, each with its first words in bold. */
  promises: [
    { bold: company.quoteTurnaround, rest: "until your personal quote" },
    { bold: "Nothing is booked", rest: "until you accept it" },
    { bold: `${policy.graceMinutes}-minute grace period`, rest: "at every pickup" },
  ],
  /** Informational notes; the form can be sent anyway. */
  notes: {
    localTime: "Local time at the pickup.",
    past: (year: number) => `This date is in the past. Did you mean ${year}?`,
    /** The phone number follows. */
    soon: "For a pickup this soon, please call",
    seats: (seats: number) => `Seats up to ${seats}. We will suggest another.`,
    phone: "Is this number complete?",
  },
  thanks: {
    /** @param answerBy the promised moment, in words */
    next: (answerBy: string) => [
      {
        title: "We review your request",
        text: "Our team checks your route, your party and the mountain roads on your date.",
      },
      {
        title: "You receive a personal quote",
        text: `We email it by ${answerBy}, with the vehicle and the price.`,
      },
      {
        title: "You decide",
        text: "Nothing is booked until you accept. You can ask questions or make changes at any time.",
      },
    ],
    /** The phone number follows. */
    soon: "Your ride is soon, so please also call",
    more: "Anything to add? Reply to our email with your flight, skis, child seats or return trip, or call",
  },
} as const;

/** The texts of the rest of the page. */
export const bookingPage = {
  hero: {
    eyebrow: "Reservations",
    title: "Request a quote",
    /** The turnaround follows. */
    lead: "Send us your trip details. Our team replies with a personal quote within",
  },
  partners:
    "We work with licensed affiliate operators in each state. You can also book with them directly on their own sites.",
} as const;
