import type { MetaDescriptor } from "react-router";
import { company } from "#content/company.ts";

/**
 * The `handle` of a route that only its visitor may see: no script, no prefetch, a style sheet of its
 * own, and a frame that leads to few other pages.
 */
export const privatePage = { isPrivate: true, hasToken: true } as const;

/** The same without a token: it shows nothing of anybody. */
export const pageWithoutToken = { isPrivate: true, hasToken: false } as const;

/** The head of such a page: a title, and nothing that a search engine or a chat could show. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${company.name}` }, { name: "robots", content: "noindex" }];
}
