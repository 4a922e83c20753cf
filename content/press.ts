import { company } from "./company.ts";
import { policyText } from "./policy.ts";

/** The media kit has no files yet, so its links do nothing. */
export const press = {
  title: "News and media",
  lead: "News, company facts and contacts for journalists.",
  news: [
    {
      date: "2026-10-12",
      shown: "October 12, 2026",
      title: "Now meeting flights at Bishop",
      text: "Our chauffeurs meet commercial flights at Eastern Sierra Regional Airport (BIH), an hour from Mammoth Mountain.",
    },
    {
      date: "2026-03-02",
      shown: "March 2, 2026",
      title: "SUV limousines join the fleet",
      text: "A lengthened SUV with all-wheel drive, ski racks on the roof and a bar now serves larger parties.",
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
    links: [
      { name: "Logos", text: "The wordmark and the mark, for white and dark navy." },
      { name: "Photographs", text: "Our vehicles and the mountains in winter." },
      { name: "Fact sheet", text: "The company in figures, on one page." },
      { name: "Leadership biographies", text: "The people who run the company." },
    ],
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
