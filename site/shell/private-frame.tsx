import { company } from "#content/company.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Wordmark } from "#ui/wordmark.tsx";
import { Menu } from "./menu.tsx";

const links = [
  { href: "/services", label: "Services" },
  { href: "/destinations", label: "Destinations" },
  { href: "/contact", label: "Contact" },
] as const;

/** The top bar of a page that only its visitor may see. */
export function PrivateBar() {
  return (
    <header className="top-bar bg-night text-white">
      <div className="mx-auto flex h-20 max-w-page items-center gap-2 px-gutter md:gap-6">
        <a href="/" className="mr-auto flex" aria-label={`${company.name}, home`}>
          <Wordmark name={company.name} />
        </a>
        <nav aria-label="Main" className="flex items-center gap-7 max-md:hidden lg:gap-10">
          {links.map(({ href, label }) => (
            <a
              key={href}
              href={href}
              className="py-3 text-label underline-offset-8 hover:underline"
            >
              {label}
            </a>
          ))}
          <ButtonLink variant="light" href="/booking">
            Reserve
          </ButtonLink>
        </nav>
        <button
          type="button"
          popoverTarget="menu"
          className="-mr-3 min-h-12 cursor-pointer px-3 text-label tracking-wide md:hidden"
        >
          Menu
        </button>
      </div>
      <Menu />
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
          {hasToken ? "This page is private: who has its address can answer. " : ""}© {company.name}
          , {city}, {region}
        </p>
      </div>
    </footer>
  );
}
