import { formPages } from "#domain/form-pages.ts";

/** Lists public pages one by one, so that no page with a token is ever prefetched. */
export function speculationRules(addresses: readonly string[]): string {
  const publicPages = { href_matches: addresses };
  const forms = { href_matches: formPages };
  // On a phone, "eager" fetches whatever is in view, and prerendering on touch slows the tap down.
  const withMouse = { selector_matches: "[data-mouse] a" };
  return JSON.stringify({
    prefetch: [
      { where: publicPages, eagerness: "moderate" },
      { where: { and: [publicPages, withMouse] }, eagerness: "eager" },
    ],
    prerender: [
      { where: { and: [publicPages, { not: forms }, withMouse] }, eagerness: "moderate" },
    ],
  });
}
