import { statusPages } from "#content/company.ts";
import { resorts } from "#content/resorts/index.ts";
import { guideMeta, seo } from "#content/seo.ts";

/** Every public page with the date of its last change, as the sitemap lists it. */
export const publicPages: readonly { path: string; changed: string }[] = [
  ...Object.entries(seo)
    .filter(([path]) => !statusPages.includes(path))
    .map(([path, { changed }]) => ({ path, changed })),
  ...resorts.map((resort) => ({
    path: `/destinations/${resort.slug}`,
    changed: guideMeta(resort).changed,
  })),
];

/** The pages to prerender. */
export const addresses: readonly string[] = publicPages.map(({ path }) => path);
