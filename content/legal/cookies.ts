import type { LegalDocument } from "./document.ts";

export const cookies = {
  title: "Cookie Policy",
  effective: null,
  lead: "This site sets one cookie, on the two pages with a form, and it is strictly necessary.",
  sections: [
    {
      id: "the-cookie",
      title: "The cookie",
      paragraphs: [
        "Its name is firnline_seen. It holds the time at which your browser was first shown a form, with a signature, and nothing else. It tells people from programs that fill forms within a second. It lasts at most 24 hours, cannot be read by scripts, and is not sent to anybody else.",
      ],
    },
    {
      id: "without",
      title: "Without it",
      paragraphs: [
        "If you refuse or delete it, everything works as before. A request without the cookie is treated like any other.",
      ],
    },
    {
      id: "others",
      title: "Others",
      paragraphs: [
        "There are none: no analytics, no advertising, nothing from other companies, and nothing is kept in your browser's storage.",
      ],
    },
  ],
} as const satisfies LegalDocument;
