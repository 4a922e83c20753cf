import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useLocation } from "react-router";
import { company } from "#content/company.ts";
import { listQuery } from "#desk/api/requests.ts";
import { useServerNow } from "#desk/api/server-clock.ts";
import { listOf } from "#desk/summary/request-path.ts";
import { formatTime } from "#domain/time.ts";
import type { ListView } from "#server/requests/views.ts";
import { Mark } from "#ui/wordmark.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { ConnectionStatus } from "./connection.tsx";

const views: { view: ListView; to: string; label: string }[] = [
  { view: "queue", to: "/", label: "Queue" },
  { view: "quoted", to: "/quoted", label: "Quoted" },
  { view: "accepted", to: "/accepted", label: "Accepted" },
  { view: "followup", to: "/followup", label: "Follow up" },
  { view: "all", to: "/all", label: "All" },
];

export function Bar() {
  const { data: counts } = useInfiniteQuery({
    ...listQuery("queue"),
    select: ({ pages }) => pages.at(-1)?.counts,
  });
  const { pathname, search } = useLocation();
  const openedFrom =
    pathname.startsWith("/requests/") || pathname === "/new" ? listOf(search) : null;
  return (
    <header className="sticky top-0 z-30 flex h-13 items-stretch gap-3.5 border-b border-line bg-paper px-4 md:h-12 md:gap-7 md:px-6">
      <Link
        to="/"
        aria-label={`${company.name} quote desk`}
        className="flex min-w-8 items-center gap-2 [&_svg]:size-6.5 [&_svg_path:last-child]:stroke-ember"
      >
        <Mark />
        <span className="font-display text-[1.375rem] leading-none font-medium tracking-[0.025em] max-md:hidden">
          {company.name}
        </span>
      </Link>
      <nav
        aria-label="Lists"
        className="bar-lists flex min-w-0 flex-1 overflow-x-auto max-md:mask-r-from-[calc(100%-1.75rem)] max-md:after:w-5 max-md:after:flex-none md:gap-1"
      >
        {views.map(({ view, to, label }) => (
          <Link
            key={view}
            to={to}
            ref={pathname === to ? showInside : undefined}
            aria-current={pathname === to ? "page" : view === openedFrom ? "true" : undefined}
            className={`flex items-center gap-1 border-y-2 whitespace-nowrap border-transparent px-1.75 text-small text-slate transition-colors hover:text-ink focus-visible:-outline-offset-4 aria-[current]:border-b-ink aria-[current]:font-medium aria-[current]:text-ink md:gap-1.5 md:px-2.5 md:text-desk`}
          >
            {label}
            {counts && view !== "all" ? (
              <span className="font-normal text-granite">{counts[view]}</span>
            ) : null}
          </Link>
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-3 text-small whitespace-nowrap text-granite md:gap-5">
        <Clock />
        <ConnectionStatus />
        <AccountMenu />
      </div>
    </header>
  );
}

/** On a phone the lists scroll sideways; the open one is scrolled into view. */
function showInside(link: HTMLElement | null) {
  const list = link?.parentElement;
  if (list) list.scrollLeft = link.offsetLeft - list.offsetLeft - 16;
}

/** The server's clock, in the office's time zone. */
function Clock() {
  const now = useServerNow();
  return <span className="max-lg:hidden">{formatTime(now, company.timeZone)}</span>;
}
