import { statusPages } from "#domain/status-pages.ts";
import { resorts } from "#content/resorts/index.ts";
import { seo } from "#content/seo.ts";

/** Every public page: what is prerendered, and what the sitemap names. */
export const addresses: readonly string[] = [
  ...Object.keys(seo).filter((path) => !statusPages.includes(path)),
  ...resorts.map(({ slug }) => `/destinations/${slug}`),
];
