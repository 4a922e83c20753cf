import { company } from "./company.ts";

export const about = {
  title: "The road is the first run",
  lead: "We drive people to the mountains and back, in every weather that the passes allow.",
  story: [
    `${company.name} began with a simple complaint: the hardest part of a ski trip is the last hundred miles. The flight lands after dark, the rental counter has a line, and the pass ahead is white. Somebody in the party has to drive it.`,
    "So we drive it. Our chauffeurs live in the valleys that they serve; they know which lane the plow clears first and where the wind crosses the road. Our vehicles are chosen for snow before they are chosen for show, and they are warm before you reach them.",
    `We are based in ${company.headquarters.city} and work with licensed affiliate operators in each state, so that the person who meets you in Salt Lake City or Reno knows that road as we know ours.`,
  ],
} as const;
