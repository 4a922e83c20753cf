import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { RequestDetails } from "#server/quotes/views.ts";
import { engines } from "#tests/fixtures/databases.ts";
import { fromDesk, signIn } from "#tests/fixtures/desk.ts";
import { engineSettings } from "#tests/fixtures/engine-settings.ts";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { draftFromNow } from "#tests/fixtures/quote-draft.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { startSite, type Site } from "#tests/fixtures/site-process.ts";
import { createTestServices } from "#tests/fixtures/test-services.ts";

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

/** A signed-in desk over processes that can be killed and started again, with real mail. */
async function startDesk(engine: "sqlite" | "postgres") {
  const mail = await startMailServer();
  const services = await createTestServices(await engineSettings(engine));
  const { cookie } = await signIn(services);
  const { databaseUrl } = services.config;
  await services.close({ keep: true });
  const settings = {
    DATA_DIR: services.folder,
    SMTP_URL: mail.url,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  let current: Site | null = null;
  open.push(
    () => mail.close(),
    async () => current?.dispose(),
  );

  async function call(method: string, path: string, body?: object) {
    const response = await fetch(`${current?.deskUrl}/api${path}`, {
      method,
      headers: { ...fromDesk, Cookie: cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }

  return {
    call,
    async start() {
      current = await startSite(settings);
      return current;
    },
    kill: async () => current?.kill(),
    /** The Message-IDs of the emails with a quote for this visitor. */
    quoteEmails: (email: string) =>
      mail.received
        .filter(({ to, raw }) => to.includes(email) && raw.includes("$835.50"))
        .map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw)?.[1]),
    read: async (reference: string): Promise<RequestDetails> =>
      (await call("GET", `/requests/${reference}`)).body,
    async receive(email: string): Promise<string> {
      const response = await fetch(`${current?.url}/api/booking`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(aBooking({ email })),
      });
      return (await response.json()).reference;
    },
    /** Saves a whole draft. @returns what Send is pressed on */
    async write(reference: string) {
      const path = `/requests/${reference}`;
      const saved = await call("PUT", `${path}/draft`, { draft: draftFromNow(), version: 0 });
      const { body } = await call("GET", path);
      return { draftVersion: saved.body.version, requestVersion: body.version };
    },
  };
}

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 100 });

describe.each(engines)("kill -9 on %s", (engine) => {
  test("loses no draft, no Send and no Undo that was acknowledged", async () => {
    const desk = await startDesk(engine);
    await desk.start();
    const sent = await desk.receive("sent@example.com");
    const undone = await desk.receive("undone@example.com");
    const draft = draftFromNow();
    const save = () => desk.call("PUT", `/requests/${sent}/draft`, { draft, version: 0 });
    const saved = await save();
    expect(saved.status).toBe(200);
    await desk.kill();

    await desk.start();
    expect(await save()).toEqual(saved);
    const { version } = await desk.read(sent);
    const seen = { draftVersion: 1, requestVersion: version };
    const pressed = await desk.call("POST", `/requests/${sent}/send`, seen);
    expect(pressed.status).toBe(202);
    const other = await desk.write(undone);
    expect((await desk.call("POST", `/requests/${undone}/send`, other)).status).toBe(202);
    expect((await desk.call("POST", `/requests/${undone}/undo`, {})).status).toBe(200);
    await desk.kill();
    expect(desk.quoteEmails("sent@example.com")).toEqual([]);

    await desk.start();
    if (Date.now() < Date.parse(pressed.body.sendAt) - 1000)
      expect(await desk.call("POST", `/requests/${sent}/send`, seen)).toEqual(pressed);
    await until(() => expect(desk.quoteEmails("sent@example.com")).toHaveLength(1));
    const { state, quotes, timeline } = await desk.read(sent);
    expect([state, quotes.length]).toEqual(["quoted", 1]);
    expect(quotes[0]!.sentAt >= pressed.body.sendAt).toBe(true);
    expect(timeline.filter(({ type }) => type === "send-quote")).toHaveLength(1);
    expect((await desk.call("POST", `/requests/${sent}/send`, seen)).status).toBe(409);
    expect((await desk.call("POST", `/requests/${sent}/undo`, {})).status).toBe(409);
    expect(await desk.read(undone)).toMatchObject({ sending: null, quotes: [] });
    expect(desk.quoteEmails("undone@example.com")).toEqual([]);
  });

  test("amid the sending of many sends each of them, and each once", async () => {
    const desk = await startDesk(engine);
    await desk.start();
    const references = new Map<string, string>();
    let sendAt = "";
    for (let index = 0; index < 8; index += 1) {
      const email = `v${index}@example.com`;
      const reference = await desk.receive(email);
      references.set(email, reference);
      const seen = await desk.write(reference);
      ({ sendAt } = (await desk.call("POST", `/requests/${reference}/send`, seen)).body);
    }
    // Each process lives until some are sent and others are not.
    for (const ms of [-150, 300]) {
      await sleep(Math.max(0, Date.parse(sendAt) + ms - Date.now()));
      await desk.kill();
      await desk.start();
    }
    for (const [email, reference] of references) {
      await until(async () => expect((await desk.read(reference)).state).toBe("quoted"));
      const { quotes, sending, timeline } = await desk.read(reference);
      expect([quotes.length, sending]).toEqual([1, null]);
      const owed = timeline.filter((entry) => entry.email?.subject.includes("$835.50"));
      expect(owed).toHaveLength(1);
      // An email whose delivery was cut may arrive twice, as the same email.
      expect(new Set(desk.quoteEmails(email)).size).toBeLessThanOrEqual(1);
    }
  }, 120_000);
});

describe.runIf(engines.includes("postgres"))("two instances on postgres", () => {
  test("one sends what the other acknowledged before it was killed", async () => {
    const desk = await startDesk("postgres");
    const first = await desk.start();
    const reference = await desk.receive("one@example.com");
    const seen = await desk.write(reference);
    expect((await desk.call("POST", `/requests/${reference}/send`, seen)).status).toBe(202);
    const second = await desk.start();
    expect(second.deskUrl).not.toBe(first.deskUrl);
    await first.kill();
    await until(() => expect(desk.quoteEmails("one@example.com")).toHaveLength(1));
    expect((await desk.read(reference)).quotes).toHaveLength(1);
  });
});
