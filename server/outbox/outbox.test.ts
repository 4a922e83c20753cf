import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { aBooking, aMessage } from "#tests/fixtures/requests.ts";
import { closeAfterTest, startOutbox, until } from "#tests/fixtures/test-outbox.ts";
import { createTestServices, plain } from "#tests/fixtures/test-services.ts";
import { compose } from "./worker.ts";

describe("email by SMTP", () => {
  test("both emails leave at once, each to one address", async () => {
    const { server, services } = await startOutbox();
    const answer = await services.intake.submitBooking(aBooking({ lastName: "李 🎿" }), plain);
    const reference = answer.ok ? answer.reference : "";
    await until(async () => expect(await services.statuses()).toBe("team: sent, visitor: sent"));

    const [team, visitor] = server.received
      .toSorted((a, b) => a.to[0]!.localeCompare(b.to[0]!))
      .toReversed();
    expect(team?.to).toEqual(["team@firnline.example"]);
    expect(visitor?.to).toEqual(["roisin@example.com"]);
    expect(team?.from).toBe("quotes@firnline.example");

    const read = await PostalMime.parse(team?.raw ?? "");
    expect(read.subject).toBe(
      `${reference}: Tue, Dec 24, 2030, 9:30 AM MT, Denver International Airport to The Lodge at Vail, 4 passengers`,
    );
    expect(read.replyTo).toEqual([{ name: "Róisín 李 🎿", address: "roisin@example.com" }]);
    for (const value of ["Premium SUV", "+1 970 555 0100", "Róisín", "李 🎿", reference]) {
      expect(read.text).toContain(value);
      expect(read.html).toContain(value);
    }

    const thanks = await PostalMime.parse(visitor?.raw ?? "");
    expect(thanks.subject).toContain(reference);
    expect(thanks.text).toContain("Your quote will be with you by ");
    expect(thanks.text).toContain("The Lodge at Vail");
    expect(thanks.text).toContain("Pickup: Tuesday, December 24, 2030, 9:30 AM Mountain Time");
    expect(thanks.text).toContain("+1 (970) 555-0142");
  });

  test("several emails share a connection", async () => {
    const server = await startMailServer();
    const services = await createTestServices({ SMTP_URL: server.url });
    closeAfterTest(server, services);
    for (let trip = 0; trip < 5; trip += 1)
      await services.intake.submitBooking(aBooking({ time: `${trip}` }), plain);
    await services.outbox.start();
    await until(() => expect(server.received).toHaveLength(10));
    expect(server.counts.connections).toBe(2);
  });

  test("a server that is down gets them when it is back", async () => {
    const gone = await startMailServer();
    await gone.close();
    const services = await createTestServices({ SMTP_URL: gone.url });
    closeAfterTest(services);
    await services.outbox.start();
    await services.intake.submitBooking(aBooking(), plain);
    await until(async () =>
      expect((await services.emails()).map((email) => email.attempts)).toEqual([1, 1]),
    );
    expect(await services.statuses()).toBe("team: waiting, visitor: waiting");
    const back = await startMailServer({}, gone.port);
    closeAfterTest(back);
    await services.makeDue();
    await until(async () => expect(await services.statuses()).toBe("team: sent, visitor: sent"));
    expect(back.received).toHaveLength(2);
  });

  test("451 is tried again, later each time, with the same bytes", async () => {
    let refusals = 4;
    const { server, services } = await startOutbox({
      data: () => (refusals-- > 0 ? 451 : undefined),
    });
    await services.intake.submitBooking(aBooking(), plain);
    await until(async () =>
      expect((await services.emails()).map((email) => email.attempts)).toEqual([1, 1]),
    );
    const [first] = await services.emails();
    expect(Date.parse(first!.due_at!) - Date.parse(first!.last_attempt_at!)).toBeGreaterThan(4000);
    await services.makeDue();
    await until(async () =>
      expect((await services.emails()).map((email) => email.attempts)).toEqual([2, 2]),
    );
    const [second] = await services.emails();
    expect(Date.parse(second!.due_at!) - Date.parse(second!.last_attempt_at!)).toBeGreaterThan(
      19_000,
    );
    const composed = await Promise.all((await services.emails()).map(compose));
    await services.makeDue();
    await until(async () => expect(await services.statuses()).toBe("team: sent, visitor: sent"));
    expect(server.received.map(({ raw }) => raw.trimEnd()).toSorted()).toEqual(
      composed.map((message) => message.toString("latin1").trimEnd()).toSorted(),
    );
  });

  test("an answer that never came: the team's email is sent again, the visitor's is not", async () => {
    let cuts = 2;
    const { server, services } = await startOutbox({ cutAfterData: () => cuts-- > 0 });
    await services.intake.submitBooking(aBooking(), plain);
    await until(async () =>
      expect((await services.emails()).map((email) => email.attempts)).toEqual([1, 1]),
    );
    expect(await services.statuses()).toBe("team: waiting, visitor: unknown");
    await services.makeDue();
    await until(async () => expect(await services.statuses()).toBe("team: sent, visitor: unknown"));
    const to = (address: string) => server.received.filter((email) => email.to[0] === address);
    expect(to("roisin@example.com")).toHaveLength(1);
    const [first, second] = to("team@firnline.example");
    expect(first?.raw).toBe(second?.raw);
  });

  test("an email that is sent again after a restart is the same bytes", async () => {
    let cuts = 2;
    const server = await startMailServer({ cutAfterData: () => cuts-- > 0 });
    closeAfterTest(server);
    const services = await createTestServices({ SMTP_URL: server.url });
    await services.outbox.start();
    await services.intake.submitBooking(aBooking({ lastName: "李 🎿" }), plain);
    await until(async () =>
      expect((await services.emails()).map((email) => email.attempts)).toEqual([1, 1]),
    );
    await services.close({ keep: true });
    const next = await createTestServices({ SMTP_URL: server.url, DATA_DIR: services.folder });
    closeAfterTest(next);
    await next.outbox.start();
    await until(async () => expect(await next.statuses()).toBe("team: sent, visitor: unknown"));
    const [first, second] = server.received.filter(
      (email) => email.to[0] === "team@firnline.example",
    );
    expect(first?.raw).toBe(second?.raw);
    const visitor = server.received.find((email) => email.to[0] === "roisin@example.com");
    expect(first?.raw).not.toBe(visitor?.raw);
  });

  test("a stop after the data was started leaves a visitor's email for the team to judge", async () => {
    const services = await createTestServices();
    closeAfterTest(services);
    await services.intake.submitBooking(aBooking(), plain);
    await services.database.kysely
      .updateTable("emails")
      .set({ data_started_at: new Date().toISOString(), lease_owner: "gone", lease_until: "2999" })
      .execute();
    await services.outbox.start();
    await until(async () => expect(await services.statuses()).toBe("team: sent, visitor: unknown"));
    expect(await services.files()).toHaveLength(1);
  });

  test("a server that never answers holds up no stop", async () => {
    const { services } = await startOutbox({ hang: true });
    await services.intake.submitBooking(aBooking(), plain);
    await until(async () =>
      expect((await services.emails()).some((email) => email.lease_owner !== null)).toBe(true),
    );
    await services.outbox.stop();
    expect(await services.statuses()).toBe("team: waiting, visitor: waiting");
  });
});

test("without a mail server each email becomes a file, once", async () => {
  const services = await createTestServices();
  closeAfterTest(services);
  await services.intake.sendContactMessage(aMessage(), plain);
  await services.outbox.start();
  await until(async () => expect(await services.statuses()).toBe("team: sent, visitor: sent"));
  const files = await services.files();
  expect(files).toHaveLength(2);
  const [team, visitor] = await Promise.all(files.map((file) => PostalMime.parse(file)));
  expect(team?.replyTo).toEqual([{ name: "李 🎿", address: "li@example.com" }]);
  expect(team?.text).toContain("Two pairs of skis,");
  // Somebody else may have typed the message with this address to make us deliver it.
  expect(visitor?.text).not.toContain("skis");
});

test("nothing in a visitor's email can be clicked that a stranger typed", async () => {
  const services = await createTestServices();
  closeAfterTest(services);
  const dropoffAddress = "https://evil.example/win or mail win@evil.example";
  await services.intake.submitBooking(aBooking({ dropoffAddress }), plain);
  const emails = await services.emails();
  const [team, visitor] = await Promise.all(
    emails.map(async (email) => PostalMime.parse(await compose(email))),
  );
  expect(team?.text).toContain(dropoffAddress);
  expect(visitor?.text).not.toMatch(/evil\.example|:\/\/evil|@evil/);
  expect(visitor?.html).not.toMatch(/evil\.example|:\/\/evil|@evil/);
});

test("markup that was typed stays text", async () => {
  const services = await createTestServices();
  closeAfterTest(services);
  await services.intake.submitBooking(aBooking({ lastName: '<img src=x onerror="y">' }), plain);
  const [team] = await services.emails();
  const { html } = await PostalMime.parse(await compose(team!));
  expect(html).toContain("&lt;img src=x onerror=&quot;y&quot;&gt;");
  expect(html).not.toContain("<img");
});
