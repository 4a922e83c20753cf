/** The buttons of this page do nothing yet. */
export const careers = {
  title: "Join Our Team",
  lead: "We are looking for people who know the mountains and enjoy looking after guests.",
  openings: [
    {
      title: "Professional Chauffeur",
      place: "Aspen",
      text: "Drive guests between Aspen, the airports and the resorts. You hold a commercial license, have driven for at least five years and are at ease on snow.",
    },
    {
      title: "Fleet Manager",
      place: "Denver",
      text: "Keep every vehicle ready for winter: tires, chains, maintenance, and a replacement when one is in the shop.",
    },
    {
      title: "Customer Experience Specialist",
      place: "Remote",
      text: "Read each quote request, ask for missing details, and write a clear, personal quote.",
    },
    {
      title: "Operations Coordinator",
      place: "Park City",
      text: "Run the day's schedule: flights, road closures, vehicles and last-minute changes.",
    },
  ],
  status: "Open",
  apply: "Apply Now",
  process: [
    { title: "Application", text: "Send a resume and a short letter." },
    { title: "Conversation", text: "A phone call with the person you would work with." },
    { title: "Trial day", text: "A paid drive with an instructor, or a paid day in the office." },
    { title: "Offer", text: "A written offer, subject to background and driving checks." },
  ],
  general: {
    title: "No matching role?",
    text: "We welcome applications all year.",
    apply: "Submit General Application",
    contact: "Contact HR",
  },
} as const;
