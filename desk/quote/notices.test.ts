import { expect, test } from "vitest";
import type { QuoteDraft } from "#domain/draft.ts";
import type { TimelineEntry } from "#server/requests/views.ts";
import { exampleDraft } from "#tests/fixtures/quote-draft.ts";
import { mergeNewer, openDraft } from "./draft-state.ts";
import { deliveryFaults } from "./notices.tsx";

type Email = NonNullable<TimelineEntry["email"]>;

const sentAt = "2031-02-17T16:24:00.000Z";
const quoteEmail: Email = {
  id: "quote",
  audience: "visitor",
  subject: "Your quote of $835.50, Saturday, February 22 (FL-7K3Q9)",
  status: "refused",
  quoteVersion: 2,
};
const confirmation: Email = {
  ...quoteEmail,
  id: "yes",
  subject: "Your ride is confirmed, Saturday, February 22 (FL-7K3Q9)",
  quoteVersion: null,
};

function faultsOf(email: Email, at = "2031-02-17T17:00:00.000Z") {
  const entry: TimelineEntry = {
    at,
    type: "email",
    actor: "clock",
    name: null,
    quoteVersion: null,
    reason: null,
    source: null,
    email,
    closing: null,
    cancellation: null,
    undone: null,
  };
  const details = { timeline: [entry], reference: "FL-7K3Q9", firstName: "Eleanor" };
  return deliveryFaults(details, { version: 2, sentAt });
}

test("without the email of the quote the visitor may not know of it", () => {
  expect(faultsOf(quoteEmail)).toEqual([
    {
      id: "quote",
      fault: "The email with this quote has not arrived: it was refused.",
      meaning: "Eleanor may not know of it yet.",
    },
  ]);
});

test("another email is said as what it is", () => {
  expect(faultsOf({ ...confirmation, status: "given up" })).toEqual([
    {
      id: "yes",
      fault:
        "The email “Your ride is confirmed, Saturday, February 22” has not arrived and is tried no more.",
      meaning: "",
    },
  ]);
});

test.each<[string, Email, string?]>([
  ["that was sent", { ...quoteEmail, status: "sent" }],
  ["that waits", { ...quoteEmail, status: "waiting" }],
  ["to the team", { ...quoteEmail, audience: "team" }],
  ["with an earlier quote", { ...quoteEmail, quoteVersion: 1 }],
  ["from before the quote", confirmation, "2031-02-17T16:23:59.000Z"],
])("an email %s is no fault", (_, email, at) => {
  expect(faultsOf(email, at)).toEqual([]);
});

test("the new end of a quote that is asked for again is no colleague's change", () => {
  const by = (version: number, name: string | null, draft: QuoteDraft) => ({
    version,
    draft,
    savedAt: "2031-02-17T16:20:00.000Z",
    savedBy: name === null ? null : { id: name, name },
  });
  const messaged = { ...exampleDraft, message: "Another" };
  const withTheo = mergeNewer(openDraft(by(1, "Maya", exampleDraft)), by(2, "Theo", messaged));
  expect(withTheo.colleague).toMatchObject({ name: "Theo" });
  const renewed = { ...messaged, validUntil: { date: "2031-03-01", time: "18:00" } };
  const anew = mergeNewer(withTheo, by(3, null, renewed));
  expect(anew).toMatchObject({ colleague: null, draft: renewed });
  expect(anew.incoming).toContain("validUntil.date");
  expect(mergeNewer(withTheo, by(3, null, messaged)).colleague).toEqual(withTheo.colleague);
});
