import { sql } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { eventRoutes } from "#server/desk/events.ts";
import { createSessionCookie } from "#server/desk/guard.ts";
import { addressOf, close, listen as listenOn } from "#server/http/listen.ts";
import { engines, engineSettings } from "#tests/fixtures/databases.ts";
import { createTestDesk, signIn } from "#tests/fixtures/desk.ts";
import { aBooking, aMessage } from "#tests/fixtures/requests.ts";
import { plain } from "#tests/fixtures/test-services.ts";

type Event = { event: string; data: Record<string, unknown> };

/** Reads the events of a response one by one; null at the end. */
function eventsOf(response: Response) {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return async function next(): Promise<Event | null> {
    while (!text.includes("\n\n")) {
      const { value, done } = await reader.read();
      if (done) return null;
      text += value;
    }
    const [block = "", ...rest] = text.split("\n\n");
    text = rest.join("\n\n");
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1] ?? "";
    return { event: field("event"), data: JSON.parse(field("data")) };
  };
}

async function openDesk(settings: Record<string, string> = {}) {
  const desk = await createTestDesk(settings);
  onTestFinished(() => desk.close());
  return desk;
}

async function listen(desk: Awaited<ReturnType<typeof createTestDesk>>, cookie: string) {
  const response = await desk.read("/api/events", cookie);
  expect(response.headers.get("Content-Type")).toBe("text/event-stream");
  return eventsOf(response);
}

describe.each(engines)("events on %s", (engine) => {
  test("begin with ready, and name each request that arrives or changes", async () => {
    const desk = await openDesk(await engineSettings(engine));
    const { cookie, account } = await signIn(desk);
    const next = await listen(desk, cookie);
    expect(await next()).toEqual({
      event: "ready",
      data: { now: expect.stringMatching(/Z$/), locksAt: expect.stringMatching(/Z$/) },
    });
    if (engine === "postgres") expect((await next())?.event).toBe("ready");
    await desk.intake.sendContactMessage(aMessage(), plain);
    const result = await desk.intake.submitBooking(aBooking(), plain);
    const reference = result.ok ? result.reference : "";
    await desk.requests.beginReview(reference, account);
    expect([await next(), await next()]).toEqual([
      { event: "changed", data: { reference, version: 1, state: "received" } },
      { event: "changed", data: { reference, version: 2, state: "in-review", isListed: true } },
    ]);
  });

  test("name a request again when one of its emails is delivered", async () => {
    const desk = await openDesk(await engineSettings(engine));
    const { cookie } = await signIn(desk);
    const result = await desk.intake.submitBooking(aBooking(), plain);
    const reference = result.ok ? result.reference : "";
    const next = await listen(desk, cookie);
    await next();
    if (engine === "postgres") await next();
    await desk.outbox.start();
    const changed = { event: "changed", data: { reference, version: 1, state: "received" } };
    expect([await next(), await next()]).toEqual([changed, changed]);
  });

  test("end when the process stops", async () => {
    const desk = await openDesk(await engineSettings(engine));
    const { cookie } = await signIn(desk);
    const next = await listen(desk, cookie);
    expect((await next())?.event).toBe("ready");
    desk.stop();
    let last = await next();
    while (last !== null) last = await next();
  });
});

test("a session has at most twenty streams, and another one its own", async () => {
  const desk = await openDesk();
  const { cookie } = await signIn(desk);
  const streams = [];
  for (let count = 0; count < 20; count += 1) streams.push(await desk.read("/api/events", cookie));
  expect((await desk.read("/api/events", cookie)).status).toBe(429);
  const other = await signIn(desk, { email: "nora@firnline.example" });
  expect((await desk.read("/api/events", other.cookie)).status).toBe(200);
  await streams[0]!.body!.cancel();
  await vi.waitFor(async () => {
    expect((await desk.read("/api/events", cookie)).status).toBe(200);
  }, 100_000);
});

test("beats keep coming until the session ends, and do not keep it alive", async () => {
  const desk = await openDesk();
  const { cookie, token } = await signIn(desk);
  const touches: boolean[] = [];
  const find: typeof desk.accounts.find = (asked, options) => {
    touches.push(options?.touch ?? true);
    return desk.accounts.find(asked, options);
  };
  const routes = eventRoutes({
    ...desk,
    accounts: { find },
    cookie: createSessionCookie("http://localhost:3001"),
    everyMs: 20,
  });
  const next = eventsOf(await routes.request("/events", { headers: { Cookie: cookie } }));
  expect((await next())?.event).toBe("ready");
  expect((await next())?.event).toBe("beat");
  expect((await next())?.event).toBe("beat");
  await desk.accounts.signOut(token);
  let last = await next();
  while (last !== null) last = await next();
  expect(touches.every((touch) => !touch)).toBe(true);
});

describe.runIf(engines.includes("postgres"))("two instances on postgres", () => {
  test("hear of each other's changes", async () => {
    const settings = await engineSettings("postgres");
    const one = await openDesk(settings);
    const two = await openDesk(settings);
    const { cookie } = await signIn(one);
    const next = await listen(two, cookie);
    // The second instance reports that it listens to the others.
    expect([(await next())?.event, (await next())?.event]).toEqual(["ready", "ready"]);
    const result = await one.intake.submitBooking(aBooking(), plain);
    const reference = result.ok ? result.reference : "";
    expect(await next()).toEqual({
      event: "changed",
      data: { reference, version: 1, state: "received" },
    });
  });

  test("after a lost connection begin anew with ready, and hear again", async () => {
    const settings = await engineSettings("postgres");
    const one = await openDesk(settings);
    const two = await openDesk(settings);
    const { cookie } = await signIn(one);
    const next = await listen(two, cookie);
    expect([(await next())?.event, (await next())?.event]).toEqual(["ready", "ready"]);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'LISTEN %'`.execute(one.database.kysely);
    expect((await next())?.event).toBe("ready");
    const result = await one.intake.submitBooking(aBooking(), plain);
    expect(await next()).toMatchObject({
      event: "changed",
      data: { reference: result.ok && result.reference },
    });
  });
});

test("a browser that goes away is forgotten, and one that asks for the head alone is not waited for", async () => {
  const desk = await openDesk();
  const { cookie } = await signIn(desk);
  const open = new Set<object>();
  const routes = eventRoutes({
    ...desk,
    cookie: createSessionCookie("http://localhost:3001"),
    changes: {
      subscribe(listener) {
        open.add(listener);
        return () => void open.delete(listener);
      },
    },
  });
  const server = await listenOn(routes.fetch, { port: 0, host: "127.0.0.1" }, "PORT");
  onTestFinished(() => close(server));
  const browser = new AbortController();
  const headers = { Cookie: cookie };
  const url = `${addressOf(server)}/events`;
  expect((await fetch(url, { method: "HEAD", headers })).status).toBe(200);
  expect(open.size).toBe(0);
  const response = await fetch(url, { headers, signal: browser.signal });
  const next = eventsOf(response);
  expect((await next())?.event).toBe("ready");
  expect(open.size).toBe(1);
  browser.abort();
  await vi.waitFor(() => expect(open.size).toBe(0), 100_000);
});
