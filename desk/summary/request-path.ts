import type { ListView } from "#server/requests/views.ts";

/** The address of a request; it includes the list that it was opened from, unless that is the queue. */
export function requestPath(reference: string, view: ListView): string {
  return `/requests/${reference}${view === "queue" ? "" : `?list=${view}`}`;
}

const views: readonly ListView[] = ["quoted", "accepted", "followup", "all"];

/** The list that a request was opened from. @param search the query of the address */
export function listOf(search: string): ListView {
  const list = new URLSearchParams(search).get("list");
  return views.find((view) => view === list) ?? "queue";
}

export function listPath(view: ListView): string {
  return view === "queue" ? "/" : `/${view}`;
}

/** Whether a screen shows no more than a list does. */
export function isListPath(pathname: string): boolean {
  return !/^\/(?:requests|new|account)\b/.test(pathname);
}
