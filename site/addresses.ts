import { resorts } from "#content/resorts/index.ts";
import { seo } from "#content/seo.ts";

/** Pages that are only shown with their own status: built, but no address of their own. */
export const statusPages: readonly string[] = ["/404", "/429", "/500"];

/** Every public page, one by one: what is built into a file, and what the sitemap names. */
export const addresses: readonly string[] = [
  ...Object.keys(seo).filter((path) => !statusPages.includes(path)),
  ...resorts.map(({ slug }) => `/destinations/${slug}`),
];
