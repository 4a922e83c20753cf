import type { MetaDescriptor } from "react-router";
import { company } from "#content/company.ts";
import { BarContent } from "./bar-content.tsx";

const links = [
  { href: "/services", label: "Services" },
  { href: "/destinations", label: "Destinations" },
  { href: "/contact", label: "Contact" },
] as const;

/** The top bar of a page that only its visitor may see. */
export function PrivateBar() {
  return (
    <header className="top-bar bg-night text-white">
      <BarContent links={links} isReserveKept={false} />
    </header>
  );
}

export function PrivateFooter({ hasToken }: { hasToken: boolean }) {
  const { city, region } = company.headquarters;
  return (
    <footer className="bg-night text-frost">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-12 gap-y-6 px-gutter py-14">
        <p className="flex flex-wrap gap-x-8 gap-y-1 text-label">
          <a href={`tel:${company.phone.e164}`} className="py-1 hover:underline">
            {company.phone.display}
          </a>
          <a href={`mailto:${company.email}`} className="py-1 hover:underline">
            {company.email}
          </a>
        </p>
        <p className="text-small text-mist">
          {hasToken ? "Anyone with this link can answer for you, so please keep it private. " : ""}©{" "}
          {company.name}, {city}, {region}
        </p>
      </div>
    </footer>
  );
}

/**
 * The `handle` of a route that only its visitor may see: no script of public pages, no prefetch, a
 * separate style sheet, and a frame with few links to other pages.
 */
export const privatePage = { isPrivate: true, hasToken: true } as const;

/** The same without a token: it shows nobody's data. */
export const pageWithoutToken = { isPrivate: true, hasToken: false } as const;

/** The head of a private page: a title, and nothing that a search engine or a chat could show. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${company.name}` }, { name: "robots", content: "noindex" }];
}
