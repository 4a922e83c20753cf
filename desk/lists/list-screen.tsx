import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { flushSync } from "react-dom";
import { Link, NavigationType, useLocation, useNavigationType } from "react-router";
import { queryClient } from "#desk/api/client.ts";
import { useConnection } from "#desk/api/events.ts";
import { finishReads, listQuery } from "#desk/api/requests.ts";
import { useServerNow } from "#desk/api/server-clock.ts";
import { Button, buttonClass, KeyCap } from "#desk/controls/button.tsx";
import { Heading, Screen } from "#desk/controls/screen.tsx";
import { KeyHints } from "#desk/keys/key-help.tsx";
import { prefetchRequestScreen } from "#desk/request/import-screen.ts";
import { groupNames, type Group, type GroupName } from "#desk/summary/group-requests.ts";
import type { ListView } from "#server/requests/views.ts";
import { FailedCall, useRowCalls } from "./failed-call.tsx";
import { hintsOf, useListKeys } from "./list-keys.ts";
import { NewHint } from "./new-hint.tsx";
import { RequestTable } from "./request-table.tsx";
import { focusRowAt, focusRowOf, keepRowInPlace, lastFocusedRow } from "./row-focus.ts";
import { useStableList } from "./stable-list.ts";

/** A loader that reads the first page of a list, unless it is cached. */
export function loadList(view: ListView) {
  return () => queryClient.ensureInfiniteQueryData(listQuery(view));
}

const titles: Record<ListView, string> = {
  queue: "Queue",
  quoted: "Quoted",
  accepted: "Accepted",
  followup: "To follow up",
  all: "All requests",
};

/** One of the desk's lists. */
export function ListScreen({ view }: { view: ListView }) {
  const query = useInfiniteQuery(listQuery(view));
  const now = useServerNow();
  const latest = query.data?.pages.flatMap((page) => page.requests) ?? [];
  const counts = query.data?.pages.at(-1)?.counts;
  const heldEmails = query.data?.pages.at(-1)?.heldEmails ?? 0;
  const pageCount = query.data?.pages.length ?? 0;
  const list = useStableList(view, { requests: latest, pageCount }, now);
  const showNew = () => keepRowInPlace(() => flushSync(list.showAll));
  const isConnected = useConnection().lostAt === null;
  const { failed, run, close } = useRowCalls(latest);
  useListKeys(view, showNew, run);
  useFocusOnReturn();

  async function showMore() {
    // Otherwise it would cancel a read that shows a change.
    await finishReads(listQuery(view).queryKey);
    await query.fetchNextPage();
    focusRowAt(latest.length);
  }

  const count = view === "all" ? null : (counts?.[view] ?? latest.length);
  const isEmpty = list.groups.every(({ requests }) => requests.length === 0);
  return (
    <Screen title={titleOf(view, count)}>
      <div className="flex min-h-15 flex-wrap items-center gap-x-3.5 gap-y-2 px-4 pt-3.5 pb-2.5 md:h-16 md:flex-nowrap md:gap-5 md:px-6 md:py-0">
        <Heading className="text-desk-title">{titles[view]}</Heading>
        {list.groups.some(({ name }) => name) ? <GroupSummary groups={list.groups} /> : null}
        <span className="ml-auto" />
        <NewHint arrivals={list.arrivals} onShow={showNew} />
        <Link to="/new" className={buttonClass("plain")}>
          New request <KeyCap>N</KeyCap>
        </Link>
      </div>
      {query.isError && isConnected ? (
        <p role="alert" className="px-4 pb-2 font-medium text-late md:px-6">
          This list could not be reloaded.{" "}
          <Button variant="text" onClick={() => void query.refetch()}>
            Try again
          </Button>
        </p>
      ) : null}
      {heldEmails > 0 ? (
        <p className="px-4 pb-2 font-medium text-late md:px-6">
          {heldEmails === 1 ? "1 email to a visitor is" : `${heldEmails} emails to visitors are`}{" "}
          held, because the site sent so many within an hour. To send them, run “npm run requests --
          release” on the server.
        </p>
      ) : null}
      {isEmpty ? (
        <EmptyList view={view} quoted={counts?.quoted ?? 0} />
      ) : (
        <RequestTable view={view} list={list} now={now} handlers={list.handlers} />
      )}
      {query.hasNextPage ? (
        <Button
          className="mx-4 my-4 self-start md:mx-6"
          aria-disabled={query.isFetchingNextPage}
          onClick={() => void showMore()}
        >
          Show more
        </Button>
      ) : null}
      <div className="sticky bottom-[var(--foot,0px)] z-6 mt-auto">
        {failed ? <FailedCall failed={failed} close={close} /> : null}
        <KeyHints hints={isEmpty ? [] : hintsOf(view)} />
      </div>
    </Screen>
  );
}

function titleOf(view: ListView, count: number | null): string {
  if (view === "queue") return `Queue, ${count} waiting`;
  return count === null ? titles[view] : `${titles[view]}, ${count}`;
}

/** After returning from a request, focuses its row again. */
function useFocusOnReturn() {
  const isBack = useNavigationType() === NavigationType.Pop;
  const { row } = (useLocation().state ?? {}) as { row?: string };
  useEffect(() => {
    const reference = row ?? (isBack ? lastFocusedRow() : undefined);
    if (reference) focusRowOf(reference);
    const timer = setTimeout(prefetchRequestScreen, 500);
    return () => clearTimeout(timer);
  }, [row, isBack]);
}

const tones: Partial<Record<GroupName, string>> = {
  late: "text-late font-medium",
  "short-notice": "text-ink font-medium",
};

/** The number of requests in each group. */
function GroupSummary({ groups }: { groups: readonly Group[] }) {
  return (
    <p className="flex gap-3 text-small text-granite md:gap-4 md:pt-1.5 md:text-desk">
      {groups.map(({ name, requests }) =>
        name ? (
          <span key={name} className={tones[name] ?? ""}>
            {requests.length} {groupNames[name].toLowerCase()}
          </span>
        ) : null,
      )}
    </p>
  );
}

const texts: Record<ListView, { title: string; text: string }> = {
  queue: {
    title: "Every request is answered",
    text: "New requests appear here automatically and are emailed to the team.",
  },
  quoted: { title: "No open quotes", text: "A sent quote stays here until it is answered." },
  accepted: {
    title: "No upcoming rides",
    text: "An accepted quote stays here until a day after its pickup.",
  },
  followup: {
    title: "Nothing to follow up",
    text: "A quote that expired or was declined stays here until somebody lets it go.",
  },
  all: { title: "No requests yet", text: "Every request is listed here." },
};

function EmptyList({ view, quoted }: { view: ListView; quoted: number }) {
  const { title, text } = texts[view];
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-2.5 px-6 pt-6 pb-30 text-center">
      <h2 className="text-person">{title}</h2>
      <p className="max-w-[44ch] text-slate">{text}</p>
      {view === "queue" && quoted > 0 ? (
        <dl className="mt-7 border-t border-line pt-5">
          <dt className="text-desk-small text-granite">Quoted, not yet answered</dt>
          <dd className="mt-0.5 font-medium">{quoted}</dd>
        </dl>
      ) : null}
    </div>
  );
}
