export const servicesOverview = {
  title: "The fleet",
  lead: "Sedans, SUVs, vans and limousines, each with a professional chauffeur, day or night.",
  seats: {
    title: "Room for your party",
    lead: "Each dot is a passenger's seat.",
    /** For vehicles whose bags the fleet does not count. */
    luggage: {
      "stretch-limousine": "Large luggage space",
      "suv-limousine": "Ski racks",
    },
  },
  difference: {
    title: "What Makes Us Different",
    points: [
      {
        name: "Professional chauffeurs",
        text: "Licensed, background-checked and trained for winter mountain roads.",
      },
      {
        name: "Premium amenities",
        text: "Heated leather seats, bottled water, phone chargers and space for wet boots.",
      },
      {
        name: "24/7 service",
        text: "Early flights, late arrivals and first chair. We are available at any hour.",
      },
      {
        name: "Fully insured",
        text: "We and our licensed affiliates carry commercial insurance in every state we serve.",
      },
    ],
  },
  more: "More services",
} as const;
