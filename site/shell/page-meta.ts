import type { MetaDescriptor } from "react-router";
import { company } from "#content/company.ts";
import { seo, type PageMeta, type SeoPath } from "#content/seo.ts";
import type { StructuredData } from "./structured-data.ts";

type Head = PageMeta & {
  /** The page's address, such as /booking. */
  path: string;
  /** What search engines are told about the page beside its words. */
  structured?: readonly StructuredData[];
};

/** The head of a page that has its words in content/seo.ts. */
export function pageMeta(path: SeoPath, structured: readonly StructuredData[] = []) {
  return headOf({ ...seo[path], path, structured });
}

/** The head of any page: its words, its one address, and how it looks where it is shared. */
export function headOf({ title: own, description, path, structured = [] }: Head): MetaDescriptor[] {
  const title = `${own} | ${company.name}`;
  const address = absolute(path);
  const found: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: company.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:image", content: absolute("/social.jpg") },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: "A mountain pass at alpenglow, a road leading into it" },
    { name: "twitter:card", content: "summary_large_image" },
    ...structured.map((data) => ({ "script:ld+json": data })),
  ];
  if (path === "/404") return [...found, { name: "robots", content: "noindex" }];
  return [
    ...found,
    { property: "og:url", content: address },
    { tagName: "link", rel: "canonical", href: address },
  ];
}

/** The public address of something on this site. */
export function absolute(path: string): string {
  return `${__SITE_URL__}${path === "/" ? "/" : path}`;
}
