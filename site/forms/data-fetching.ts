import { QueryClient, type QueryFunction } from "@tanstack/react-query";

/**
 * The specification's defaults for calls (section 9): no retries, no refetch on focus, no interval
 * refetch, data never stale, cache collection after five minutes. Calls are made even when the
 * browser believes to be offline, so that a failure is told at once instead of waiting unseen.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getJson({ on401: "throw" }),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 5 * 60 * 1000,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/**
 * The default query: a GET with cookies to the address that is the query's key, parsed as JSON.
 * @param on401 whether a missing sign-in throws like any other failure, or yields null
 */
export function getJson({ on401 }: { on401: "throw" | "null" }): QueryFunction {
  return async ({ queryKey, signal }) => {
    const response = await fetch(String(queryKey[0]), { credentials: "include", signal });
    if (on401 === "null" && response.status === 401) return null;
    await throwUnlessOk(response);
    return response.json();
  };
}

/** @throws Error whose message is the status, a colon, and the body or else the status text */
export async function throwUnlessOk(response: Response): Promise<void> {
  if (response.ok) return;
  const text = (await response.text()) || response.statusText;
  throw new Error(`${response.status}: ${text}`);
}
