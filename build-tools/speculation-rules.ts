import { formPages } from "#domain/form-pages.ts";

/** What a browser may prefetch: public pages by name, so that no page with a token is among them. */
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
