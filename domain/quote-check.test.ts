import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  draftedAt as now,
  exampleDraft as draft,
  exampleRide as ride,
} from "#tests/fixtures/quote-draft.ts";
import { previewQuote, type DraftLine, type QuoteDraft } from "./draft.ts";
import { checkDraft, draftTotal, lineCents } from "./quote-check.ts";
import { quoteTotal } from "./quote.ts";
import type { Leg } from "./ride.ts";

function errorsOf({ leg, ...changes }: Partial<QuoteDraft> & { leg?: Partial<Leg> }) {
  const changed = { ...ride, legs: [{ ...ride.legs[0], ...leg }] } as const;
  const checked = checkDraft({ ...draft, ...changes }, changed, now);
  return checked.ok ? [] : checked.errors.map(({ field, name, text }) => [field, name, text]);
}

function withLine(kind: DraftLine["kind"], amount: string, text = "") {
  return { lines: [...draft.lines, { id: "x", kind, text, amount }] };
}

test("a whole draft is a quote in cents and instants", () => {
  const checked = checkDraft(draft, ride, now);
  expect(checked).toEqual({
    ok: true,
    quote: {
      lines: [
        { kind: "transfer", text: "Denver International to Vail", cents: 68_500 },
        { kind: "waiting", text: "30 min beyond the 15 min grace", cents: 4500 },
        { kind: "gratuity", text: "20% of the transfer", cents: 13_700 },
        { kind: "fees", text: "Airport access and tolls", cents: 1850 },
        { kind: "discount", text: "Returning guest", cents: -5000 },
      ],
      vehicle: "premium-suv",
      pickupAddress: "Denver International Airport",
      dropoffAddress: "The Lodge at Vail",
      moreLegs: [],
      passengers: "4",
      contact: { name: "Eleanor Whitcombe", email: "eleanor@whitcombe.example" },
      operator: draft.operator,
      pickup: { at: "2031-02-22T21:15:00.000Z", zone: "America/Denver" },
      validUntil: "2031-02-21T01:00:00.000Z",
      message: draft.message,
      paymentLink: draft.paymentLink,
    },
  });
  expect(draftTotal(draft.lines)).toBe(83_550);
  expect(checked.ok && quoteTotal(checked.quote.lines)).toBe(83_550);
});

test("link and message are optional", () => {
  const checked = checkDraft({ ...draft, paymentLink: " ", message: "" }, ride, now);
  expect(checked).toMatchObject({ ok: true, quote: { paymentLink: null, message: "" } });
});

test("two faults are named in the order of the editor", () => {
  const changes = {
    ...withLine("fees", "18.505"),
    validUntil: { date: "2/22/2031", time: "6 PM" },
  };
  expect(errorsOf(changes)).toEqual([
    ["lines.x.amount", "the amount of Fees", "Cents have two digits. Write 18.50 or 18.51."],
    ["validUntil.date", "Valid until", "Must expire before the pickup, Sat, Feb 22, 2:15 PM MT."],
  ]);
});

const pickup = (leg: Partial<Leg>) => ({ leg });
const valid = (date: string, time: string) => ({ validUntil: { date, time } });

test.each<[string, Parameters<typeof errorsOf>[0], string, string]>([
  ["no line", { lines: draft.lines.slice(5) }, "lines", "Write at least one line."],
  ["too much off", withLine("discount", "836"), "lines", "The discount is larger than the rest."],
  [
    "a text alone",
    withLine("fees", "", "Tolls"),
    "lines.x.amount",
    "Write an amount, such as 685.00.",
  ],
  ["a minus", withLine("fees", "-5"), "lines.x.amount", "Only a discount is less than zero."],
  [
    "nothing off",
    withLine("discount", "0"),
    "lines.x.amount",
    "Write the discount, or remove the line.",
  ],
  [
    "a control character",
    withLine("fees", "5", "a\u0000"),
    "lines.x.text",
    "Item must be one line without control characters.",
  ],
  ["no vehicle", pickup({ vehicleType: "" }), "ride.1.vehicleType", "Choose the vehicle."],
  [
    "no operator",
    { operator: { ...draft.operator, name: "" } },
    "operator.name",
    "Operator is required.",
  ],
  [
    "no permit",
    { operator: { ...draft.operator, permit: " " } },
    "operator.permit",
    "Permit is required.",
  ],
  [
    "no date",
    pickup({ date: "Christmas" }),
    "ride.1.date",
    "Write a date, such as 12/18 or tomorrow.",
  ],
  ["no time", pickup({ time: "" }), "ride.1.time", "Write a time, such as 2:15 PM."],
  [
    "not confirmed",
    pickup({ confirmed: false }),
    "ride.1.confirmed",
    "Confirm the pickup's date, time and zone.",
  ],
  ["no end", valid("", "18:00"), "validUntil.date", "Write a date, such as 12/18 or tomorrow."],
  [
    "an end at the pickup",
    valid("2031-02-22", "14:15"),
    "validUntil.date",
    "Must expire before the pickup, Sat, Feb 22, 2:15 PM MT.",
  ],
  [
    "an end before now",
    valid("2031-02-17", "9:20 AM"),
    "validUntil.date",
    "Must be in the future.",
  ],
  [
    "no https",
    { paymentLink: "http://pay.example.com" },
    "paymentLink",
    "Payment link must be an address such as https://pay.example.com/7k3q9.",
  ],
  [
    "a long message",
    { message: "x".repeat(2001) },
    "message",
    "Message can be at most 2000 characters long.",
  ],
])("%s is the one thing to put right", (_, changes, field, text) => {
  expect(errorsOf(changes).map(([first, , last]) => [first, last])).toEqual([[field, text]]);
});

test("a pickup in the past is refused, whatever its quote's end", () => {
  expect(errorsOf(pickup({ date: "2031-02-17", time: "9:20 AM" })).map(([field]) => field)).toEqual(
    ["ride.1.date", "validUntil.date"],
  );
});

test("the total waits for amounts that can be read", () => {
  expect(draftTotal([])).toBe(0);
  expect(draftTotal(draft.lines.map((line) => ({ ...line, amount: "" })))).toBe(0);
  expect(draftTotal(withLine("fees", "1.").lines)).toBe(83_650);
  expect(draftTotal(withLine("fees", "1.2.").lines)).toBeNull();
  expect(draftTotal(withLine("fees", "-1").lines)).toBeNull();
});

test.each([
  ["20%", 13_200],
  ["12.5 %", 8250],
  ["100%", 66_000],
  ["33.33%", 21_998],
  ["0%", null],
  ["101%", null],
  ["-5%", null],
])("%s of a transfer of $660 is %s cents", (amount, cents) => {
  const lines: DraftLine[] = [
    { id: "t", kind: "transfer", text: "", amount: "660" },
    { id: "g", kind: "gratuity", text: "", amount },
  ];
  const read = lineCents(lines[1]!, lines);
  expect(read.ok ? read.cents : null).toBe(cents);
});

test("a percent counts the transfers together, and waits for their amount", () => {
  const leg = (id: string, amount: string): DraftLine => ({
    id,
    kind: "transfer",
    text: "",
    amount,
  });
  const off: DraftLine = { id: "d", kind: "discount", text: "", amount: "-10%" };
  expect(draftTotal([leg("a", "600"), leg("b", "400"), off])).toBe(90_000);
  expect(draftTotal([leg("a", ""), off])).toBeNull();
  expect(errorsOf({ lines: [leg("a", "20%")] })).toEqual([
    ["lines.a.amount", "the amount of Transfer", "Write the transfer in dollars."],
  ]);
  const large = [leg("a", "999,999"), leg("b", "999,999"), { ...off, amount: "60%" }];
  expect(errorsOf({ lines: large })).toEqual([
    ["lines.d.amount", "the amount of Discount", "An amount can be at most $999,999.99."],
  ]);
  expect(errorsOf({ lines: [off] })).toContainEqual([
    "lines.d.amount",
    "the amount of Discount",
    "A percent is of the transfer. Write its amount first.",
  ]);
});

test("a sketch shows what is there, and a dash for what is not chosen", () => {
  const gaps: QuoteDraft = {
    ...draft,
    ...withLine("fees", "18.505"),
    operator: { name: " ", permit: "" },
    validUntil: { date: "", time: "" },
    paymentLink: "pay me",
  };
  const open = { ...ride.legs[0], confirmed: false, vehicleType: "" };
  expect(previewQuote(gaps, { ...ride, legs: [open] }, now)).toMatchObject({
    lines: { length: 5 },
    vehicle: "—",
    operator: { name: "—", permit: "—" },
    pickup: { at: "2031-02-22T21:15:00.000Z", zone: "America/Denver" },
    paymentLink: null,
  });
  expect(previewQuote(gaps, { ...ride, legs: [{ ...open, date: "soon" }] }, now)).toBeNull();
  const checked = checkDraft(draft, ride, now);
  expect(checked.ok && checked.quote).toEqual(previewQuote(draft, ride, now));
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
