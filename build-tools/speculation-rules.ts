import { formPages } from "#domain/form-pages.ts";

/**
 * What a browser may fetch or render before a link is clicked: the public pages, named one by one, so
 * that no page with a token can be among them. A page with a form is only fetched, because nothing on
 * it should run unseen.
 */
export function speculationRules(addresses: readonly string[]): string {
  const publicPages = { href_matches: addresses };
  const forms = { href_matches: formPages };
  // Set where there is a mouse: on a phone "eager" would fetch whatever is in view.
  const withMouse = { selector_matches: "[data-mouse] a" };
  return JSON.stringify({
    prefetch: [
      { where: forms, eagerness: "moderate" },
      { where: { and: [publicPages, withMouse] }, eagerness: "eager" },
    ],
    prerender: [{ where: { and: [publicPages, { not: forms }] }, eagerness: "moderate" }],
  });
}
