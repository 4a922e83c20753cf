import { company } from "#content/company.ts";
import { policyText } from "#content/policy.ts";
import type { LegalDocument } from "./document.ts";

/** Keep it true to what the server does. */
export const privacy = {
  title: "Privacy Policy",
  effective: company.legalEffective,
  lead: "You can read this whole site without telling us anything. When you ask for a quote or write to us, we keep what you type, because we have to answer it.",
  sections: [
    {
      id: "collect",
      title: "What we keep",
      paragraphs: ["Only what you send by one of the two forms, and when it arrived:"],
      items: [
        "A request for a quote: date, time, pickup and dropoff address, passengers, vehicle type, first and last name, cell phone, email, and that you agreed to the terms.",
        "A contact message: first and last name, email, and, if you give them, phone, the service it is about, and your message.",
        "For seven days, a fingerprint of each submission, so that a form sent twice is one request.",
      ],
    },
    {
      id: "use",
      title: "What we use it for",
      paragraphs: [
        "To answer you, to prepare and carry out your ride, and to meet the duties that the law gives a carrier. We do not use it for advertising and do not sell it.",
      ],
    },
    {
      id: "share",
      title: "Who else sees it",
      paragraphs: [
        "The licensed affiliate operator who drives you sees what the ride needs. Our mail provider carries the mails between us. Nobody else does, unless a law compels us.",
        "This site loads nothing from other companies: no analytics, no advertising, no fonts, no maps. The sites of our partners, which some links open, have policies of their own.",
      ],
    },
    {
      id: "retention",
      title: "How long",
      paragraphs: [
        `Booking data is kept for ${policyText.retention}. Contact messages are kept for as long as the conversation needs, and then deleted. Technical logs hold no personal data.`,
      ],
    },
    {
      id: "security",
      title: "How it is kept safe",
      paragraphs: [
        "The connection is encrypted, the database can be read by our servers alone, and what you type never appears in an address or a log.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      paragraphs: [
        "You may ask what we hold about you, have it corrected, have a copy of it, or have it deleted where no law obliges us to keep it. Write to us; the address stands on the contact page. We answer within a month.",
      ],
    },
    {
      id: "children",
      title: "Children",
      paragraphs: ["The forms are meant for adults. Children travel with us, they do not book."],
    },
  ],
} as const satisfies LegalDocument;
