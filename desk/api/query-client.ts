import { QueryClient } from "@tanstack/react-query";

/** Data stays fresh until an event or a save invalidates it. Offline calls fail instead of waiting. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
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
