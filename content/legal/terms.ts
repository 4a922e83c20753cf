import { company } from "#content/company.ts";
import { policyText } from "#content/policy.ts";
import type { LegalDocument } from "./document.ts";

export const terms = {
  title: "Terms of Service",
  effective: company.legalEffective,
  lead: `These terms apply to every ride you book with ${company.name}. A request sent through this site is a request for a quote. A ride is booked once you accept our quote.`,
  sections: [
    {
      id: "service",
      title: "The service",
      paragraphs: [
        `We provide chauffeured ground transportation to and from ski resorts and airports in ${company.serviceArea}. In each state we work with licensed affiliate operators, who may provide your ride.`,
        `Our team reviews each request and answers within ${company.quoteTurnaround} with a personal quote.`,
      ],
    },
    {
      id: "notice",
      title: "Notice",
      paragraphs: [
        `${policyText.notice} ${policyText.interviewNotice}`,
        "You are welcome to ask on shorter notice. We will tell you whether we can provide the ride.",
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
        "You may cancel at any time before the pickup. Your refund depends on when you cancel:",
      ],
      items: policyText.cancellation,
    },
    {
      id: "weather",
      title: "Weather and roads",
      paragraphs: [`${policyText.weather} The chauffeur decides whether a road is safe to drive.`],
    },
    {
      id: "waiting",
      title: "Waiting time",
      paragraphs: [
        `${policyText.grace} At airports, we monitor your flight, and the grace period begins when you can reasonably reach the meeting point.`,
      ],
    },
    {
      id: "passengers",
      title: "Passengers and luggage",
      paragraphs: [
        "The number of passengers may not exceed the number of seats, and everyone must wear a seat belt. Tell us about skis, child seats and large bags when you request a quote, so that we can send the right vehicle.",
      ],
    },
    {
      id: "liability",
      title: "Liability",
      paragraphs: [
        "We carry the insurance that each state requires of commercial operators. For delays caused by weather, road closures, traffic or authorities, our liability is limited to a refund of the part of the ride not provided, to the extent the law permits.",
      ],
    },
    {
      id: "data",
      title: "Your data",
      paragraphs: [
        `Booking data is retained for ${policyText.retention}, as tax and transportation law requires. The Privacy Policy explains what we keep and why.`,
      ],
    },
    {
      id: "changes",
      title: "Changes",
      paragraphs: [
        "When these terms change, we publish the new text here with its date. The terms in effect on the day you book apply to your ride.",
      ],
    },
  ],
} as const satisfies LegalDocument;
