import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { answerDue } from "#domain/policy.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { engines } from "#tests/fixtures/databases.ts";
import { exampleDraft } from "#tests/fixtures/quote-draft.ts";
import { createTestRequests } from "#tests/fixtures/test-requests.ts";
import { createRequests } from "./requests.ts";

const accept = { type: "accept", quoteVersion: 1 } as const;
const decline = { type: "decline", quoteVersion: 1, reason: "Too\nearly" } as const;
const done = { ok: true };
const refused = (text: string) => ({ ok: false, reason: expect.objectContaining({ text }) });
const accepted = "The quote has been accepted. To change or cancel the ride, call us.";

describe.each(engines)("over %s", (engine) => {
  const start = () => createTestRequests(engine);

  test("a yes tells the team and confirms to the visitor", async () => {
    const { requests, quoted, events, answered, emails } = await start();
    const { reference, token } = await quoted();
    const before = (await emails()).length;
    expect(await requests.answer(token, accept)).toEqual(done);
    expect(await events(reference)).toEqual(["accept"]);
    expect((await emails()).length).toBe(before + 2);
    expect(await answered()).toEqual([
      `team: ${reference}: accepted $835.50, Róisín O'Brien-Núñez`,
      `visitor: Your ride is confirmed, Saturday, February 22 (${reference})`,
    ]);
    const view = await requests.read(token);
    expect(view).toMatchObject({ state: "accepted", last: { by: "visitor", quoteVersion: 1 } });
  });

  test("asking again and again ends in a call, and tomorrow it may be asked again", async () => {
    const { requests, quoted, events, pass } = await start();
    const { reference, token } = await quoted();
    const askAgain = async () => {
      expect(await requests.answer(token, { type: "withdraw" })).toEqual(done);
      return requests.answer(token, { type: "ask-again" });
    };
    for (let ask = 0; ask < 5; ask += 1) expect(await askAgain()).toEqual(done);
    const before = await events(reference);
    expect(await askAgain()).toEqual(
      refused(expect.stringMatching(/this press was not counted. Please call us at \+1/) as never),
    );
    expect(await events(reference)).toEqual([...before, "withdraw"]);
    pass(24 * 60 * 60);
    expect(await requests.answer(token, { type: "ask-again" })).toEqual(done);
  });

  test("two presses of the same at the same moment are one yes", async () => {
    const { requests, quoted, events, answered } = await start();
    const { reference, token } = await quoted();
    const presses = [1, 2, 3, 4].map(() => requests.answer(token, accept));
    expect(await Promise.all(presses)).toEqual([done, done, done, done]);
    expect(await events(reference)).toEqual(["accept"]);
    expect(await answered()).toHaveLength(2);
  });

  test("of a yes and a no at the same moment one counts, and the other is told", async () => {
    const { requests, quoted, events, answered } = await start();
    const { reference, token } = await quoted();
    const results = await Promise.all([
      requests.answer(token, accept),
      requests.answer(token, decline),
    ]);
    const counted = results.map((result) => result?.ok);
    expect(counted.filter(Boolean)).toHaveLength(1);
    const told = results.find((result) => result?.ok === false);
    const words = counted[0] ? accepted : "The quote has been declined. Ask for a new quote.";
    expect(told).toEqual(refused(words));
    expect(await events(reference)).toHaveLength(1);
    expect(await answered()).toHaveLength(2);
  });

  test("a yes and a revision at the same moment: never a yes to what was replaced", async () => {
    const { requests, quoted, saveDraft, press, pass, sendDue, read, events } = await start();
    const { reference, token } = await quoted();
    await saveDraft(reference, { ...exampleDraft, message: "Once more." });
    expect(await press(reference)).toMatchObject({ ok: true });
    pass(10);
    const [answer] = await Promise.all([requests.answer(token, accept), sendDue()]);
    const { state, quotes } = await read(reference);
    if (answer?.ok) {
      expect([state, quotes.length]).toEqual(["accepted", 1]);
      expect(await events(reference)).toContain("accept");
    } else {
      expect([state, quotes.length]).toEqual(["quoted", 2]);
      expect(await events(reference)).not.toContain("accept");
    }
  });

  test("a yes to a replaced version is refused, before and after the newest is accepted", async () => {
    const { requests, quoted, quote, read } = await start();
    const { reference, token } = await quoted();
    await quote(reference, { ...exampleDraft, message: "Once more." });
    const text = "A quote has been sent and awaits an answer. Read it, then accept or decline.";
    expect(await requests.answer(token, accept)).toEqual(refused(text));
    expect((await read(reference)).state).toBe("quoted");
    expect(await requests.answer(token, { type: "accept", quoteVersion: 2 })).toEqual(done);
    expect(await requests.answer(token, accept)).toEqual(refused(accepted));
  });

  test("a yes counts until the last moment of the quote, and not after it", async () => {
    const { requests, quoted, clock, read, events } = await start();
    const { reference, token } = await quoted();
    const other = await quoted({ time: "2:16 PM" });
    const end = Date.parse((await read(reference)).quotes[0]?.validUntil ?? "");
    clock.time = end;
    expect(await requests.answer(other.token, accept)).toEqual(done);
    clock.time = end + 1;
    for (const late of [accept, decline])
      expect(await requests.answer(token, late)).toEqual(
        refused("The quote has expired. Ask for a new quote."),
      );
    expect(await events(reference)).toEqual([]);
  });

  test("a no keeps its reason, for the team alone", async () => {
    const { requests, quoted, emails, read } = await start();
    const { reference, token } = await quoted();
    await requests.answer(token, decline);
    expect((await read(reference)).timeline.find(({ type }) => type === "decline")).toMatchObject({
      actor: "visitor",
      reason: "Too\nearly",
    });
    const about = (await emails()).filter(({ draft }) => draft.includes("early"));
    expect(about.map(({ audience }) => audience)).toEqual(["team"]);
  });

  test("withdrawn, pressed again, and asked for anew with a new due time", async () => {
    const { requests, receive, open, pass, clock, events } = await start();
    const reference = await receive();
    const token = await open(reference);
    for (const _ of [1, 2])
      expect(await requests.answer(token, { type: "withdraw" })).toEqual(done);
    pass(3600);
    for (const _ of [1, 2])
      expect(await requests.answer(token, { type: "ask-again" })).toEqual(done);
    expect(await events(reference)).toEqual(["withdraw", "ask-again"]);
    const view = await requests.read(token);
    const asked = Temporal.Instant.fromEpochMilliseconds(clock.time);
    const due = answerDue(asked, Temporal.Instant.from(view?.pickupAt ?? ""));
    expect(view?.askedAt).toBe(new Date(clock.time).toISOString());
    expect(Date.parse(view?.dueAt ?? "")).toBe(due.epochMilliseconds);
  });

  test("an accepted ride is not withdrawn by its visitor", async () => {
    const { requests, quoted } = await start();
    const { token } = await quoted();
    await requests.answer(token, accept);
    expect(await requests.answer(token, { type: "withdraw" })).toEqual(refused(accepted));
  });

  test("a request without a quote cannot be accepted", async () => {
    const { requests, receive, open, events } = await start();
    const reference = await receive();
    expect(await requests.answer(await open(reference), accept)).toMatchObject({ ok: false });
    expect(await events(reference)).toEqual([]);
  });

  test("a wrong token answers nothing", async () => {
    const { requests } = await start();
    expect(await requests.answer("x".repeat(43), accept)).toBeNull();
    expect(await requests.read("x".repeat(43))).toBeNull();
  });

  test("the state, the event and both emails are stored together or not at all", async () => {
    const services = await start();
    const { reference, token } = await services.quoted();
    const { kysely } = services.database;
    const before = (await services.emails()).length;
    const database = {
      ...services.database,
      transact: (steps: Parameters<typeof services.database.transact>[0]) =>
        services.database.transact([...steps, { sql: "select no_such_column", parameters: [] }]),
    };
    const broken = createRequests({ ...services, database, now: () => services.clock.time });
    await expect(broken.answer(token, accept)).rejects.toThrow(StorageError);
    expect((await services.emails()).length).toBe(before);
    expect(await services.events(reference)).toEqual([]);
    const rows = await kysely.selectFrom("requests").select("state").execute();
    expect(rows).toEqual([{ state: "quoted" }]);
  });

  test("a lost connection after the commit: the yes is recorded once", async () => {
    const services = await start();
    const { reference, token } = await services.quoted();
    const database: typeof services.database = {
      ...services.database,
      async transact(steps) {
        await services.database.transact(steps);
        throw new StorageError("connection lost", { unsure: true });
      },
    };
    const unlucky = createRequests({ ...services, database, now: () => services.clock.time });
    expect(await unlucky.answer(token, accept)).toEqual(done);
    expect(await services.events(reference)).toEqual(["accept"]);
  });
});
