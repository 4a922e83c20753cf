import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { QueueView } from "#server/desk/views.ts";
import { api, readJson } from "./client.ts";
import { queryClient } from "./query-client.ts";
import { setServerNow } from "./server-clock.ts";

/** One of the lists, page by page. */
export function listQuery(view: QueueView) {
  return infiniteQueryOptions({
    queryKey: ["list", view],
    queryFn: async ({ pageParam }) => {
      const query = pageParam === null ? { view } : { view, before: pageParam };
      const page = await readJson(await api.api.queue.$get({ query }));
      setServerNow(page.now);
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

/** Everything about one request. @throws HttpError 404 when there is none */
export function requestQuery(reference: string) {
  return queryOptions({
    queryKey: ["request", reference],
    queryFn: async () => {
      const answer = await api.api.requests[":reference"].$get({ param: { reference } });
      const details = await readJson(answer);
      setServerNow(details.now);
      return details;
    },
  });
}

/** Reads a request and every list anew, after something in it has changed. */
export function refreshRequest(reference: string): Promise<void> {
  return refreshRequests([reference]);
}

/** The same for several at once. */
export async function refreshRequests(references: Iterable<string>): Promise<void> {
  const changed = Array.from(references, (reference) => ["request", reference]);
  await Promise.all(
    [["list"], ...changed].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}

/** Reads everything that is shown anew, after a time without events. */
export async function refreshAll(): Promise<void> {
  await queryClient.invalidateQueries();
}
