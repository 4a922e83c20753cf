import { company } from "./company.ts";
import { policyText } from "./policy.ts";

/** The media kit has no files yet: its links do nothing. */
export const press = {
  title: "Press",
  lead: "For those who write about mountains, roads and the people between them.",
  news: [
    {
      date: "2026-10-12",
      shown: "October 12, 2026",
      title: "Winter service begins with the first lifts",
      text: "Vehicles are on winter tires from October in all four states, and service runs around the clock.",
    },
    {
      date: "2026-03-02",
      shown: "March 2, 2026",
      title: "Guides to 27 mountains",
      text: "The site now holds a guide to each mountain that we drive to, with its figures and the state of its road in winter.",
    },
    {
      date: "2025-11-04",
      shown: "November 4, 2025",
      title: "Montana joins the map",
      text: "Big Sky, Whitefish, Bridger Bowl and Red Lodge are served with licensed operators of the state.",
    },
  ],
  kit: {
    title: "Media kit",
    links: ["Logos", "Photographs", "Fact sheet", "Leadership biographies"],
  },
  contacts: {
    title: "Media contacts",
    text: `Questions for an article are answered on the same working day. ${policyText.interviewNotice}`,
  },
  guidelines: {
    title: "Guidelines",
    items: [
      `The name is written ${company.name}, in one word.`,
      "The mark stands on paper or on night, with its own height of space around it.",
      "Pictures are for articles about the company; please do not crop the sky away.",
    ],
  },
} as const;
