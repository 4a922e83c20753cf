import { useLocation } from "react-router";
import { company } from "#content/company.ts";
import { ButtonLink } from "#site/ui/button.tsx";
import { Wordmark } from "#ui/wordmark.tsx";
import { ariaCurrent, topBarLinks } from "./navigation.ts";

/** Links from 768 px up, a menu button below that, and Reserve always. */
export function TopBar() {
  return (
    <header data-top-bar className="top-bar text-white">
      <BarContent links={topBarLinks} isReserveKept />
    </header>
  );
}

type Props = {
  links: readonly { href: string; label: string }[];
  /** Below 768 px the links are in the menu. Reserve stays in the bar or moves with them. */
  isReserveKept: boolean;
};

/** The content of a top bar: the wordmark, the links, and the menu of narrow screens. */
export function BarContent({ links, isReserveKept }: Props) {
  const { pathname } = useLocation();
  return (
    <>
      <div className="mx-auto flex h-20 max-w-page items-center gap-2 px-gutter md:gap-6">
        <a href="/" className="mr-auto flex" aria-label={`${company.name}, home`}>
          <Wordmark name={company.name} />
        </a>
        <nav
          aria-label="Main"
          className={`flex items-center gap-7 lg:gap-10 ${isReserveKept ? "" : "max-md:hidden"}`}
        >
          {links.map(({ href, label }) => (
            <a
              key={href}
              href={href}
              aria-current={ariaCurrent(href, pathname)}
              className="py-3 text-label underline-offset-8 hover:underline max-md:hidden"
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
    </>
  );
}

/** The full-screen menu of small screens: a popover, so it needs no script. */
function Menu() {
  const { pathname } = useLocation();
  return (
    <dialog
      id="menu"
      popover="auto"
      aria-modal="true"
      aria-label="Menu"
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto overscroll-contain border-0 bg-night text-white"
    >
      <div className="flex min-h-full flex-col px-gutter pb-6">
        <div className="flex h-20 shrink-0 items-center justify-between">
          <Wordmark name={company.name} />
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            className="-mr-3 min-h-12 cursor-pointer px-3 text-label tracking-wide"
          >
            Close
          </button>
        </div>
        <nav aria-label="Menu" className="my-auto py-2">
          <ul className="grid gap-1">
            {topBarLinks.map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={ariaCurrent(href, pathname)}
                  className="block py-2 font-display text-title underline-offset-[0.2em]"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="mb-5 border-t border-mist/30 pt-4 text-label text-mist">
          {company.hours.service}
          <a
            href={`tel:${company.phone.e164}`}
            className="flex min-h-11 w-fit items-center font-display text-card font-medium text-white lining"
          >
            {company.phone.display}
          </a>
        </p>
        <ButtonLink variant="light" href="/booking">
          Reserve
        </ButtonLink>
      </div>
    </dialog>
  );
}
