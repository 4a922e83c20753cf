import * as fc from "fast-check";
import { expect, test } from "vitest";
import { quoteDraftSchema, type DraftLine, type QuoteDraft } from "#domain/draft.ts";
import { lineKinds } from "#domain/quote.ts";
import { exampleDraft as base } from "#tests/fixtures/quote-draft.ts";
import { differingFields, mergeDrafts, takeFields } from "./draft-state.ts";

const words = fc.constantFrom("", "A", "B", "C ", "137.00");
const ids = fc.subarray(["a", "b", "c", "d", "e", "f", "new", "newer"]);
const line = fc.record({ kind: fc.constantFrom(...lineKinds), text: words, amount: words });

const anyDraft: fc.Arbitrary<QuoteDraft> = fc
  .record({
    ids: fc.tuple(ids, fc.array(line, { minLength: 8, maxLength: 8 })),
    operator: fc.record({ name: words, permit: words }),
    validUntil: fc.record({ date: words, time: words }),
    paymentLink: words,
    message: words,
  })
  .map(({ ids: [chosen, lines], ...rest }) => ({
    ...rest,
    lines: chosen.map((id, index): DraftLine => ({ ...lines[index]!, id })),
  }));

test("without a change by the other, mine stays; without one by me, theirs is taken", () => {
  fc.assert(
    fc.property(anyDraft, anyDraft, (before, after) => {
      expect(mergeDrafts(before, after, before)).toEqual({
        draft: after,
        conflicts: [],
        incoming: [],
      });
      const taken = mergeDrafts(before, before, after);
      expect(differingFields(taken.draft, after)).toEqual([]);
      expect(taken.conflicts).toEqual([]);
      expect(taken.incoming.toSorted()).toEqual(differingFields(before, after).toSorted());
      expect(differingFields(mergeDrafts(before, after, after).draft, after)).toEqual([]);
    }),
  );
});

test("every line and field is mine or theirs, and a change is lost only to a shown conflict", () => {
  let conflicting = 0;
  fc.assert(
    fc.property(anyDraft, anyDraft, anyDraft, (before, mine, theirs) => {
      const { draft, conflicts, incoming } = mergeDrafts(before, mine, theirs);
      conflicting += conflicts.length;
      const notMine = differingFields(draft, mine);
      const notTheirs = differingFields(draft, theirs);
      const changed = (after: QuoteDraft) => differingFields(before, after);
      expect(notMine).toEqual(notMine.filter((field) => incoming.includes(field)));
      for (const field of notTheirs) expect(changed(mine)).toContain(field);
      for (const field of conflicts) {
        expect(changed(mine)).toContain(field);
        expect(changed(theirs)).toContain(field);
        expect(notTheirs).toContain(field);
      }
      expect(new Set(draft.lines.map(({ id }) => id)).size).toBe(draft.lines.length);
    }),
    { numRuns: 500 },
  );
  expect(conflicting).toBeGreaterThan(100);
});

test("who merges decides nothing but the order of lines", () => {
  fc.assert(
    fc.property(anyDraft, anyDraft, anyDraft, (before, mine, theirs) => {
      const here = mergeDrafts(before, mine, theirs);
      const there = mergeDrafts(before, theirs, mine);
      expect(here.conflicts.toSorted()).toEqual(there.conflicts.toSorted());
      const apart = differingFields(here.draft, there.draft);
      expect(apart.filter((field) => !here.conflicts.includes(field))).toEqual([]);
    }),
  );
});

test("changes to different lines and fields are merged", () => {
  const mine = withLine({ ...base, message: "Mine" }, "c", { amount: "140" });
  const theirs = withLine({ ...base, paymentLink: "" }, "a", { amount: "700" });
  expect(mergeDrafts(base, mine, theirs)).toEqual({
    draft: { ...withLine(mine, "a", { amount: "700" }), paymentLink: "" },
    conflicts: [],
    incoming: ["lines.a", "paymentLink"],
  });
});

test("the text by one and the amount by another of the same line is a conflict", () => {
  const mine = withLine(base, "c", { amount: "140" });
  const theirs = withLine(base, "c", { text: "18%" });
  expect(mergeDrafts(base, mine, theirs)).toEqual({
    draft: mine,
    conflicts: ["lines.c"],
    incoming: [],
  });
});

test("to remove a line that the other changed is a conflict, unless it was blank", () => {
  const removed = (id: string) => ({
    ...base,
    lines: base.lines.filter((each) => each.id !== id),
  });
  const changed = withLine(base, "c", { amount: "140" });
  expect(mergeDrafts(base, removed("c"), changed).conflicts).toEqual(["lines.c"]);
  expect(mergeDrafts(base, changed, removed("c")).conflicts).toEqual(["lines.c"]);
  const filled = withLine(base, "f", { text: "Second stop", amount: "60" });
  expect(mergeDrafts(base, removed("f"), filled).draft).toEqual(filled);
  expect(mergeDrafts(base, filled, removed("f")).draft).toEqual(filled);
  expect(mergeDrafts(base, removed("f"), base).draft).toEqual(removed("f"));
});

test("an amount written differently is no change", () => {
  const tidied = withLine(withLine(base, "a", { amount: "685.00" }), "e", { amount: "-50.00" });
  const theirs = withLine(base, "a", { amount: "700" });
  expect(differingFields(base, tidied)).toEqual([]);
  expect(mergeDrafts(base, tidied, theirs)).toMatchObject({ conflicts: [], incoming: ["lines.a"] });
});

test("a new line stays after the line that it was written under", () => {
  const added = (id: string, at: number) => ({
    ...base,
    lines: base.lines.toSpliced(at, 0, { id, kind: "fees" as const, text: id, amount: "1" }),
  });
  const { draft } = mergeDrafts(base, added("mine", 2), added("theirs", 4));
  expect(draft.lines.map(({ id }) => id)).toEqual("a b mine c d theirs e f".split(" "));
});

test("taking every field of another draft is that draft", () => {
  fc.assert(
    fc.property(anyDraft, anyDraft, (one, other) => {
      const taken = takeFields(one, other, differingFields(one, other));
      expect(differingFields(taken, other)).toEqual([]);
      expect(quoteDraftSchema.safeParse(taken).success).toBe(true);
    }),
  );
});

function withLine(draft: QuoteDraft, id: string, change: Partial<DraftLine>): QuoteDraft {
  const lines = draft.lines.map((each) => (each.id === id ? { ...each, ...change } : each));
  return { ...draft, lines };
}
