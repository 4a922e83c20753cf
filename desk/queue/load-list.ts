import type { QueueView } from "#server/desk/views.ts";
import { queryClient } from "#desk/api/query-client.ts";
import { listQuery } from "#desk/api/requests.ts";

/** A loader that reads the first page of a list, unless it is there. */
export function loadList(view: QueueView) {
  return () => queryClient.ensureInfiniteQueryData(listQuery(view));
}
