import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient, getJson } from "./data-fetching.ts";

afterEach(() => vi.unstubAllGlobals());

/** Answers each GET with the same response, and keeps what was asked for. */
function respond(response: () => Response) {
  const asked: [url: string, init: RequestInit][] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    asked.push([url, init]);
    return response();
  });
  return asked;
}

const client = () => createQueryClient();

test("a query is a GET of its key with cookies, parsed as JSON", async () => {
  const asked = respond(() => Response.json({ seats: 4 }));
  expect(await client().fetchQuery({ queryKey: ["/api/fleet"] })).toEqual({ seats: 4 });
  const [url, init] = asked[0]!;
  expect(url).toBe("/api/fleet");
  expect(init.method ?? "GET").toBe("GET");
  expect(init.credentials).toBe("include");
});

test.each([
  ["the body", new Response("No such vehicle", { status: 404 }), "404: No such vehicle"],
  [
    "the status text",
    new Response("", { status: 503, statusText: "Service Unavailable" }),
    "503: Service Unavailable",
  ],
  [
    "the status text",
    new Response("", { status: 401, statusText: "Unauthorized" }),
    "401: Unauthorized",
  ],
])(
  "a failure is the status, a colon and %s, and is not tried again",
  async (_, response, message) => {
    const asked = respond(() => response);
    await expect(client().fetchQuery({ queryKey: ["/api/fleet"] })).rejects.toThrow(
      new Error(message),
    );
    expect(asked).toHaveLength(1);
  },
);

test("a missing sign-in yields null where that is asked for", async () => {
  respond(() => new Response("who?", { status: 401 }));
  const queries = new QueryClient();
  const queryFn = getJson({ on401: "null" });
  expect(await queries.fetchQuery({ queryKey: ["/api/me"], queryFn })).toBeNull();
});

test("data never goes stale and is collected after five minutes, and nothing refetches by itself", () => {
  expect(client().getDefaultOptions()).toMatchObject({
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
