import { expect, test } from "vitest";
import { amountOf, openDraftSaver, viewOf } from "#tests/fixtures/draft-server.ts";
import { exampleDraft } from "#tests/fixtures/quote-draft.ts";
import { sendDraft } from "./request-calls.ts";

test("saves 400 ms after the last change, once", async () => {
  const { saver, server, pass, answer, copy } = openDraftSaver();
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
  const { saver, server, pass, answer } = openDraftSaver();
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

test("a colleague's change is merged; the same line waits for a pick and is not overwritten", async () => {
  const { saver, server, pass, answer } = openDraftSaver();
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
  const { saver, server } = openDraftSaver();
  saver.edit((draft) => amountOf(draft, "c", "140"));
  saver.receive(viewOf(2, amountOf(exampleDraft, "c", "150")));
  saver.pick("lines.c", "theirs");
  expect(saver.snapshot().draft.lines[2]?.amount).toBe("150");
  expect(saver.snapshot().status).toEqual({ kind: "saved" });
  expect(server.calls).toEqual([]);
});

test("what arrives during a save waits for its answer", async () => {
  const { saver, server, pass, answer } = openDraftSaver();
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
  const { saver, server, pass } = openDraftSaver();
  saver.receive(viewOf(1, { ...exampleDraft, message: "Old" }));
  saver.edit((draft) => ({ ...draft, message: `${draft.message}  ` }));
  pass(400);
  expect(saver.snapshot()).toMatchObject({ incoming: [], status: { kind: "saved" } });
  expect(server.calls).toEqual([]);
});

test("a refusal is said until the draft changes, and not of what was undone meanwhile", async () => {
  const { saver, server, pass, answer } = openDraftSaver();
  server.refuses = true;
  saver.edit((draft) => ({ ...draft, message: "Refused" }));
  pass(400);
  await answer();
  expect(saver.snapshot().status).toEqual({ kind: "refused", text: "Too long." });
  saver.edit((draft) => ({ ...draft, message: "Refused too" }));
  pass(400);
  saver.edit((draft) => ({ ...draft, message: exampleDraft.message }));
  await answer();
  expect(saver.snapshot().status).toEqual({ kind: "saved" });
});
