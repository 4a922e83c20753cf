import { queryOptions } from "@tanstack/react-query";
import { redirect, type LoaderFunctionArgs } from "react-router";
import { api, read } from "./client.ts";
import { queryClient } from "./query-client.ts";
import { resumeSession, shownAccount, type Account } from "./session-state.ts";

/** The signed-in account; null when nobody is. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: async (): Promise<Account | null> => {
    const session = await read(api.session.$get(), { on401: "null" });
    // While the sign-in dialog is open, the screen below keeps its account.
    return session?.account ?? shownAccount() ?? null;
  },
});

/** A loader for screens that need an account: without one it goes to the sign-in screen. */
export async function requireSession({ request }: LoaderFunctionArgs): Promise<Account | Response> {
  const account = await queryClient.ensureQueryData(sessionQuery);
  if (account) return account;
  queryClient.removeQueries({ queryKey: sessionQuery.queryKey });
  const { pathname, search } = new URL(request.url);
  const to = pathname === "/" ? "" : `?to=${encodeURIComponent(pathname + search)}`;
  return redirect(`/sign-in${to}`);
}

/** Starts the session; another person's cached data is cleared. */
export function takeSession({ account }: { account: Account }): void {
  const before = queryClient.getQueryData(sessionQuery.queryKey);
  if (before?.id !== account.id) queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, account);
  resumeSession();
}
