import { company } from "#content/company.ts";
import { policyText } from "#content/policy.ts";
import type { LegalDocument } from "./document.ts";

/** Keep this in line with what the server does. */
export const privacy = {
  title: "Privacy Policy",
  effective: company.legalEffective,
  lead: "You can use this site without giving us personal information. When you request a quote or send a message, we keep what you enter so that we can respond.",
  sections: [
    {
      id: "collect",
      title: "Information we keep",
      paragraphs: [
        "We keep only what you send through our forms and on your request's private page, the quotes and emails we send you, and when each was sent:",
      ],
      items: [
        "A quote request: date, time, pickup and dropoff address, passengers, vehicle type, first and last name, cell phone, email, and your agreement to the terms.",
        "A contact message: first and last name, email, and, if you provide them, phone, service and message.",
        "What you answer on your request's page, with the reasons you give, our quotes and notes, payments, and copies of the emails between us and you.",
        `For ${policyText.fingerprintRetention}, a fingerprint of each submission, so that a form sent twice counts once.`,
        "For at most a few hours, a scrambled form of your network address, so that nobody can flood the forms.",
      ],
    },
    {
      id: "use",
      title: "How we use it",
      paragraphs: [
        "We use it to respond to you, to plan and provide your ride, and to meet our legal obligations as a transportation company. We do not use it for advertising, and we do not sell it.",
      ],
    },
    {
      id: "share",
      title: "Who we share it with",
      paragraphs: [
        "The licensed affiliate operator who provides your ride receives the details it requires. Our email provider delivers the messages between us. We share your information with no one else unless the law requires it.",
        "This site loads nothing from other companies: no analytics, no advertising, no fonts, no maps. Our partners' sites have their own policies.",
      ],
    },
    {
      id: "retention",
      title: "How long we keep it",
      paragraphs: [
        `Booking data is kept for ${policyText.retention} after the ride. Contact messages are kept for ${policyText.contactRetention}. A form that a program seems to have filled out is deleted after ${policyText.suspiciousRetention}, and the texts of our emails after ${policyText.emailRetention}. Private links, sign-ins and the like are deleted when they end, backups after ${policyText.backupRetention}. Technical logs contain no personal data.`,
      ],
    },
    {
      id: "security",
      title: "How we protect it",
      paragraphs: [
        "Connections to this site are encrypted, only our servers can read the database, and what you enter never appears in a web address or a log.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      paragraphs: [
        "You may ask what information we hold about you, receive a copy, have it corrected, or have it deleted unless the law requires us to keep it. Write to the address on our contact page. We respond within one month.",
      ],
    },
    {
      id: "children",
      title: "Children",
      paragraphs: ["The forms are for adults. Children may ride with us, but an adult must book."],
    },
  ],
} as const satisfies LegalDocument;
