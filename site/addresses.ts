import { resorts } from "#content/resorts/index.ts";
import { seo } from "#content/seo.ts";

/** Every public page, one by one: what is built into a file, and what the sitemap names. */
export const addresses: readonly string[] = [
  ...Object.keys(seo).filter((path) => path !== "/404"),
  ...resorts.map(({ slug }) => `/destinations/${slug}`),
];
