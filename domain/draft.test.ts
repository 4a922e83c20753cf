import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { exampleDraft, exampleRide } from "#tests/fixtures/quote-draft.ts";
import {
  changeAmount,
  quoteDraftSchema,
  renewValidUntil,
  reviseDraft,
  startDraft,
  type DraftLine,
} from "./draft.ts";
import { checkDraft } from "./quote-check.ts";
import { suggestValidUntil } from "./quote.ts";
import { startRide } from "./ride.ts";
import { toLocalTime } from "./time.ts";

const now = Temporal.Instant.from("2031-02-17T16:20:00Z"); // 9:20 AM in Denver
const asked = {
  date: "2/22/2031",
  time: "2:15 pm",
  pickupAddress: "Denver International Airport",
  dropoffAddress: "The Lodge at Vail",
  passengers: "4",
  vehicleType: "premium-suv",
  firstName: "Eleanor",
  lastName: "Whitcombe",
  cellPhone: "+1 212 555 0174",
  email: "eleanor@whitcombe.example",
} as const;

test("a first draft and the ride say what the request says", () => {
  const ride = startRide(asked);
  const draft = startDraft(ride, now);
  expect(quoteDraftSchema.parse(draft)).toEqual(draft);
  expect(draft.validUntil).toEqual({ date: "2031-02-20", time: "18:00" });
  const checked = checkDraft(draft, ride, now);
  expect(checked.ok ? [] : checked.errors.map(({ field }) => field)).toEqual([
    "ride.1.confirmed",
    "lines",
    "operator.name",
    "operator.permit",
  ]);
});

test("what cannot be read is left to the agent", () => {
  const ride = startRide({ ...asked, date: "friday-ish", pickupAddress: "RNO" });
  expect(ride.legs[0]).toMatchObject({ date: "friday-ish", zone: "America/Los_Angeles" });
  expect(startDraft(ride, now).validUntil).toEqual({ date: "2031-02-20", time: "18:00" });
});

test("a draft that is opened after its end gets a new one, and keeps all else", () => {
  const atEnd = Temporal.Instant.from("2031-02-21T01:00:00Z");
  expect(renewValidUntil(exampleDraft, exampleRide, atEnd.subtract({ minutes: 1 }))).toBe(
    exampleDraft,
  );
  expect(renewValidUntil(exampleDraft, exampleRide, atEnd)).toEqual({
    ...exampleDraft,
    validUntil: { date: "2031-02-21", time: "16:07" },
  });
  const unreadable = { ...exampleDraft, validUntil: { date: "soon", time: "18:00" } };
  expect(renewValidUntil(unreadable, exampleRide, atEnd)).toBe(unreadable);
});

test.each([
  ["no pickup", null, "2031-02-20T18:00"],
  ["in a year", 365 * 24, "2031-02-20T18:00"],
  ["in three days", 72, "2031-02-19T09:20"],
  ["in 30 hours", 30, "2031-02-18T00:20"],
  ["in 10 hours", 10, "2031-02-17T14:20"],
  ["in the past", -1, "2031-02-20T18:00"],
])("a pickup %s: valid until %s", (_, hours, expected) => {
  const zone = "America/Denver";
  const pickup = hours === null ? null : now.add({ hours });
  const until = suggestValidUntil(now, pickup, zone).toZonedDateTimeISO(zone).toPlainDateTime();
  expect(until.toString({ smallestUnit: "minute" })).toBe(expected);
});

test("three days across a change of clocks still end at 6 PM", () => {
  for (const zone of ["America/Denver", "America/Los_Angeles"] as const)
    for (const day of ["2027-03-12", "2027-11-05"]) {
      const friday = Temporal.ZonedDateTime.from(`${day}T09:20[${zone}]`).toInstant();
      const until = suggestValidUntil(friday, null, zone).toZonedDateTimeISO(zone);
      expect(until.toPlainTime().toString({ smallestUnit: "minute" })).toBe("18:00");
    }
});

test("a revision's gratuity follows the transfer again, where its words say what it is", () => {
  const checked = checkDraft(exampleDraft, exampleRide, now);
  if (!checked.ok) throw new Error("The example is not whole");
  const draft = reviseDraft(checked.quote, now);
  expect(draft.lines.map(({ amount }) => amount)).toEqual([
    "685.00",
    "45.00",
    "20%",
    "18.50",
    "-50.00",
  ]);
  const [transfer, ...rest] = draft.lines;
  const cheaper = { ...draft, lines: [{ ...transfer!, amount: "660" }, ...rest] };
  const revised = checkDraft(cheaper, exampleRide, now);
  expect(revised.ok && revised.quote.lines[2]?.cents).toBe(13_200);
  const odd = { ...checked.quote, lines: checked.quote.lines.with(2, other) };
  expect(reviseDraft(odd, now).lines[2]?.amount).toBe("138.00");
});

test("a revision of a quote that has ended has an end ahead", () => {
  const checked = checkDraft(exampleDraft, exampleRide, now);
  if (!checked.ok) throw new Error("The example is not whole");
  const { quote } = checked;
  const end = Temporal.Instant.from(quote.validUntil);
  const { zone } = quote.pickup;
  expect(reviseDraft(quote, end).validUntil).toEqual(toLocalTime(end, zone));
  const later = end.add({ seconds: 1 });
  const draft = reviseDraft(quote, later);
  expect(draft.validUntil).not.toEqual(toLocalTime(end, zone));
  expect(checkDraft(draft, exampleRide, later)).toMatchObject({ ok: true });
});

const other = { kind: "gratuity", text: "20% of the transfer", cents: 13_800 } as const;

test.each([
  ["", "", "20%", "20% of the transfer"],
  ["20% of the transfer", "20%", "25%", "25% of the transfer"],
  ["20% of the transfer", "20%", "150", ""],
  ["20% for Luis", "20%", "25%", "25% for Luis"],
  ["20% for Luis", "20%", "150", "20% for Luis"],
  ["For the chauffeur", "137", "20%", "For the chauffeur"],
  ["", "", "137", ""],
])("the words %j beside %j become those of %j: %j", (text, amount, typed, expected) => {
  const line: DraftLine = { id: "g", kind: "gratuity", text, amount };
  expect(changeAmount(line, typed)).toEqual({ ...line, amount: typed, text: expected });
});
