import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { listQuery } from "#desk/api/requests.ts";
import { serverNow } from "#desk/api/server-clock.ts";
import { KeyCap } from "#desk/controls/button.tsx";
import { useKeys } from "#desk/keys/use-keys.ts";
import { groupRequests } from "#desk/summary/group-requests.ts";
import { listOf, listPath, requestPath } from "#desk/summary/request-path.ts";
import type { ListView } from "#server/requests/views.ts";

const listNames: Record<ListView, string> = {
  queue: "Queue",
  quoted: "Quoted",
  accepted: "Accepted",
  followup: "Follow up",
  all: "All requests",
};

/** Links to the list, and to the previous and next request in it. */
export function Neighbors({ reference }: { reference: string }) {
  const navigate = useNavigate();
  const view = listOf(useLocation().search);
  const order = useOrder(view);
  const index = order.indexOf(reference);
  const previous = order[index - 1];
  const next = index >= 0 ? order[index + 1] : undefined;
  const open = (to: string | undefined) =>
    to ? () => void navigate(requestPath(to, view), { replace: true }) : undefined;
  useKeys({
    j: open(next),
    k: open(previous),
    Escape: () => void navigate(listPath(view), { state: { row: reference } }),
  });
  const linkClass =
    "flex items-center hover:text-ink hover:underline underline-offset-3 max-md:min-h-11";
  return (
    <nav
      aria-label="In the list"
      className="flex min-h-12 flex-wrap items-center gap-x-4 border-b border-line px-4 text-small text-slate md:min-h-11 md:px-6"
    >
      <Link to={listPath(view)} state={{ row: reference }} className={linkClass}>
        ← {listNames[view]}
      </Link>
      {index >= 0 ? (
        <span className="flex items-center gap-2 text-granite max-md:ml-auto">
          {index + 1} of {order.length}
          <Neighbor to={previous} view={view} label="Previous request" letter="K" arrow="↑" />
          <Neighbor to={next} view={view} label="Next request" letter="J" arrow="↓" />
        </span>
      ) : null}
    </nav>
  );
}

function Neighbor({
  to,
  view,
  label,
  letter,
  arrow,
}: {
  to: string | undefined;
  view: ListView;
  label: string;
  letter: string;
  arrow: string;
}) {
  if (!to) return null;
  return (
    <Link
      to={requestPath(to, view)}
      replace
      aria-label={label}
      className="grid place-items-center max-md:size-[44px]"
    >
      <span aria-hidden="true" className="md:hidden">
        {arrow}
      </span>
      <KeyCap>{letter}</KeyCap>
    </Link>
  );
}

/** The list's order when the request was opened; later changes do not move anything. */
function useOrder(view: ListView): string[] {
  const { data } = useInfiniteQuery(listQuery(view));
  const [order, setOrder] = useState<string[] | null>(null);
  if (order === null && data) {
    const requests = data.pages.flatMap((page) => page.requests);
    const groups = groupRequests(view, requests, serverNow());
    setOrder(groups.flatMap((group) => group.requests).map((request) => request.reference));
  }
  return order ?? [];
}
