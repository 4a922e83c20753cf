/** The buttons of this page do nothing yet. */
export const careers = {
  title: "Join Our Team",
  lead: "Good roads are made by the people on them.",
  openings: [
    {
      title: "Professional Chauffeur",
      place: "Aspen",
      text: "You know the valley, the canyon and the people who arrive in it. Commercial license, five years behind the wheel, calm in snow.",
    },
    {
      title: "Fleet Manager",
      place: "Denver",
      text: "You keep the vehicles ready before the forecast asks for it: tires, chains, heaters, and a plan for the day when one stays in the workshop.",
    },
    {
      title: "Customer Experience Specialist",
      place: "Remote",
      text: "You read each request, ask the question that it leaves open, and write the quote that a person would want to receive.",
    },
    {
      title: "Operations Coordinator",
      place: "Park City",
      text: "You hold the day together: flights, canyon closures, four vehicles and one dinner reservation.",
    },
  ],
  status: "Open",
  apply: "Apply Now",
  process: [
    { title: "Application", text: "A page about you and the roads that you know." },
    { title: "Conversation", text: "By phone, with the person you would work with." },
    { title: "Drive or day", text: "A drive with an instructor, or a day in the office, paid." },
    { title: "Offer", text: "In writing, with the checks that safety asks for." },
  ],
  general: {
    title: "Nothing that fits?",
    text: "We read letters from good people at any time.",
    apply: "Submit General Application",
    contact: "Contact HR",
  },
} as const;
