import type { MetaDescriptor } from "react-router";
import { statusPages, company } from "#content/company.ts";
import { seo, type PageMeta, type SeoPath } from "#content/seo.ts";
import type { StructuredData } from "./structured-data.ts";

type Head = PageMeta & {
  path: string;
  structured?: readonly StructuredData[];
  /** The preview picture when the page is shared, 1200x630. */
  picture?: { path: string; alt: string };
};

const companyPicture = {
  path: "/social.jpg",
  alt: "A black sedan in front of snowy mountains at dusk",
};

/** The head of a page whose title and description are in content/seo.ts. */
export function pageMeta(path: SeoPath, structured: readonly StructuredData[] = []) {
  return headOf({ ...seo[path], path, structured });
}

/** The head of any page: title, description, canonical address, and its preview when shared. */
export function headOf(head: Head): MetaDescriptor[] {
  const { title: own, description, path, structured = [], picture = companyPicture } = head;
  const title = `${own} | ${company.name}`;
  const address = absoluteUrl(path);
  const found: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: company.name },
    { property: "og:locale", content: "en_US" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:image", content: absoluteUrl(picture.path) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: picture.alt },
    { name: "twitter:card", content: "summary_large_image" },
    ...structured.map((data) => ({ "script:ld+json": data })),
  ];
  if (statusPages.includes(path)) return [...found, { name: "robots", content: "noindex" }];
  return [
    ...found,
    { property: "og:url", content: address },
    { tagName: "link", rel: "canonical", href: address },
  ];
}

export function absoluteUrl(path: string): string {
  return `${__SITE_URL__}${path}`;
}
