import { company } from "./company.ts";
import { policyText } from "./policy.ts";

/** The media kit has no files yet: its links do nothing. */
export const press = {
  title: "News and media",
  lead: "News, company facts and contacts for journalists.",
  news: [
    {
      date: "2026-10-12",
      shown: "October 12, 2026",
      title: "Winter service begins",
      text: "Our vehicles run on winter tires from October in every state we serve, and service continues around the clock.",
    },
    {
      date: "2026-03-02",
      shown: "March 2, 2026",
      title: "Resort guides published",
      text: "Our website now has a guide to each mountain we serve, with terrain, season, airports and winter drive times.",
    },
    {
      date: "2025-11-04",
      shown: "November 4, 2025",
      title: "Service expands to Montana",
      text: "We now serve Big Sky, Whitefish, Bridger Bowl and Red Lodge with licensed Montana operators.",
    },
  ],
  kit: {
    title: "Media kit",
    links: ["Logos", "Photographs", "Fact sheet", "Leadership biographies"],
  },
  contacts: {
    title: "Media contacts",
    text: `We answer press inquiries the same business day. ${policyText.interviewNotice}`,
  },
  guidelines: {
    title: "Guidelines",
    items: [
      `Write the name as ${company.name}, one word.`,
      "Place the wordmark on white or dark navy, with clear space equal to its height.",
      "Use our pictures only in coverage of the company, and do not crop them.",
    ],
  },
} as const;
