import { claims } from "./company.ts";

export const safety = {
  title: "Arriving is the whole job",
  lead: "What we ask of the people who drive you, of the vehicles, and of ourselves.",
  sections: [
    {
      id: "vetting",
      title: "Driver vetting and requirements",
      items: [
        "FBI-level background checks",
        "Commercial licensing",
        "Drug and alcohol testing",
        `${claims.driverExperience.value} ${claims.driverExperience.label}`,
      ],
    },
    {
      id: "training",
      title: "Experience and training",
      items: [
        `${claims.training.value} ${claims.training.label} before the first guest`,
        `${claims.averageExperience.value} ${claims.averageExperience.label}`,
        "Winter roads practiced with an instructor, chains included",
      ],
    },
    {
      id: "technology",
      title: "Safety technology and operations center",
      items: [
        "GPS tracking of every vehicle",
        "AI safety systems that watch the road and the driver",
        "24/7 monitoring by people who can call the chauffeur",
      ],
    },
    {
      id: "compliance",
      title: "Certifications and compliance",
      items: [
        "DOT and FMCSA compliance",
        "Commercially insured in every state that we serve",
        "Licensed affiliate operators in each state",
      ],
    },
  ],
} as const;
