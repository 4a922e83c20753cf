import { queryOptions } from "@tanstack/react-query";
import { redirect, type LoaderFunctionArgs } from "react-router";
import type { Account } from "./desk-api.ts";
import { readJson } from "./client.ts";
import { queryClient } from "./query-client.ts";

/** The signed-in account; null when nobody is. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: async ({ signal }): Promise<Account | null> => {
    const response = await fetch("/api/session", { signal, credentials: "same-origin" });
    if (response.status === 401) return null;
    return (await readJson<{ account: Account }>(response)).account;
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
