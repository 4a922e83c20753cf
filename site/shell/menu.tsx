import { company } from "#content/company.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Wordmark } from "#ui/wordmark.tsx";
import { topBarLinks } from "./navigation.ts";

/** The full-screen menu of small screens: a popover, so it needs no script. */
export function Menu() {
  return (
    <dialog
      id="menu"
      popover="auto"
      aria-modal="true"
      aria-label="Menu"
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto overscroll-contain border-0 bg-night text-white"
    >
      <div className="flex min-h-full flex-col px-gutter pb-10">
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
        <nav aria-label="Menu" className="my-auto py-8">
          <ul className="space-y-2">
            {topBarLinks.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="block py-2 font-display text-title">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink variant="light" href="/booking">
          Reserve
        </ButtonLink>
      </div>
    </dialog>
  );
}
