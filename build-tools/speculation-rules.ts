import { formPages } from "#domain/form-pages.ts";

/** Lists public pages one by one, so that no page with a token is ever prefetched. */
export function speculationRules(addresses: readonly string[]): string {
  const publicPages = { href_matches: addresses };
  const forms = { href_matches: formPages };
  // On a phone, "eager" would fetch whatever is in view.
  const withMouse = { selector_matches: "[data-mouse] a" };
  return JSON.stringify({
    prefetch: [
      { where: forms, eagerness: "moderate" },
      { where: { and: [publicPages, withMouse] }, eagerness: "eager" },
    ],
    prerender: [{ where: { and: [publicPages, { not: forms }] }, eagerness: "moderate" }],
  });
}
