import { resorts } from "#content/resorts/index.ts";
import { seo } from "#content/seo.ts";

/** Pages that are only shown with their own status. */
export const statusPages: readonly string[] = ["/404", "/429", "/500"];

/** Every public page: what is prerendered, and what the sitemap names. */
export const addresses: readonly string[] = [
  ...Object.keys(seo).filter((path) => !statusPages.includes(path)),
  ...resorts.map(({ slug }) => `/destinations/${slug}`),
];
