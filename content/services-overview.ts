export const servicesOverview = {
  title: "Chosen for snow first",
  lead: "Three vehicles cover most trips. Each comes with its chauffeur, and each can be had at any hour.",
  difference: {
    title: "What Makes Us Different",
    points: [
      {
        name: "Professional chauffeurs",
        text: "Licensed, tested and trained for winter roads, with years in the valleys that they drive.",
      },
      {
        name: "Premium amenities",
        text: "Heated leather, water, chargers, and room for wet boots without apology.",
      },
      {
        name: "24/7 service",
        text: "Flights land at midnight and lifts open at eight. We are awake for both.",
      },
      {
        name: "Fully insured",
        text: "Commercially insured in every state that we serve, as are our licensed affiliates.",
      },
    ],
  },
  more: "Also on the road",
} as const;
