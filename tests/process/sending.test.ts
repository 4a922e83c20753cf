import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi, type TestContext } from "vitest";
import type { Database } from "#server/db/database.ts";
import { engines, engineSettings } from "#tests/fixtures/databases.ts";
import { createDeskProcess, undoSeconds } from "#tests/fixtures/desk-process.ts";
import { draftFromNow } from "#tests/fixtures/quote-draft.ts";

async function startDesk(engine: Database["engine"], { onTestFinished }: TestContext) {
  const desk = await createDeskProcess(await engineSettings(engine));
  onTestFinished(() => desk.dispose());
  return desk;
}

type Desk = Awaited<ReturnType<typeof startDesk>>;

// On PostgreSQL, a killed process's deliveries stay claimed for a minute.
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 100_000, interval: 250 });

/** Waits until the visitor's first email is sent: quotes are only sent after it. */
function confirmed(desk: Desk, reference: string) {
  return until(async () => {
    const { timeline } = await desk.read(reference);
    expect(timeline.map(({ email }) => email?.audience === "visitor" && email.status)).toContain(
      "sent",
    );
  });
}

/** Kills it while it sends many quotes: each is sent exactly once. */
async function killAmidSending(desk: Desk, engine: Database["engine"]) {
  const references = new Map<string, string>();
  let dueAt = "";
  for (let index = 0; index < 8; index += 1) {
    const email = `v${index}@example.com`;
    const reference = await desk.receive(email);
    references.set(email, reference);
    const seen = await desk.write(reference);
    ({ dueAt } = (await desk.call("POST", `/requests/${reference}/send`, seen)).body);
  }
  // Each process lives until some are sent and others are not.
  let due = Date.parse(dueAt);
  for (const ms of [-150, 300]) {
    await sleep(Math.max(0, due + ms - Date.now()));
    await desk.kill();
    await desk.start();
    // If other instances may exist, it starts waiting again.
    if (engine === "postgres") due = Date.now() + undoSeconds * 1000;
  }
  for (const [email, reference] of references) {
    await until(async () => expect((await desk.read(reference)).state).toBe("quoted"));
    const { quotes, sending, timeline } = await desk.read(reference);
    expect([quotes.length, sending]).toEqual([1, null]);
    const owed = timeline.filter((entry) => entry.email?.subject.includes("$835.50"));
    expect(owed).toHaveLength(1);
    // An email whose delivery was interrupted may arrive twice, as the same email.
    expect(new Set(desk.quoteEmails(email)).size).toBeLessThanOrEqual(1);
  }
}

// Mostly waiting for undo periods.
test.concurrent.for(engines)(
  "kill -9 on %s loses no draft, no Send and no Undo that was acknowledged, and sends each once",
  async (engine, context) => {
    const desk = await startDesk(engine, context);
    await desk.start();
    const sent = await desk.receive("sent@example.com");
    const undone = await desk.receive("undone@example.com");
    const draft = draftFromNow();
    const save = () => desk.call("PUT", `/requests/${sent}/draft`, { draft, version: 0 });
    const saved = await save();
    expect(saved.status).toBe(200);
    await confirmed(desk, sent);
    await desk.confirm(sent);
    await desk.kill();

    await desk.start();
    expect(await save()).toEqual(saved);
    const { version } = await desk.read(sent);
    const seen = { draftVersion: 1, requestVersion: version };
    const pressed = await desk.call("POST", `/requests/${sent}/send`, seen);
    expect(pressed.status).toBe(202);
    const seenAct = (await desk.read(sent)).pending!.pressedAt;
    const other = await desk.write(undone);
    expect((await desk.call("POST", `/requests/${undone}/send`, other)).status).toBe(202);
    const { pressedAt } = (await desk.read(undone)).pending!;
    const undo = () => desk.call("POST", `/requests/${undone}/undo`, { pressedAt });
    expect((await undo()).status).toBe(200);
    const closed = await desk.receive("closed@example.com");
    const closing = { why: "spam", twin: null, words: null, requestVersion: 1 };
    expect((await desk.call("POST", `/requests/${closed}/close`, closing)).status).toBe(202);
    await desk.kill();
    expect(desk.quoteEmails("sent@example.com")).toEqual([]);

    await desk.start();
    if (Date.now() < Date.parse(pressed.body.dueAt) - 1000)
      expect(await desk.call("POST", `/requests/${sent}/send`, seen)).toEqual(pressed);
    await until(() => expect(desk.quoteEmails("sent@example.com")).toHaveLength(1));
    const { state, quotes, timeline } = await desk.read(sent);
    expect([state, quotes.length]).toEqual(["quoted", 1]);
    expect(quotes[0]!.sentAt >= pressed.body.dueAt).toBe(true);
    expect(timeline.filter(({ type }) => type === "send-quote")).toHaveLength(1);
    expect((await desk.call("POST", `/requests/${sent}/send`, seen)).status).toBe(409);
    await until(async () => expect((await desk.read(closed)).state).toBe("closed"));
    expect((await undo()).status).toBe(200);
    const late = { pressedAt: seenAct };
    expect((await desk.call("POST", `/requests/${sent}/undo`, late)).status).toBe(409);
    expect(await desk.read(undone)).toMatchObject({ sending: null, quotes: [] });
    expect(desk.quoteEmails("undone@example.com")).toEqual([]);
    await killAmidSending(desk, engine);
  },
);

test.runIf(engines.includes("postgres"))(
  "one of two instances on postgres sends what the other acknowledged before it was killed",
  { concurrent: true },
  async (context) => {
    const desk = await startDesk("postgres", context);
    const first = await desk.start();
    const reference = await desk.receive("one@example.com");
    await confirmed(desk, reference);
    const seen = await desk.write(reference);
    expect((await desk.call("POST", `/requests/${reference}/send`, seen)).status).toBe(202);
    const second = await desk.start();
    expect(second.deskUrl).not.toBe(first.deskUrl);
    await first.kill();
    await until(() => expect(desk.quoteEmails("one@example.com")).toHaveLength(1));
    expect((await desk.read(reference)).quotes).toHaveLength(1);
  },
);
