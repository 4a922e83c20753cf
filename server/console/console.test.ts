import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createQueue } from "#server/outbox/queue.ts";
import { siteCapReason } from "#server/outbox/visitor-caps.ts";
import { settlementOf } from "#server/outbox/worker.ts";
import { runMain, runProgram } from "#tests/fixtures/console.ts";
import { engines, engineSettings } from "#tests/fixtures/databases.ts";
import { aBooking, aMessage } from "#tests/fixtures/requests.ts";
import { storeQuote } from "#tests/fixtures/store-requests.ts";
import { closeAfterTest } from "#tests/fixtures/test-outbox.ts";
import { createTestServices, plain } from "#tests/fixtures/test-services.ts";
import { main } from "./main.ts";
import { release, resend } from "./outbox-commands.ts";

describe.each(engines)("over %s", (engine) => {
  let services: Awaited<ReturnType<typeof createTestServices>>;
  let settings: Record<string, string> = {};
  let reference = "";

  beforeAll(async () => {
    settings = await engineSettings(engine);
    services = await createTestServices(settings);
    settings = { ...settings, DATA_DIR: services.folder };
    const result = await services.intake.submitBooking(
      aBooking({ firstName: "=HYPERLINK(1)", lastName: 'O"Brien, 李 🎿', pickupAddress: "Reno" }),
      plain,
    );
    reference = result.ok ? result.reference : "";
    await services.intake.sendContactMessage(aMessage(), {
      idempotencyKey: null,
      flags: ["honeypot"],
    });
  });
  afterAll(() => services.close());

  /** Runs the team's command while the database is open. */
  const command = (...args: string[]) => runMain(main, settings, ...args);

  test("list shows what came in, newest first, beside a process that has it open", async () => {
    const { code, stdout } = await runProgram("server/console/main.ts", settings, "list");
    expect(code).toBe(0);
    const [head, message, booking] = stdout.split("\n");
    expect(head).toContain("Received (America/Denver)");
    expect(message).toContain("honeypot");
    expect(booking).toContain(reference);
    expect(booking).toContain("李 🎿");
    expect(booking).toContain("received");
    expect(booking).toContain("Tue, Dec 24, 2030, 9:30 AM PST");
  });

  test("list names the way home, and when it is", async () => {
    const { requests } = services;
    const agent = { id: "maya", name: "Maya Chen" };
    await requests.setWayHome(reference, true, agent);
    for (const [field, value] of [["date", "2031-01-02"] as const, ["time", "9:30 AM"] as const])
      await requests.editRide(reference, { leg: 2, field, value, was: "" }, agent);
    const { stdout } = await command("list");
    expect(stdout).toContain("home 2031-01-02 9:30 AM");
    await requests.setWayHome(reference, false, agent);
  });

  test("show gives every field, however the reference is typed", async () => {
    const { stdout } = await command("show", reference.slice(3).toLowerCase());
    const fields = aBooking({ firstName: "=HYPERLINK(1)", lastName: "", pickupAddress: "Reno" });
    for (const value of Object.values(fields))
      if (typeof value === "string") expect(stdout).toContain(value);
    expect(stdout).toContain("pickup: Tue, Dec 24, 2030, 9:30 AM PST");
    expect(stdout).toContain("pickup zone source: pickup-address");
    expect(stdout).not.toContain("null");
    expect(stdout).toContain("Email to the team: waiting");
  });

  test("show tells what happened to a request, and to which quote", async () => {
    const quoted = await services.intake.submitBooking(aBooking({ time: "11:11" }), plain);
    if (!quoted.ok || quoted.token === null) throw new Error("not stored");
    await storeQuote(services.database, quoted.reference);
    const no = { type: "decline", quoteVersion: 1, reason: "Too\nearly\u001b[2J" } as const;
    await services.requests.answer(quoted.token, no);
    const { stdout } = await command("show", quoted.reference);
    expect(stdout).toContain("M: send-quote by Maya Ortiz, quote 1, $835.50\n");
    expect(stdout).toContain("M: decline by visitor, quote 1, $835.50, Too early\uFFFD[2J\n");
    await services.database.kysely
      .deleteFrom("requests")
      .where("reference", "=", quoted.reference)
      .execute();
  });

  test("show and CSV give the ride as it is now, with its way home, and nothing of the one before", async () => {
    const asked = { time: "10:10", dropoffAddress: "Asked Lodge", email: "asked@example.com" };
    const sent = await services.intake.submitBooking(aBooking(asked), plain);
    const of = sent.ok ? sent.reference : "";
    const { requests } = services;
    const agent = { id: "maya", name: "Maya Chen" };
    await requests.setWayHome(of, true, agent);
    for (const [leg, field, was, value] of [
      [1, "time", "10:10", "3:40 PM"],
      [1, "dropoffAddress", "Asked Lodge", "Agreed Lodge"],
      [2, "date", "", "2031-01-02"],
      [2, "time", "", "9:30 AM"],
      [2, "pickupAddress", "Asked Lodge", "Agreed Lodge"],
      [null, "passengers", "4", "7"],
      [null, "email", "asked@example.com", "agreed@example.com"],
    ] as const)
      expect(await requests.editRide(of, { leg, field, was, value }, agent)).toMatchObject({
        ok: true,
      });
    const { stdout } = await command("show", of);
    const fields = stdout.split("\n").filter((line) => /^[a-z_ ]+: /.test(line));
    expect(fields.join("\n")).not.toMatch(/asked@|Asked Lodge|10:10/);
    for (const line of [
      "time: 3:40 PM",
      "dropoff address: Agreed Lodge",
      "passengers: 7",
      "email: agreed@example.com",
      "pickup: Tue, Dec 24, 2030, 3:40 PM MST",
      "home pickup address: Agreed Lodge",
      "home pickup at: Thu, Jan 2, 2031, 9:30 AM MST",
    ])
      expect(fields).toContain(line);
    const csv = (await command("export", "--format", "csv")).stdout;
    const row = csv.split("\r\n").find((line) => line.includes(of));
    expect(row).toMatch(/"3:40 PM",.*"Agreed Lodge","7",.*"agreed@example.com".*"2031-01-02"/);
    expect(row).not.toMatch(/asked@|Asked Lodge|10:10/);
    expect(csv.split("\r\n")[0]).toContain('"home_date","home_time","home_pickup_address"');
    await services.database.kysely.deleteFrom("requests").where("reference", "=", of).execute();
  });

  test("show of what is not there: a sentence, and a failure", async () => {
    const { code, stderr } = await command("show", "FL-\u001b[2J");
    expect(code).toBe(1);
    expect(stderr).toContain("No request has the reference");
    expect(stderr).not.toContain("\u001b");
  });

  test("export as CSV keeps names, and is no formula", async () => {
    const { stdout } = await command("export", "--format", "csv");
    expect(stdout.charCodeAt(0)).toBe(0xfeff);
    const [head, booking] = stdout.slice(1).split("\r\n");
    expect(head).toMatch(/^"kind","reference","date","time",/);
    expect(booking).toContain(`,"'=HYPERLINK(1)","O""Brien, 李 🎿","'+1 970 555 0100",`);
    expect(stdout).toContain('"Two pairs of skis,\nand a dog."');
  });

  test("export as JSON is what was stored", async () => {
    const { stdout } = await command("export", "--format", "json");
    const { bookings, contacts, rides, legs } = JSON.parse(stdout);
    expect(bookings).toMatchObject([
      {
        reference,
        first_name: "=HYPERLINK(1)",
        pickup_at: "2030-12-24T17:30:00.000Z",
        pickup_zone: "America/Los_Angeles",
      },
    ]);
    expect(contacts).toMatchObject([{ last_name: "🎿", flags: "honeypot" }]);
    expect(rides).toMatchObject([{ reference, first_name: "=HYPERLINK(1)" }]);
    expect(legs).toMatchObject([{ reference, position: 1, pickup_address: "Reno" }]);
  });

  test("links lists the ways to a visitor's page, and revoke ends one", async () => {
    const sent = await services.intake.submitBooking(aBooking({ time: "12:12" }), plain);
    if (!sent.ok || sent.token === null) throw new Error("not stored");
    const { stdout } = await command("links", sent.reference);
    const [head, line] = stdout.split("\n");
    expect(head).toMatch(/^Link +Made +Sent in +Ends$/);
    expect(line).toContain("shown after the form");
    expect(stdout).not.toContain(sent.token);
    const id = line!.slice(0, 8);
    expect((await command("revoke", reference, id)).code).toBe(1);
    expect(await services.requests.read(sent.token)).not.toBeNull();
    expect((await command("revoke", sent.reference, id)).stdout).toContain("revoked");
    expect(await services.requests.read(sent.token)).toBeNull();
    expect((await command("links", sent.reference)).stdout).toMatch(/ revoked .+ [AP]M\n/);
    const { kysely } = services.database;
    await kysely.deleteFrom("requests").where("reference", "=", sent.reference).execute();
  });

  test("outbox shows what has not left, dismiss ends it, and resend lets it go", async () => {
    const { stdout } = await command("outbox");
    const held = stdout.split("\n").find((line) => line.includes("held")) ?? "";
    const id = held.slice(0, 36);
    expect(held).toContain("visitor");
    expect((await command("dismiss", id)).code).toBe(0);
    expect((await command("outbox")).stdout).toMatch(new RegExp(`${id} .*overtaken`));
    const { stdout: said } = await command("resend", id);
    expect(said).toContain("is sent within seconds");
    const email = (await services.emails()).find((each) => each.id === id);
    expect(email).toMatchObject({ held_reason: null, due_at: expect.any(String) });
    expect((await command("resend", "nothing")).code).toBe(1);
    // It waits.
    expect((await command("dismiss", id)).code).toBe(1);
  });
});

test("without a database there is a sentence, and code 1", async () => {
  const settings = { DATA_DIR: join(tmpdir(), "firnline-nothing-here") };
  const { code, stderr } = await runProgram("server/console/main.ts", settings, "list");
  expect(code).toBe(1);
  expect(stderr).toContain("There is no database in");
});

test.each([[], ["dance"], ["export"], ["export", "--format", "xml"], ["list", "--loud"]])(
  "%j is a wrong command: help, and code 2",
  async (...words) => {
    const { code, stdout, stderr } = await runMain(main, { DATA_DIR: tmpdir() }, ...words);
    expect(code).toBe(2);
    expect(stdout + stderr).toContain("npm run requests -- list");
  },
);

const dayMs = 24 * 60 * 60_000;
const later = { kind: "later", reason: "greylisted" } as const;

describe.each(engines)("over %s", (engine) => {
  /** The team's and the visitor's emails of a suspicious request from six days ago. */
  async function openOld() {
    const services = await createTestServices(await engineSettings(engine));
    closeAfterTest(services);
    const { kysely } = services.database;
    await services.intake.submitBooking(aBooking(), { idempotencyKey: null, flags: ["honeypot"] });
    const created_at = new Date(Date.now() - 6 * dayMs).toISOString();
    await kysely.updateTable("emails").set({ created_at }).execute();
    const options = { isPostgres: engine === "postgres", now: Date.now, leaseMs: 60_000 };
    return { services, kysely, queue: createQueue(services.database, options) };
  }

  test.each(["resend", "release"])("%s gives an old email its whole schedule again", async (by) => {
    const { services, kysely, queue } = await openOld();
    const held = (await services.emails()).find(({ audience }) => audience === "visitor");
    await kysely.updateTable("emails").set({ held_reason: siteCapReason }).execute();
    expect(await (by === "resend" ? resend(kysely, held!.id) : release(kysely))).toBe(0);
    const email = await queue.claim("visitor");
    expect(await queue.settle(email!, settlementOf(email!, later, Date.now()))).toBe(true);
    const tried = (await services.emails()).find(({ id }) => id === held!.id);
    expect(tried?.attempts).toBe(1);
    expect(Date.parse(tried!.due_at!) - Date.now()).toBeLessThanOrEqual(5_000);
  });

  test("the control: one that was not resent is given up", async () => {
    const { queue } = await openOld();
    const email = await queue.claim("team");
    expect(await queue.settle(email!, settlementOf(email!, later, Date.now()))).toBe(false);
  });
});
