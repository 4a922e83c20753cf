import type { QueueView } from "#server/desk/views.ts";

/** The address of a request; it names the list that it was opened from, unless that is the queue. */
export function requestPath(reference: string, view: QueueView): string {
  return `/requests/${reference}${view === "queue" ? "" : `?list=${view}`}`;
}

/** The list that a request was opened from. @param search the address's query */
export function listOf(search: string): QueueView {
  const list = new URLSearchParams(search).get("list");
  return list === "quoted" || list === "accepted" || list === "all" ? list : "queue";
}

export function listPath(view: QueueView): string {
  return view === "queue" ? "/" : `/${view}`;
}
