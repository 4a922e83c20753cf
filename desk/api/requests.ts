import { infiniteQueryOptions, queryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { phoneKey } from "#domain/form.ts";
import { mailboxKey } from "#domain/request.ts";
import type { ListView, PendingAct } from "#server/requests/views.ts";
import { api, read, queryClient } from "./client.ts";
import { setServerNow } from "./server-clock.ts";

export function listQuery(view: ListView) {
  return infiniteQueryOptions({
    queryKey: ["list", view],
    queryFn: async ({ pageParam }) => {
      const query = pageParam === null ? { view } : { view, before: pageParam };
      const page = await read(api.lists.$get({ query }));
      setServerNow(page.now);
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

const nothing: PendingAct[] = [];

/** What can still be undone at the desk, oldest first. */
export function usePending(): PendingAct[] {
  const { data } = useInfiniteQuery({
    ...listQuery("queue"),
    select: ({ pages }) => pages.at(-1)?.pending,
  });
  return data ?? nothing;
}

/** Everything about one request. @throws CallError 404 if it does not exist */
export function requestQuery(reference: string) {
  return queryOptions({
    queryKey: ["request", reference],
    queryFn: async () => {
      const details = await read(api.requests[":reference"].$get({ param: { reference } }));
      setServerNow(details.now);
      return details;
    },
  });
}

/** The operators of earlier quotes, suggested in the editor. */
export const operatorsQuery = queryOptions({
  queryKey: ["operators"],
  queryFn: async () => (await read(api.operators.$get())).operators,
  staleTime: 60_000,
});

/** The newest requests with this phone number or email address, as far as it is typed. */
export function knownQuery({ cellPhone, email }: { cellPhone: string; email: string }) {
  const isWhole = /@[^@]+\.\w\w/.test(email);
  const [phone, mailbox] = [phoneKey(cellPhone), isWhole ? mailboxKey(email) : ""];
  const json = { cellPhone: phone && cellPhone, email: mailbox && email };
  return queryOptions({
    queryKey: ["known", phone, mailbox],
    queryFn: async () => (await read(api["known-requests"].$post({ json }))).requests,
    enabled: phone !== "" || mailbox !== "",
    staleTime: 60_000,
  });
}

/** Refetches a request and every list after a change. */
export function refreshRequest(reference: string): Promise<void> {
  return refreshRequests([reference], true);
}

/** The same for several requests. @param withLists whether the lists show the change */
export async function refreshRequests(
  references: Iterable<string>,
  withLists: boolean,
): Promise<void> {
  const queryKeys: string[][] = Array.from(references, (reference) => ["request", reference]);
  if (withLists) queryKeys.push(["list"]);
  await Promise.all(queryKeys.map(refresh));
}

/** Refetches everything shown, after a gap in the events. */
export function refreshAll(): Promise<void> {
  return queryClient.invalidateQueries();
}

/**
 * Rereads what is shown. Never cancels a read in progress, because if changes came faster than the
 * server responds, nothing would be shown; one more read follows it for all of them.
 */
async function refresh(queryKey: string[]): Promise<void> {
  await finishReads(queryKey);
  await queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
}

/** Waits for the reads in progress. */
export async function finishReads(queryKey: readonly unknown[]): Promise<void> {
  const reading = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: "fetching" });
  await Promise.allSettled(reading.map((query) => query.fetch()));
}
