import { company } from "./company.ts";

export const about = {
  title: "Chauffeurs who know the mountains",
  lead: "Private transportation between airports and ski resorts, day and night.",
  /** A picture beside the story, by its name in content/pictures.json. */
  picture: "detail-hand",
  story: [
    `${company.name} began with a simple observation: the last hundred miles are the hardest part of a ski trip. The flight lands after dark, the rental counter has a line, and it is snowing on the pass.`,
    "We take over at the airport. Our chauffeurs live in the valleys they serve and drive these roads all winter. Our vehicles run on winter tires and are warm before you get in.",
    `We are based in ${company.headquarters.city} and work with licensed affiliate operators in each state, so the chauffeur who meets you in Salt Lake City or Reno knows the local roads.`,
  ],
} as const;
