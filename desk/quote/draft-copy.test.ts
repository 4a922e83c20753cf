import { expect, test } from "vitest";
import { amountOf, memoryStorage, openDraftSaver, viewOf } from "#tests/fixtures/draft-server.ts";
import { exampleDraft } from "#tests/fixtures/quote-draft.ts";
import { createDraftCopy } from "./draft-saver.ts";

test("keeps a copy while the server is away, and tries again after 5 s, then later", async () => {
  const { saver, server, pass, answer, copy } = openDraftSaver();
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
  const { saver, server, connect, pass, answer, copy } = openDraftSaver();
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

test("a save whose answer is lost is not taken for a colleague's change", async () => {
  const { saver, server, pass, answer } = openDraftSaver();
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

test("is in danger only while neither the server nor the browser has the last change", async () => {
  const { saver, server, pass, answer } = openDraftSaver({ storage: null });
  expect(saver.isInDanger()).toBe(false);
  saver.edit((draft) => ({ ...draft, message: "Only here" }));
  expect(saver.isInDanger()).toBe(true);
  server.isDown = true;
  pass(400);
  await answer();
  expect(saver.snapshot().status).toMatchObject({ kind: "failed", isCopied: false });
  const kept = openDraftSaver();
  kept.saver.edit((draft) => ({ ...draft, message: "Kept" }));
  expect(kept.saver.isInDanger()).toBe(false);
});

test("a copy is read by who typed it alone, and in today's shape alone", () => {
  const storage = memoryStorage();
  openDraftSaver({ storage }).saver.edit((draft) => ({ ...draft, message: "Half a thought" }));
  const reference = "FL-7K3Q9";
  const copyOf = (accountId: string) => createDraftCopy({ accountId, reference }, storage).read();
  expect(copyOf("maya")?.draft.message).toBe("Half a thought");
  expect(copyOf("theo")).toBeNull();
  storage.setItem(`firnline-draft-maya-${reference}`, "{}");
  expect(copyOf("maya")).toBeNull();
});

test("a copy that the server has already stored is removed at the next opening", async () => {
  const { saver, server, connect, pass, answer, copy } = openDraftSaver();
  server.losesAnswers = true;
  saver.edit((draft) => ({ ...draft, message: "Stored, but not answered" }));
  pass(400);
  await answer();
  expect(copy.read()?.draft.message).toBe("Stored, but not answered");
  const next = connect();
  expect(next.snapshot()).toMatchObject({ conflicts: [], incoming: [], status: { kind: "saved" } });
  expect(copy.read()).toBeNull();
});

test("a lost answer is no failure once an event shows that the server has the draft", async () => {
  const { saver, server, pass, answer } = openDraftSaver();
  server.losesAnswers = true;
  saver.edit((draft) => ({ ...draft, message: "Stored, but not answered" }));
  pass(400);
  saver.receive(viewOf(2, { ...exampleDraft, message: "Stored, but not answered" }));
  await answer();
  expect(saver.snapshot()).toMatchObject({ incoming: [], status: { kind: "saved" } });
});

test("what is typed back is saved too if the server may have what was typed before", async () => {
  const { saver, server, pass, answer, copy } = openDraftSaver();
  server.losesAnswers = true;
  saver.edit((draft) => ({ ...draft, message: "A slip" }));
  pass(400);
  saver.edit((draft) => ({ ...draft, message: exampleDraft.message }));
  await answer();
  expect(saver.snapshot().status).toMatchObject({ kind: "failed", isCopied: true });
  server.losesAnswers = false;
  pass(5_000);
  await answer();
  await answer();
  expect(server.stored.draft.message).toBe(exampleDraft.message);
  expect(saver.snapshot()).toMatchObject({ incoming: [], status: { kind: "saved" } });
  expect(copy.read()).toBeNull();
});
