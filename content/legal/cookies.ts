import type { LegalDocument } from "./document.ts";

export const cookies = {
  title: "Cookie Policy",
  effective: null,
  lead: "This site sets one strictly necessary cookie, on the quote and contact pages.",
  sections: [
    {
      id: "the-cookie",
      title: "The cookie",
      paragraphs: [
        "Its name is __Host-firnline_seen. It holds the time when your browser first loaded a form, with a signature, and nothing else. It helps us recognize automated submissions. It lasts at most 24 hours, cannot be read by scripts and is not shared with anyone.",
      ],
    },
    {
      id: "without",
      title: "Blocking the cookie",
      paragraphs: [
        "If you block or delete the cookie, both forms still work. A request without the cookie is treated like any other.",
      ],
    },
    {
      id: "others",
      title: "Other cookies",
      paragraphs: [
        "There are no other cookies: no analytics, no advertising and nothing from other companies. If you pause the film on the home page, your browser remembers that on your device until you play the film again. The site stores nothing else in your browser.",
      ],
    },
  ],
} as const satisfies LegalDocument;
