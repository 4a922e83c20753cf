import { useInfiniteQuery } from "@tanstack/react-query";
import type { QueueView } from "#server/desk/views.ts";
import { listQuery } from "#desk/api/requests.ts";
import { useServerNow } from "#desk/api/server-clock.ts";
import { Button } from "#desk/controls/button.tsx";
import { Heading, Screen } from "#desk/frame/screen.tsx";
import { arrange } from "./arrange.ts";
import { EmptyList } from "./empty-list.tsx";
import { RequestTable } from "./request-table.tsx";
import { QueueSummary } from "./queue-summary.tsx";

const titles: Record<QueueView, string> = {
  queue: "Queue",
  quoted: "Quoted",
  accepted: "Accepted",
  all: "All requests",
};

/** One of the desk's lists. */
export function ListScreen({ view }: { view: QueueView }) {
  const list = useInfiniteQuery(listQuery(view));
  const now = useServerNow();
  const requests = list.data?.pages.flatMap((page) => page.requests) ?? [];
  const counts = list.data?.pages.at(-1)?.counts;
  const groups = view === "queue" ? arrange(requests, now) : [{ name: null, requests }];
  const count = counts?.[view] ?? requests.length;
  return (
    <Screen title={view === "queue" ? `Queue, ${count} waiting` : `${titles[view]}, ${count}`}>
      <div className="flex min-h-15 flex-wrap items-center gap-x-3.5 gap-y-2 px-4 pt-3.5 pb-2.5 md:h-16 md:flex-nowrap md:gap-5 md:px-6 md:py-0">
        <Heading className="text-desk-title">{titles[view]}</Heading>
        {view === "queue" ? <QueueSummary groups={groups} /> : null}
      </div>
      {requests.length === 0 ? (
        <EmptyList view={view} quoted={counts?.quoted ?? 0} />
      ) : (
        <RequestTable view={view} groups={groups} now={now} />
      )}
      {list.hasNextPage ? (
        <Button
          className="mx-4 my-4 self-start md:mx-6"
          aria-disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      ) : null}
    </Screen>
  );
}
