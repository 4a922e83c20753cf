import { QueryClient, type QueryFunction } from "@tanstack/react-query";

/** The specification's defaults (section 9); offline is a failure to show, not one to wait out. */
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

/** A GET of the query's key. @param on401 whether a missing sign-in throws, or yields null */
export function getJson({ on401 }: { on401: "throw" | "null" }): QueryFunction {
  return async ({ queryKey, signal }) => {
    const response = await fetch(String(queryKey[0]), { credentials: "include", signal });
    if (on401 === "null" && response.status === 401) return null;
    await throwUnlessOk(response);
    return response.json();
  };
}

/** @throws Error whose message is the status, a colon, and the body or else the status text */
async function throwUnlessOk(response: Response): Promise<void> {
  if (response.ok) return;
  const text = (await response.text()) || response.statusText;
  throw new Error(`${response.status}: ${text}`);
}
