import { QueryClient } from "@tanstack/react-query";

/** For the forms; offline is a failure to show, not one to wait out. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { mutations: { retry: false, networkMode: "always" } },
  });
}
