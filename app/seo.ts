import type { MetaDescriptor } from "react-router";
import { seo, type PageWords, type SeoPath } from "#content/seo.ts";

/** The head's words of a page that has them in content/seo.ts. */
export function pageMeta(path: SeoPath): MetaDescriptor[] {
  return headOf(seo[path]);
}

/** The head's words of any page. */
export function headOf({ title, description }: PageWords): MetaDescriptor[] {
  return [{ title }, { name: "description", content: description }];
}
