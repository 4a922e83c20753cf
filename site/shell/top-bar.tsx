import { company } from "#content/company.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Wordmark } from "#ui/wordmark.tsx";
import { Menu } from "./menu.tsx";
import { topBarLinks } from "./navigation.ts";

/** Links from 768 px on, and a button for the menu below that. */
export function TopBar() {
  return (
    <header data-top-bar className="top-bar fixed inset-x-0 top-0 z-40 text-white">
      <div className="mx-auto flex h-20 max-w-page items-center justify-between gap-6 px-gutter">
        <a href="/" className="flex" aria-label={`${company.name}, home`}>
          <Wordmark name={company.name} />
        </a>
        <nav aria-label="Main" className="hidden items-center gap-7 md:flex lg:gap-10">
          {topBarLinks.map(({ href, label }) => (
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
