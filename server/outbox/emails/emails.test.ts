import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { bookingSchema, contactSchema } from "#domain/form-schema.ts";
import { readPickup } from "#domain/pickup.ts";
import { answerDue } from "#domain/policy.ts";
import { pageLink } from "#server/outbox/email-draft.ts";
import { aBooking, aMessage } from "#tests/fixtures/requests.ts";
import { bookingTeamEmail, bookingVisitorEmail } from "./booking-emails.ts";
import { contactTeamEmail, contactVisitorEmail } from "./contact-emails.ts";

const received = Temporal.Instant.from("2026-11-21T17:10:00Z");
const facts = {
  reference: "FL-22222",
  flags: [],
  teamEmail: "team@firnline.example",
  siteUrl: "https://firnline.example",
};

function bookingEmails(changes: Record<string, unknown> = {}) {
  const booking = bookingSchema.parse(aBooking(changes));
  const pickup = readPickup(booking, received);
  const dueAt = answerDue(received, pickup.instant).toString();
  const bookingFacts = { ...facts, booking, dueAt, pickup };
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
        expect(html).toContain('<p class="mark">Firnline</p>');
        expect(html).not.toMatch(/<img|https?:\/\/(?!firnline\.example)/);
      }
  });

  test("name the pickup's weekday, date, time and zone", () => {
    const { team, visitor } = bookingEmails({ pickupAddress: "Reno airport, NV" });
    for (const { text, html } of [team, visitor]) {
      expect(text).toContain("Pickup time: Tue, Dec 24, 2030, 9:30 AM PT");
      expect(html).toContain("Tue, Dec 24, 2030, 9:30 AM PT");
    }
  });

  test("name no zone that was not found in an address", () => {
    const { visitor } = bookingEmails({ pickupAddress: "Main St", dropoffAddress: "The lodge" });
    expect(visitor.text).toContain("Pickup time: Tue, Dec 24, 2030, 9:30 AM local time");
  });

  test("repeat what was typed where no time can be read or none exists", () => {
    expect(bookingEmails({ time: "after lunch" }).team.text).toContain("2030-12-24, after lunch");
    const skipped = bookingEmails({ date: "2027-03-14", time: "02:30" }).team.text;
    expect(skipped).toContain("Pickup time: 2027-03-14, 02:30");
  });

  test("show labels, not stored values", () => {
    for (const { text, html } of Object.values(bookingEmails({ vehicleType: "luxury-van" }))) {
      expect(text).toContain("Vehicle type: Luxury van");
      expect(html).not.toContain("luxury-van");
    }
    for (const { text } of Object.values(contactEmails({ service: "ski-resort-transfer" })))
      expect(text).toContain("Service: Ski resort transfer");
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
    expect(booking.team.html).toContain('<a href="tel:+19705550100">+1 970 555 0100</a>');
    const contact = contactEmails({ phone: "(970) 555-0101" });
    expect(contact.team.html).toContain('<a href="tel:+19705550101">(970) 555-0101</a>');
    expect(contactEmails().team.html).not.toContain("<a ");
    expect(contact.visitor.html).not.toContain("<a ");
  });
});

test("the visitor's email about a request links its page, and nothing else", () => {
  const { text, html } = bookingEmails({ pickupAddress: "https://evil.example" }).visitor;
  const page = pageLink("https://firnline.example", facts.reference);
  expect(text).toContain(`Follow your request on its own page:\n${page}\n`);
  const links = Array.from(html.matchAll(/<a href="([^"]+)"/g), ([, address]) => address);
  expect(links).toEqual([page]);
});
