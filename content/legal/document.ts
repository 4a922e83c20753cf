/** A legal document; the page builds its table of contents from the sections. */
export type LegalDocument = {
  title: string;
  /** As displayed, or null for a document without a date. */
  effective: string | null;
  lead: string;
  sections: readonly LegalSection[];
};

/** A numbered section; `id` is its anchor. */
export type LegalSection = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  items?: readonly string[];
};
