import { queryOptions } from "@tanstack/react-query";
import { redirect, type LoaderFunctionArgs } from "react-router";
import type { Account } from "./desk-api.ts";
import { api, readJson } from "./client.ts";
import { queryClient } from "./query-client.ts";

/** The signed-in account; null when nobody is. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: async (): Promise<Account | null> => {
    const answer = await api.api.session.$get();
    const status: number = answer.status;
    // While the sign-in dialog is open, the screen below keeps its account.
    if (status === 401) return queryClient.getQueryData<Account>(["session"]) ?? null;
    return (await readJson(answer)).account;
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
