import { queryClient } from "#desk/api/query-client.ts";
import { sessionQuery } from "#desk/api/session.ts";
import { resumeSession } from "#desk/api/session-end.ts";
import type { Account } from "#desk/api/desk-api.ts";

/** Takes over the new session. Of another person's nothing that was read stays. */
export function takeSession({ account }: { account: Account }): void {
  const before = queryClient.getQueryData(sessionQuery.queryKey);
  if (before?.id !== account.id) queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, account);
  resumeSession();
}

/** Where to go then: a path of the desk, never another site. */
export function destination(search: string): string {
  const to = new URLSearchParams(search).get("to") ?? "/";
  return /^\/(?![/\\])/.test(to) ? to : "/";
}
