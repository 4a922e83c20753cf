import { expect, test } from "vitest";
import { queryClient } from "./query-client.ts";

test("data never goes stale and is collected after five minutes, and nothing is read again by itself", () => {
  expect(queryClient.getDefaultOptions()).toMatchObject({
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 300_000,
    },
    mutations: { retry: false },
  });
});

test("a read that fails is not tried again", async () => {
  let tries = 0;
  const queryFn = () => Promise.reject(new Error(`503: try ${(tries += 1)}`));
  await expect(queryClient.fetchQuery({ queryKey: ["failing"], queryFn })).rejects.toThrow("503");
  expect(tries).toBe(1);
});
