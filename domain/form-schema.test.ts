import { expect, test } from "vitest";
import { aBooking } from "#tests/fixtures/requests.ts";
import { bookingSchema, contactSchema, fieldErrors, takenRequestSchema } from "./form-schema.ts";
import { describeParty, phoneKey, phoneLink, exceededCapacity } from "./form.ts";

const booking = aBooking();

function errorsOf(changes: Record<string, unknown>) {
  const result = bookingSchema.safeParse({ ...booking, ...changes });
  return result.success ? {} : fieldErrors(result.error);
}

test("a whole request passes as it is", () => {
  expect(bookingSchema.parse(booking)).toEqual(booking);
  expect(bookingSchema.parse({ ...booking, firstName: "李", lastName: "🎿" })).toMatchObject({
    firstName: "李",
    lastName: "🎿",
  });
});

test("the two choices may stay open", () => {
  expect(errorsOf({ passengers: "", vehicleType: "" })).toEqual({});
  expect(errorsOf({ passengers: undefined, vehicleType: undefined })).toEqual({});
  expect(errorsOf({ passengers: "16", vehicleType: "bus" })).toEqual({
    passengers: "Passengers must be one of the listed options.",
    vehicleType: "Vehicle type must be one of the listed options.",
  });
});

test("each required field says that it is missing", () => {
  expect(errorsOf({ date: "", time: " ", firstName: undefined, email: 7 })).toEqual({
    date: "Date is required.",
    time: "Time is required.",
    firstName: "First name is required.",
    email: "Email must be text.",
  });
});

test("an error says how long a text may be", () => {
  expect(errorsOf({ firstName: "x".repeat(81) }).firstName).toBe(
    "First name can be at most 80 characters long.",
  );
});

test.each(["a\r\nBcc: x@example.com", "a\u0000b", "a\u0085b", "a\u2028b", "\ud800"])(
  "%j does not belong in a line",
  (text) => {
    expect(Object.keys(errorsOf({ firstName: text }))).toEqual(["firstName"]);
  },
);

test("what cannot be seen is taken away, but not the joiner of an emoji", () => {
  const text = "\u202eAda\u202c Love\u200blace \u2066\u2069👩\u200d🚀\ufeff";
  expect(bookingSchema.parse({ ...booking, firstName: text }).firstName).toBe(
    "Ada Lovelace 👩\u200d🚀",
  );
  expect(errorsOf({ firstName: "\u200b" }).firstName).toBe("First name is required.");
  const message = contactSchema.parse({ ...booking, message: "one\u2067\r\ntwo" }).message;
  expect(message).toBe("one\ntwo");
});

test.each(["plain", "a@b@c", "a@x.com, victim@y.com", "g:victim@y.com,b@y.com;", "a b@x.com"])(
  "%j is not an address",
  (text) => {
    expect(errorsOf({ email: text }).email).toBe(
      "Email must be an address such as name@example.com.",
    );
  },
);

test("without the terms there is no request", () => {
  for (const agreeToTerms of [false, "true", undefined, 1]) {
    expect(errorsOf({ agreeToTerms }).agreeToTerms).toBe(
      "Please agree to the terms and conditions to proceed.",
    );
  }
});

test("a message may run over lines, its other fields may not", () => {
  const message = { firstName: "A", lastName: "B", email: "a@example.com" };
  expect(contactSchema.parse({ ...message, message: "one\r\ntwo\n" })).toEqual({
    ...message,
    phone: "",
    service: "",
    message: "one\ntwo",
  });
  const odd = contactSchema.safeParse({ ...message, phone: "1\n2", message: "\u0007" });
  expect(fieldErrors(odd.error!)).toEqual({
    phone: "Phone must be one line without control characters.",
    message: "Message must not contain control characters.",
  });
});

test.each([
  ["1", "1 person"],
  ["4", "4 people"],
  ["15+", "15+ people"],
  ["", "Not specified"],
])("a party of %j", (passengers, text) => {
  expect(describeParty(passengers)).toBe(text);
});

test.each([
  ["15", "executive-sedan", 3],
  ["4", "executive-sedan", 3],
  ["3", "executive-sedan", null],
  ["15", "luxury-van", 14],
  ["15", "stretch-limousine", null],
  ["15+", "stretch-limousine", 15],
  ["2", "suv-limousine", null],
  ["", "executive-sedan", null],
  ["15+", "", null],
])("a party of %s in %s", (passengers, vehicleType, seats) => {
  expect(exceededCapacity({ passengers, vehicleType })).toBe(seats);
});

test("an agent takes what the form takes; who calls may have no email address", () => {
  const taken = (changes: Record<string, unknown>) =>
    takenRequestSchema.safeParse(aBooking({ source: "phone", ...changes }));
  expect(taken({ email: "" }).success).toBe(true);
  const faults = (changes: Record<string, unknown>) => {
    const result = taken(changes);
    return result.success ? {} : fieldErrors(result.error);
  };
  expect(faults({ source: "email", email: "" })).toEqual({ email: "Email is required." });
  expect(Object.keys(faults({ email: "maya@", lastName: "", agreeToTerms: false }))).toEqual([
    "lastName",
    "email",
    "agreeToTerms",
  ]);
  expect(Object.keys(faults({ source: "form" }))).toEqual(["source"]);
});

test.each([
  ["+1 (970) 555-0100", "tel:+19705550100"],
  ["(970) 555-0100", "tel:+19705550100"],
  [" 970.555.0100 ", "tel:+19705550100"],
  ["1-970-555-0100", "tel:+19705550100"],
  ["+44 20 7946 0958", "tel:+442079460958"],
  ["+44 (0)20 7946 0958", "tel:+442079460958"],
  ["555 0100", "tel:5550100"],
])("%s is dialed by %s", (typed, link) => {
  expect(phoneLink(typed)).toBe(link);
});

test.each([
  "(970) 555-0142 x12",
  "(970) 555-0142x12",
  "970.555.0142 ext. 12",
  "970 555 0142, Ext 12",
  "1 970 555 0142 extension 12",
  "+1 970 555 0142 #12",
  "+1-970-555-0142;ext=12",
])("%s is dialed with its extension", (typed) => {
  expect(phoneLink(typed)).toBe("tel:+19705550142,12");
});

test.each([
  "",
  "12345",
  "ask at the desk",
  "call my hotel, room 9705550142",
  "970 555 0142 or 970 555 0143",
  "9705550142970555",
  "(970) 555-0142 x",
])("%j is no number to dial", (typed) => {
  expect(phoneLink(typed)).toBeNull();
});

test.each([
  ["9705550142", "(970) 555-0142", "+1 970.555.0142", "1 970 555 0142", "970-555-0142 ext. 12"],
  ["2079460958", "+44 (0)20 7946 0958", "0044 20 7946 0958", "020 7946 0958"],
  ["5550142", "555-0142"],
  ["", "", "970 555", "call the lodge", "970 555 0142 or 0143"],
])("the key of a phone number is %j however it is written", (key, ...written) => {
  expect(written.map(phoneKey)).toEqual(written.map(() => key));
});
