import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fleet } from "#content/fleet.ts";
import { draftedAt as now, exampleDraft as draft } from "#tests/fixtures/quote-draft.ts";
import { checkDraft, draftTotal } from "./quote-check.ts";
import { quoteDraftSchema, reviseDraft, type DraftLine, type QuoteDraft } from "./quote-draft.ts";
import { lineKinds, quoteSchema, quoteTotal } from "./quote.ts";
import { pickupZones } from "./zone-names.ts";

function draftLines(texts: fc.Arbitrary<string>, amounts: fc.Arbitrary<string>) {
  const kinds = fc.constantFrom(...lineKinds);
  const line = fc.record({ id: fc.uuid(), kind: kinds, text: texts, amount: amounts });
  return fc.array(line, { maxLength: 4 });
}

const readable = fc.integer({ min: 1, max: 200_000 }).map((cents) => (cents / 100).toFixed(2));
const unreadable = fc.constantFrom("", "0", "$1,250", "-50", "18.505");

const anyDraft: fc.Arbitrary<QuoteDraft> = fc.record({
  lines: draftLines(fc.constantFrom("", "Tolls", "a\nb"), fc.oneof(readable, unreadable)),
  vehicle: fc.constantFrom("" as const, ...fleet.map((vehicle) => vehicle.value)),
  operator: fc.record({
    name: fc.constantFrom("", "Summit Crest"),
    permit: fc.constantFrom("", "LL-03817"),
  }),
  pickup: fc.record({
    date: fc.constantFrom("2031-02-22", "2031-03-09", "2031-11-02", "soon"),
    time: fc.constantFrom("14:15", "1:30 AM", "2:30 AM"),
    zone: fc.constantFrom(...pickupZones),
    confirmed: fc.boolean(),
  }),
  validUntil: fc.record({
    date: fc.constantFrom("2031-02-20", "2031-11-02", "2030-01-01"),
    time: fc.constantFrom("18:00", "1:30 AM"),
  }),
  paymentLink: fc.constantFrom("", "https://pay.example.com/", "pay"),
  message: fc.constantFrom("", "Dear guest"),
});

test("a draft is a valid quote or has an error; its total is the sum that was shown", () => {
  let quotes = 0;
  const transfer: DraftLine = { id: "transfer", kind: "transfer", text: "", amount: "$9,000" };
  const wholeDraft = fc
    .record({
      lines: draftLines(fc.constantFrom("", "Tolls"), readable),
      date: fc.constantFrom("2031-02-22", "2031-03-09", "2031-11-02"),
      time: fc.constantFrom("1:30 AM", "14:15"),
      zone: fc.constantFrom(...pickupZones),
    })
    .map(({ lines: others, ...pickup }) => ({
      ...draft,
      lines: [transfer, ...others],
      pickup: { ...pickup, confirmed: true },
    }));
  fc.assert(
    fc.property(fc.oneof(anyDraft, wholeDraft), (typed) => {
      const checked = checkDraft(typed, now);
      if (!checked.ok) {
        expect(checked.errors).not.toEqual([]);
        return;
      }
      quotes += 1;
      expect(quoteSchema.parse(checked.quote)).toEqual(checked.quote);
      expect(quoteTotal(checked.quote.lines)).toBe(draftTotal(typed.lines));
      const revision = reviseDraft(checked.quote);
      expect(quoteDraftSchema.parse(revision)).toEqual(revision);
      expect(checkDraft(revision, now)).toEqual(checked);
    }),
    { numRuns: 300 },
  );
  expect(quotes).toBeGreaterThan(50);
});

test("a total is the exact sum of what was typed", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 9_999_999 }), { maxLength: 20 }), (amounts) => {
      const lines = amounts.map((cents, index): DraftLine => {
        const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
        return { id: String(index), kind: "fees", text: "", amount };
      });
      expect(draftTotal(lines)).toBe(amounts.reduce((sum, cents) => sum + cents, 0));
    }),
  );
});
