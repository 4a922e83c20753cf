import { queryClient } from "#desk/api/query-client.ts";
import { requestQuery } from "#desk/api/requests.ts";

/** The code of the request's screen, which is not part of the first load. */
export function importRequestScreen() {
  return import("./request-screen.tsx");
}

/** Loads that code before it is needed; without a connection, opening a request tries again. */
export function prefetchRequestScreen() {
  importRequestScreen().catch(() => {});
}

/** Begins to load a request that is about to be opened. */
export function prefetchRequest(reference: string) {
  prefetchRequestScreen();
  void queryClient.prefetchQuery(requestQuery(reference));
}
