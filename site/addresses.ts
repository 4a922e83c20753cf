import { statusPages } from "#content/company.ts";
import { resorts } from "#content/resorts/index.ts";
import { guideMeta, seo } from "#content/seo.ts";

/** Every public page with the day of its last change, as the sitemap names them. */
export const publicPages: readonly { path: string; changed: string }[] = [
  ...Object.entries(seo)
    .filter(([path]) => !statusPages.includes(path))
    .map(([path, { changed }]) => ({ path, changed })),
  ...resorts.map((resort) => ({
    path: `/destinations/${resort.slug}`,
    changed: guideMeta(resort).changed,
  })),
];

/** What is prerendered. */
export const addresses: readonly string[] = publicPages.map(({ path }) => path);
