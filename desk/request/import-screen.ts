import { queryClient } from "#desk/api/query-client.ts";
import { requestQuery } from "#desk/api/requests.ts";

/** The code of the request's screen, which is not part of the first load. */
export function importRequestScreen() {
  return import("./request-screen.tsx");
}

/** Begins to load a request that is about to be opened. */
export function prefetchRequest(reference: string) {
  void importRequestScreen();
  void queryClient.prefetchQuery(requestQuery(reference));
}
