import { queryOptions } from "@tanstack/react-query";
import { api, read, queryClient } from "#desk/api/client.ts";

/** The account's settings, read each time the screen opens. */
export const accountQuery = queryOptions({
  queryKey: ["account"],
  queryFn: () => read(api.account.$get()),
  staleTime: 0,
});

export const teamQuery = queryOptions({
  queryKey: ["account", "team"],
  queryFn: async () => (await read(api.account.team.$get())).accounts,
  staleTime: 0,
  // The screen's loader has just read it.
  refetchOnMount: false,
});

/** Loads all that the screen shows: a row that comes late would move a button while it is pressed. */
export async function loadAccount() {
  const data = await queryClient.fetchQuery(accountQuery);
  if (data.account.role === "owner") await queryClient.prefetchQuery(teamQuery);
  return data;
}

export async function refreshAccount(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
}
