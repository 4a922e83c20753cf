import { QueryClient } from "@tanstack/react-query";

/** The site's defaults: what is read stays until an event or a save says that it changed. */
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
