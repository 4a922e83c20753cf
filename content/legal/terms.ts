import { company } from "#content/company.ts";
import { policyText } from "#content/policy.ts";
import type { LegalDocument } from "./document.ts";

export const terms = {
  title: "Terms of Service",
  effective: company.legalEffective,
  lead: `These terms apply to every ride that you book with ${company.name}. A request sent through this site is a request for a quote; a ride is booked once you accept our quote.`,
  sections: [
    {
      id: "service",
      title: "The service",
      paragraphs: [
        `We provide chauffeured ground transportation to and from ski resorts and airports in ${company.serviceArea}. In each state we work with licensed affiliate operators, who may carry out the ride.`,
        `Quotes are personal. Our team reviews each request and answers within ${company.quoteTurnaround}.`,
      ],
    },
    {
      id: "notice",
      title: "Notice",
      paragraphs: [
        `${policyText.notice} ${policyText.interviewNotice}`,
        "A request on shorter notice is welcome: we answer whether it can be done.",
      ],
    },
    {
      id: "payment",
      title: "Payment",
      paragraphs: [
        "Payment is due in full at booking unless we have arranged otherwise with you in writing.",
      ],
    },
    {
      id: "cancellation",
      title: "Cancellation",
      paragraphs: [
        "You may cancel at any time before the pickup. What you get back depends on when:",
      ],
      items: policyText.cancellation,
    },
    {
      id: "weather",
      title: "Weather and roads",
      paragraphs: [
        `${policyText.weather} The chauffeur decides on the road, and safety decides for the chauffeur.`,
      ],
    },
    {
      id: "waiting",
      title: "Waiting",
      paragraphs: [
        `${policyText.grace} At airports we follow your flight, and the grace period begins when you can reasonably be at the meeting point.`,
      ],
    },
    {
      id: "passengers",
      title: "Passengers and luggage",
      paragraphs: [
        "The number of passengers may not exceed the seats of the vehicle, and everybody wears a seat belt. Tell us about skis, child seats and large bags when you ask for the quote, so that the right vehicle comes.",
      ],
    },
    {
      id: "liability",
      title: "Liability",
      paragraphs: [
        "We carry the insurance that each state requires of commercial operators. We are not liable for delays caused by weather, closed roads, traffic or authorities beyond refunding what was not driven, as far as the law permits.",
      ],
    },
    {
      id: "data",
      title: "Your data",
      paragraphs: [
        `Booking data is retained for ${policyText.retention}, as tax and transport law ask. The Privacy Policy says what we keep and why.`,
      ],
    },
    {
      id: "changes",
      title: "Changes",
      paragraphs: [
        "When these terms change, the new text stands here with its date. A ride is governed by the terms of the day on which it was booked.",
      ],
    },
  ],
} as const satisfies LegalDocument;
