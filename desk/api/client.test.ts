import { afterEach, expect, test, vi } from "vitest";
import { api, CallError, explain, read, queryClient } from "./client.ts";

afterEach(() => vi.unstubAllGlobals());

/** Answers each call with the same response, and records the requests. */
function respond(response: () => Response) {
  const asked: [url: string, init: RequestInit][] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    asked.push([url, init]);
    return response();
  });
  return asked;
}

function failureOf(call: Promise<unknown>): Promise<CallError> {
  return call.then(
    () => expect.fail("The call succeeded"),
    (error: CallError) => error,
  );
}

const readSession = () => read(api.session.$get());

test("a read is a GET with cookies, parsed as JSON", async () => {
  const asked = respond(() => Response.json({ account: { name: "Maya Ortiz" } }));
  expect(await readSession()).toEqual({ account: { name: "Maya Ortiz" } });
  const [url, init] = asked[0]!;
  expect(url).toBe("/api/session");
  expect(init).toMatchObject({ method: "GET", credentials: "include" });
});

test("a change outlives its page", async () => {
  const asked = respond(() => Response.json({}));
  await read(api.requests[":reference"].reopen.$post({ param: { reference: "FL-1" }, json: {} }));
  expect(asked[0]).toMatchObject([
    "/api/requests/FL-1/reopen",
    { method: "POST", keepalive: true },
  ]);
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
])("a failure is the status, a colon and %s, and is not tried again", async (_, answer, text) => {
  const asked = respond(() => answer);
  expect((await failureOf(readSession())).message).toBe(text);
  expect(asked).toHaveLength(1);
});

test("a missing session is null where that is asked for", async () => {
  respond(() => new Response("who?", { status: 401 }));
  expect(await read(api.session.$get(), { on401: "null" })).toBeNull();
});

test("a failure carries the server's sentence, and what is wrong with which field", async () => {
  const errors = { email: "Type an email address." };
  respond(() => Response.json({ message: "Look at the fields.", errors }, { status: 422 }));
  const failure = await failureOf(readSession());
  expect(failure).toMatchObject({ status: 422, errors, needsSignIn: false });
  expect(explain(failure)).toBe("Look at the fields.");
});

test("a call that needs a recent sign-in says so", async () => {
  respond(() => new Response("", { status: 403, headers: { "X-Sign-In": "again" } }));
  expect((await failureOf(readSession())).needsSignIn).toBe(true);
});

test.each([
  ["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a proxy that lost the server", async () => new Response("<html>", { status: 502 })],
  [
    "an answer that breaks off",
    async () => new Response(new ReadableStream({ pull: (stream) => stream.error(new Error()) })),
  ],
])("%s leaves open whether the call did anything", async (_, answer) => {
  vi.stubGlobal("fetch", answer);
  const failure = await failureOf(readSession());
  expect(failure.status).toBeNull();
  expect(explain(failure)).toContain("cannot be reached");
});

test("a success that is not JSON is a failure", async () => {
  respond(() => new Response("<html>", { status: 200 }));
  expect((await failureOf(readSession())).status).toBe(200);
});

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
