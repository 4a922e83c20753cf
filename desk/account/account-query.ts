import { queryOptions } from "@tanstack/react-query";
import { queryClient } from "#desk/api/query-client.ts";
import { api, CallFailed, read } from "#desk/sign-in/calls.ts";
import { redirect } from "react-router";

/** The account's own settings; read anew whenever the screen opens. */
export const accountQuery = queryOptions({
  queryKey: ["account"],
  queryFn: () => read(api.account.$get()),
  staleTime: 0,
});

export const teamQuery = queryOptions({
  queryKey: ["account", "team"],
  queryFn: async () => (await read(api.account.team.$get())).accounts,
  staleTime: 0,
});

export async function loadAccount() {
  try {
    return await queryClient.fetchQuery(accountQuery);
  } catch (error) {
    if (error instanceof CallFailed && error.status === 401)
      throw redirect("/sign-in?to=%2Faccount");
    throw error;
  }
}

/** After a change: what it changed is read again. */
export async function refreshAccount(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
}
