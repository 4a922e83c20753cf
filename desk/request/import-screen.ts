import { queryClient } from "#desk/api/client.ts";
import { requestQuery } from "#desk/api/requests.ts";

/** Imports the request screen, which is not in the first bundle. */
export function importRequestScreen() {
  return import("./request-screen.tsx");
}

/** Preloads the request screen. If that fails, opening a request tries again. */
export function prefetchRequestScreen() {
  importRequestScreen().catch(() => {});
}

export function prefetchRequest(reference: string) {
  prefetchRequestScreen();
  void queryClient.prefetchQuery(requestQuery(reference));
}
