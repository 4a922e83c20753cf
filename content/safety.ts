import { claims } from "./company.ts";

export const safety = {
  title: "How we keep you safe",
  lead: "Our standards for chauffeurs, vehicles and operations.",
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
        `${claims.training.value} ${claims.training.label} before a first trip`,
        `${claims.averageExperience.value} ${claims.averageExperience.label}`,
        "Winter driving with an instructor, including tire chains",
      ],
    },
    {
      id: "technology",
      title: "Safety technology and operations center",
      items: [
        "GPS tracking in every vehicle",
        "AI safety systems that monitor the road and the driver",
        "24/7 monitoring by a team in contact with every chauffeur",
      ],
    },
    {
      id: "compliance",
      title: "Certifications and compliance",
      items: [
        "DOT and FMCSA compliance",
        "Commercial insurance in every state we serve",
        "Licensed affiliate operators in each state",
      ],
    },
  ],
} as const;
