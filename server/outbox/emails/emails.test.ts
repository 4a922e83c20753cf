import { HtmlValidate } from "html-validate";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { bookingSchema, contactSchema } from "#domain/form-schema.ts";
import { readPickup } from "#domain/pickup.ts";
import { answerDue } from "#domain/policy.ts";
import { aBooking, aMessage } from "#tests/fixtures/requests.ts";
import { bookingTeamEmail, bookingVisitorEmail } from "./booking-emails.ts";
import { contactTeamEmail, contactVisitorEmail } from "./contact-emails.ts";
import { pageLink } from "./standard-text.ts";

const received = Temporal.Instant.from("2026-11-21T17:10:00Z");
const facts = {
  reference: "FL-22222",
  flags: [],
  taken: null,
  teamEmail: "team@firnline.example",
  siteUrl: "https://firnline.example",
  deskUrl: "https://desk.firnline.example",
};

function bookingEmails(changes: Record<string, unknown> = {}) {
  const booking = bookingSchema.parse(aBooking(changes));
  const pickup = readPickup(booking, received);
  const dueAt = answerDue(received, pickup.instant).toString();
  const bookingFacts = { ...facts, now: received.epochMilliseconds, booking, dueAt, pickup };
  return { team: bookingTeamEmail(bookingFacts), visitor: bookingVisitorEmail(bookingFacts) };
}

function contactEmails(changes: Record<string, unknown> = {}) {
  const contact = contactSchema.parse(aMessage(changes));
  const contactFacts = { ...facts, contact, dueAt: answerDue(received, null).toString() };
  return {
    team: contactTeamEmail(contactFacts),
    visitor: contactVisitorEmail(contactFacts),
  };
}

describe("both emails about a request", () => {
  test("open with the mark, which is text", () => {
    for (const { team, visitor } of [bookingEmails(), contactEmails()])
      for (const { text, html } of [team, visitor]) {
        expect(text).toMatch(/^Firnline\n\n/);
        expect(html).toMatch(/<p class="tx"[^>]*>Firnline<\/p>/);
        expect(html).not.toMatch(/<img|https?:\/\/(?!(desk\.)?firnline\.example)/);
      }
  });

  test("name the pickup's weekday, date, time and zone, in full to the guest", () => {
    const { team, visitor } = bookingEmails({ pickupAddress: "Reno airport, NV" });
    expect(team.text).toContain("Pickup time: Tue, Dec 24, 2030, 9:30 AM PT");
    expect(visitor.text).toContain("Pickup: Tuesday, December 24, 2030, 9:30 AM Pacific Time");
    expect(visitor.subject).toBe("Your ride request, Tuesday, December 24 (FL-22222)");
  });

  test("name no zone that was not found in an address", () => {
    const { visitor } = bookingEmails({ pickupAddress: "Main St", dropoffAddress: "The lodge" });
    expect(visitor.text).toContain("Pickup: Tuesday, December 24, 2030, 9:30 AM local time");
  });

  test("repeat what was typed where no time can be read or none exists", () => {
    const unread = bookingEmails({ time: "after lunch" });
    expect(unread.team.text).toContain("2030-12-24, after lunch");
    expect(unread.visitor.text).toContain("Pickup: Tuesday, December 24, 2030, after lunch");
    expect(unread.visitor.subject).toBe("Your ride request (FL-22222)");
    const skipped = bookingEmails({ date: "2027-03-14", time: "02:30" });
    expect(skipped.team.text).toContain("Pickup time: 2027-03-14, 02:30");
    expect(skipped.visitor.text).toContain("Pickup: Sunday, March 14, 2027, 2:30 AM (clocks skip");
  });

  test("show labels, not stored values", () => {
    for (const { text, html } of Object.values(bookingEmails({ vehicleType: "luxury-van" }))) {
      expect(text).toMatch(/^Vehicle( type)?: Luxury van$/m);
      expect(html).not.toContain("luxury-van");
    }
    for (const { text } of Object.values(contactEmails({ service: "ski-resort-transfer" })))
      expect(text).toMatch(/^(Service|About): Ski resort transfer$/m);
  });
});

describe("the team's email", () => {
  test.each([
    ["promised", {}, "Mon, Nov 23, 10:10 AM MT"],
    ["promised", { time: "noon" }, "Mon, Nov 23, 10:10 AM MT"],
    ["short", { date: "2026-11-22", time: "06:10" }, "Sat, Nov 21, 8:10 PM MT"],
  ])("names the deadline of a %s answer", (_, changes, deadline) => {
    expect(bookingEmails(changes).team.text).toContain(`Answer by ${deadline}.`);
  });

  test("names the deadline of a message", () => {
    expect(contactEmails().team.text).toContain("Answer by Mon, Nov 23, 10:10 AM MT.");
  });

  test("calls the visitor on a tap", () => {
    const booking = bookingEmails();
    expect(booking.team.html).toMatch(/<a [^>]*href="tel:\+19705550100"[^>]*>\+1 970 555 0100</);
    const contact = contactEmails({ phone: "(970) 555-0101" });
    expect(contact.team.html).toMatch(/<a [^>]*href="tel:\+19705550101"[^>]*>\(970\) 555-0101</);
    expect(contactEmails().team.html).not.toContain("<a ");
    expect(linksOf(contact.visitor.html)).toEqual([ours]);
  });

  test("opens the request at the desk", () => {
    const desk = "https://desk.firnline.example/requests/FL-22222";
    const { text, html } = bookingEmails().team;
    expect(text).toContain(`Open it at the desk:\n${desk}\n`);
    expect(linksOf(html)).toContain(desk);
  });
});

describe("the visitor's email about a request", () => {
  test("links its page, the terms and our number, and nothing that was typed", () => {
    const { text, html } = bookingEmails({ pickupAddress: "https://evil.example" }).visitor;
    expect(text).toContain(`View your request:\n${page}\n`);
    expect(linksOf(html)).toEqual([page, "https://firnline.example/terms", ours]);
  });

  test("promises the moment at which the answer is due", () => {
    const due = "Your quote will be with you by Monday, November 23, 10:10 AM Mountain Time.";
    const { text } = bookingEmails().visitor;
    expect(text).toContain(due);
    expect(text).not.toContain("please also call");
  });

  test("asks to call for a ride that is soon", () => {
    const { text } = bookingEmails({ date: "2026-11-22", time: "01:10" }).visitor;
    expect(text).toContain("with you by Saturday, November 21, 5:40 PM Mountain Time.");
    expect(text).toContain("Your ride is soon, so please also call +1 (970) 555-0142");
    expect(text).not.toContain("48");
  });

  test("leaves out a name that is too long to be one", () => {
    const { text } = bookingEmails({ firstName: "x".repeat(41) }).visitor;
    expect(text).toMatch(/^Firnline\n\nThank you\.\n/);
  });
});

test("a message is answered by the same moment for the team and the visitor", () => {
  expect(contactEmails().visitor.text).toContain("by Monday, November 23, 10:10 AM Mountain Time.");
});

test.each([
  ["booking, team", bookingEmails().team],
  ["booking, visitor", bookingEmails().visitor],
  ["contact, team", contactEmails({ message: "<b>Two</b>\nlines & more" }).team],
  ["contact, visitor", contactEmails().visitor],
])("%s: the HTML is valid", async (_, { html }) => {
  const { results } = await new HtmlValidate({
    extends: ["html-validate:standard"],
    rules: {
      "no-inline-style": "off",
      "tel-non-breaking": "off",
      "no-deprecated-attr": "off",
      "long-title": "off",
    },
  }).validateString(html);
  const complaints = results.flatMap(({ messages }) => messages.map(({ message }) => message));
  expect(complaints).toEqual([]);
});

const page = pageLink("https://firnline.example", facts.reference);
const ours = "tel:+19705550142";

function linksOf(html: string): (string | undefined)[] {
  return Array.from(html.matchAll(/href="([^"]+)"/g), ([, address]) => address);
}
