import { expect, test } from "vitest";
import type { QuoteDraft } from "#domain/draft.ts";
import type { DraftView } from "#server/requests/views.ts";
import { exampleDraft } from "#tests/fixtures/quote-draft.ts";
import { createDraftSaver, createDraftCopy } from "./draft-saver.ts";
import type { SaveResult } from "./draft-state.ts";
import { sendDraft } from "./request-calls.ts";

const theo = { id: "theo", name: "Theo Marsh" };

function viewOf(version: number, draft: QuoteDraft): DraftView {
  return { version, draft, savedAt: "2031-02-17T16:20:00.000Z", savedBy: theo };
}

function amountOf(draft: QuoteDraft, id: string, amount: string): QuoteDraft {
  const lines = draft.lines.map((line) => (line.id === id ? { ...line, amount } : line));
  return { ...draft, lines };
}

/** Stores drafts like the server, on a clock that only `pass` moves. */
function setUp({
  stored = viewOf(1, exampleDraft),
  storage = memoryStorage(),
}: { stored?: DraftView; storage?: Storage | null } = {}) {
  const server = { stored, calls: [] as QuoteDraft[], isDown: false, losesAnswers: false };
  let clock = 0;
  let timers: { run: () => void; at: number }[] = [];
  let open: (() => void)[] = [];
  const copy = createDraftCopy({ accountId: "maya", reference: "FL-7K3Q9" }, storage);
  function connect(view: DraftView = server.stored) {
    const saver = createDraftSaver({
      view,
      copy,
      async save(draft, version): Promise<SaveResult> {
        server.calls.push(draft);
        await new Promise<void>((resolve) => open.push(resolve));
        if (server.isDown) throw new TypeError("Failed to fetch");
        if (version !== server.stored.version) return { kind: "changed", current: server.stored };
        server.stored = viewOf(version + 1, draft);
        if (server.losesAnswers) throw new TypeError("Failed to fetch");
        return { kind: "stored", stored: server.stored };
      },
      setTimer(run, ms) {
        const timer = { run, at: clock + ms };
        timers.push(timer);
        return timer;
      },
      clearTimer(timer) {
        timers = timers.filter((each) => each !== timer);
      },
      now: () => clock,
    });
    saver.start();
    return saver;
  }
  async function answer() {
    const waiting = open;
    open = [];
    for (const resolve of waiting) resolve();
    await new Promise((resolve) => setTimeout(resolve));
  }
  function pass(ms: number) {
    clock += ms;
    const due = timers.filter(({ at }) => at <= clock);
    timers = timers.filter(({ at }) => at > clock);
    for (const { run } of due) run();
  }
  return { server, copy, connect, answer, pass, saver: connect() };
}

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

test("saves 400 ms after the last change, once", async () => {
  const { saver, server, pass, answer, copy } = setUp();
  saver.edit((draft) => ({ ...draft, message: "H" }));
  pass(399);
  saver.edit((draft) => ({ ...draft, message: "Hi" }));
  pass(399);
  expect(server.calls).toEqual([]);
  expect(saver.snapshot().status).toEqual({ kind: "saving" });
  expect(copy.read()?.draft.message).toBe("Hi");
  pass(1);
  await answer();
  expect(server.calls.map(({ message }) => message)).toEqual(["Hi"]);
  expect(saver.snapshot()).toMatchObject({ status: { kind: "saved" }, base: { version: 2 } });
  expect(copy.read()).toBeNull();
});

test("never has two saves under way; what is typed meanwhile follows", async () => {
  const { saver, server, pass, answer } = setUp();
  saver.edit((draft) => ({ ...draft, message: "One" }));
  pass(400);
  saver.edit((draft) => ({ ...draft, message: "Two" }));
  pass(5_000);
  expect(server.calls).toHaveLength(1);
  await answer();
  expect(saver.snapshot().status).toEqual({ kind: "saving" });
  pass(400);
  await answer();
  expect(server.stored.draft.message).toBe("Two");
  expect(saver.snapshot().status).toEqual({ kind: "saved" });
});

test("keeps a copy while the server is away, and tries again after 5 s, then later", async () => {
  const { saver, server, pass, answer, copy } = setUp();
  server.isDown = true;
  saver.edit((draft) => ({ ...draft, message: "Kept" }));
  pass(400);
  await answer();
  expect(saver.snapshot().status).toEqual({ kind: "failed", retryAt: 5_400, isCopied: true });
  saver.edit((draft) => ({ ...draft, message: "Kept too" }));
  pass(4_999);
  expect(server.calls).toHaveLength(1);
  pass(1);
  await answer();
  expect(saver.snapshot().status).toMatchObject({ retryAt: 15_400 });
  expect(copy.read()?.draft.message).toBe("Kept too");
  server.isDown = false;
  pass(10_000);
  await answer();
  expect(server.stored.draft.message).toBe("Kept too");
  expect(copy.read()).toBeNull();
});

test("restores the copy at the next opening, incoming with what came meanwhile", async () => {
  const { saver, server, connect, pass, answer, copy } = setUp();
  server.isDown = true;
  saver.edit((draft) => amountOf(draft, "c", "140"));
  pass(400);
  await answer();
  saver.stop();
  await answer();
  server.isDown = false;
  server.stored = viewOf(2, amountOf(exampleDraft, "a", "700"));
  const next = connect();
  expect(next.snapshot().incoming).toEqual(["lines.a"]);
  pass(400);
  await answer();
  expect(server.stored.draft).toEqual(amountOf(amountOf(exampleDraft, "a", "700"), "c", "140"));
  expect(copy.read()).toBeNull();
});

test("a colleague's change is merged; the same line waits for a pick and is not overwritten", async () => {
  const { saver, server, pass, answer } = setUp();
  saver.edit((draft) => ({ ...amountOf(draft, "c", "140"), message: "Mine" }));
  server.stored = viewOf(2, amountOf(amountOf(exampleDraft, "c", "150"), "a", "700"));
  pass(400);
  await answer();
  await answer();
  const { conflicts, incoming, draft, status } = saver.snapshot();
  expect([conflicts, incoming, status]).toEqual([["lines.c"], ["lines.a"], { kind: "saved" }]);
  expect(draft.lines[2]?.amount).toBe("140");
  expect(server.stored.draft.lines[2]?.amount).toBe("150");
  expect(server.stored.draft.message).toBe("Mine");
  expect(await sendDraft("FL-7K3Q9", saver)).toBe("Not sent: pick one of the two values first.");

  saver.pick("lines.c", "mine");
  server.stored = viewOf(server.stored.version + 1, amountOf(server.stored.draft, "b", "60"));
  const pressed = sendDraft("FL-7K3Q9", saver);
  await answer();
  await answer();
  expect(await pressed).toMatch(/^Not sent: a colleague has just changed this quote/);
  expect(server.stored.draft.lines[2]?.amount).toBe("140");
  expect(await saver.saveAll()).toBe(true);
});

test("picking the colleague's value takes it, and nothing is left to save", async () => {
  const { saver, server } = setUp();
  saver.edit((draft) => amountOf(draft, "c", "140"));
  saver.receive(viewOf(2, amountOf(exampleDraft, "c", "150")));
  saver.pick("lines.c", "theirs");
  expect(saver.snapshot().draft.lines[2]?.amount).toBe("150");
  expect(saver.snapshot().status).toEqual({ kind: "saved" });
  expect(server.calls).toEqual([]);
});

test("a save whose answer is lost is not taken for a colleague's change", async () => {
  const { saver, server, pass, answer } = setUp();
  server.losesAnswers = true;
  saver.edit((draft) => amountOf(draft, "c", "140"));
  pass(400);
  await answer();
  server.losesAnswers = false;
  saver.edit((draft) => amountOf(draft, "c", "145"));
  pass(5_000);
  await answer();
  await answer();
  expect(saver.snapshot()).toMatchObject({
    conflicts: [],
    incoming: [],
    status: { kind: "saved" },
  });
  expect(server.stored.draft.lines[2]?.amount).toBe("145");
});

test("what arrives during a save waits for its answer", async () => {
  const { saver, server, pass, answer } = setUp();
  saver.edit((draft) => ({ ...draft, message: "Mine" }));
  pass(400);
  saver.edit((draft) => ({ ...draft, message: "Mine, longer" }));
  saver.receive(viewOf(2, { ...exampleDraft, message: "Mine" }));
  expect(saver.snapshot().conflicts).toEqual([]);
  await answer();
  expect(saver.snapshot()).toMatchObject({ conflicts: [], incoming: [] });
  pass(400);
  await answer();
  expect(server.stored.draft.message).toBe("Mine, longer");
});

test("an old view and spaces around a text change nothing", () => {
  const { saver, server, pass } = setUp();
  saver.receive(viewOf(1, { ...exampleDraft, message: "Old" }));
  saver.edit((draft) => ({ ...draft, message: `${draft.message}  ` }));
  pass(400);
  expect(saver.snapshot()).toMatchObject({ incoming: [], status: { kind: "saved" } });
  expect(server.calls).toEqual([]);
});

test("is in danger only while neither the server nor the browser has the last change", async () => {
  const { saver, server, pass, answer } = setUp({ storage: null });
  expect(saver.isInDanger()).toBe(false);
  saver.edit((draft) => ({ ...draft, message: "Only here" }));
  expect(saver.isInDanger()).toBe(true);
  server.isDown = true;
  pass(400);
  await answer();
  expect(saver.snapshot().status).toMatchObject({ kind: "failed", isCopied: false });
  const kept = setUp();
  kept.saver.edit((draft) => ({ ...draft, message: "Kept" }));
  expect(kept.saver.isInDanger()).toBe(false);
});

test("a copy is read by who typed it alone, and in today's shape alone", () => {
  const storage = memoryStorage();
  setUp({ storage }).saver.edit((draft) => ({ ...draft, message: "Half a thought" }));
  const reference = "FL-7K3Q9";
  const copyOf = (accountId: string) => createDraftCopy({ accountId, reference }, storage).read();
  expect(copyOf("maya")?.draft.message).toBe("Half a thought");
  expect(copyOf("theo")).toBeNull();
  storage.setItem(`firnline-draft-maya-${reference}`, "{}");
  expect(copyOf("maya")).toBeNull();
});
