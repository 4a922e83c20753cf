import { type Kysely, sql } from "kysely";
import { createHash } from "node:crypto";
import { describe, expect, onTestFinished, test } from "vitest";
import { engines, openTestDatabase } from "#tests/fixtures/databases.ts";
import { storeRequests } from "#tests/fixtures/store-requests.ts";
import { createTestQuotes } from "#tests/fixtures/test-quotes.ts";
import { agreedPickup } from "./006-agreed-pickup.ts";
import { linkTokens } from "./007-link-tokens.ts";

describe.each(engines)("old rows on %s", (engine) => {
  test("get the pickup and the end of their newest quote, and keep what was asked", async () => {
    const desk = await createTestQuotes(engine);
    const asked = await desk.receive({ time: "5:00 PM", email: "a@example.com" });
    const quoted = await desk.receive({ time: "5:00 PM", email: "b@example.com" });
    await desk.quote(quoted);
    await desk.correct(quoted, "time", "15:30");
    await desk.correct(quoted, "zone", "America/Los_Angeles");
    await desk.quote(quoted);
    const { kysely } = desk.database;
    const { schema } = kysely;
    for (const index of ["requests_by_end", "requests_by_ride"])
      await schema.dropIndex(index).execute();
    for (const name of ["asked_pickup_at", "asked_pickup_zone"])
      await schema.alterTable("booking_requests").dropColumn(name).execute();
    await schema.alterTable("requests").dropColumn("valid_until").execute();
    await kysely
      .updateTable("requests")
      .set({ pickup_at: "2031-02-23T00:00:00.000Z", pickup_zone: "America/Denver" })
      .execute();
    for (const index of ["requests_by_asking", "requests_by_pickup"])
      await schema.createIndex(index).on("requests").column("asked_at").execute();
    for (const index of ["quotes_by_end", "quotes_by_pickup"])
      await schema.createIndex(index).on("quotes").column("pickup_at").execute();

    await agreedPickup.up(kysely);
    const { rows } = await sql`select pickup_at, pickup_zone, valid_until, asked_pickup_at,
      asked_pickup_zone from requests join booking_requests as booking
      on booking.reference = requests.reference order by email_norm`.execute(kysely);
    const typed = {
      asked_pickup_at: "2031-02-23T00:00:00.000Z",
      asked_pickup_zone: "America/Denver",
    };
    expect(asked).not.toBe(quoted);
    expect(rows).toEqual([
      {
        pickup_at: "2031-02-23T00:00:00.000Z",
        pickup_zone: "America/Denver",
        valid_until: null,
        ...typed,
      },
      {
        pickup_at: "2031-02-22T23:30:00.000Z",
        pickup_zone: "America/Los_Angeles",
        valid_until: "2031-02-21T02:00:00.000Z",
        ...typed,
      },
    ]);
  });
});

const at = "2026-11-21T17:10:00.000Z";
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** A database from before the migration with 450 emails; every ninth is still waiting. */
async function openOld(engine: (typeof engines)[number]) {
  const opened = await openTestDatabase(engine);
  onTestFinished(() => opened.close());
  const { database } = opened;
  await storeRequests(
    database,
    [1, 2],
    () => at,
    () => "received",
  );
  const old = database.kysely as unknown as Kysely<Record<string, Record<string, unknown>>>;
  for (const [table, columns] of [
    ["request_tokens", ["email_id", "revoked_at", "revoked_by"]],
    ["emails", ["tokens", "subject"]],
  ] as const)
    for (const column of columns) await old.schema.alterTable(table).dropColumn(column).execute();
  return { database, old };
}

describe.each(engines)("over %s", (engine) => {
  test("takes the tokens out of all emails but those that are still tried", async () => {
    const { database, old } = await openOld(engine);
    const numbers = Array.from({ length: 450 }, (_, index) => index);
    const tokenOf = (number: number) => `${number}`.padStart(43, "_-a");
    const unknown = "x".repeat(43);
    for (const number of numbers) {
      const page = `https://f.example/requests/${tokenOf(number)}`;
      const token = { token_hash: sha256(tokenOf(number)), reference: "FL-1", created_at: at };
      const draft = {
        subject: `Email ${number}`,
        text: `${page}\nhttps://evil.example/requests/${unknown}\n`,
        html: `<a href="${page}">It</a>`,
        date: at,
      };
      await old.insertInto("request_tokens").values(token).execute();
      const email = {
        id: `email-${number}`,
        reference: "FL-1",
        audience: "visitor",
        on_ambiguous: "ask",
        recipient: "v1@example.com",
        recipient_key: "v1@example.com",
        draft: JSON.stringify(draft),
        message_id: `<${number}@f.example>`,
        created_at: at,
        due_at: number % 9 === 0 ? at : null,
        attempts: 1,
      };
      await old.insertInto("emails").values(email).execute();
    }
    await linkTokens.up(old);

    const emails = await database.kysely.selectFrom("emails").selectAll().execute();
    expect(emails).toHaveLength(450);
    for (const email of emails) {
      const number = Number(email.id.slice("email-".length));
      expect(email.subject).toBe(`Email ${number}`);
      expect(email.draft).not.toContain(tokenOf(number));
      expect(JSON.parse(email.draft)).toEqual({
        text: `https://f.example/requests/token-of-FL-1\nhttps://evil.example/requests/${unknown}\n`,
        html: '<a href="https://f.example/requests/token-of-FL-1">It</a>',
        date: at,
        links: ["FL-1"],
      });
      const tokens = email.due_at === null ? null : JSON.stringify({ "FL-1": tokenOf(number) });
      expect(email.tokens).toBe(tokens);
    }
    const links = await database.kysely.selectFrom("request_tokens").selectAll().execute();
    expect(new Set(links.map(({ email_id }) => email_id))).toEqual(
      new Set(emails.map(({ id }) => id)),
    );
  });

  test("leaves an email without links as it is, and keeps a key's submission known", async () => {
    const { database, old } = await openOld(engine);
    const draft = {
      subject: "To the team",
      text: "https://desk.example/requests/FL-1\n",
      html: "",
    };
    const email = {
      id: "email",
      reference: "FL-1",
      audience: "team",
      on_ambiguous: "resend",
      recipient: "team@f.example",
      recipient_key: "team@f.example",
      draft: JSON.stringify(draft),
      message_id: "<1@f.example>",
      created_at: at,
      due_at: at,
      attempts: 0,
    };
    await old.insertInto("emails").values(email).execute();
    const known = { kind: "booking", body_hash: "", reference: "FL-1", expires_at: at };
    for (const key of ["key:6a1f5b1e", "body:00ff"])
      await old
        .insertInto("idempotency_keys")
        .values({ ...known, key })
        .execute();
    await linkTokens.up(old);
    const [stored] = await database.kysely.selectFrom("emails").selectAll().execute();
    expect(stored).toMatchObject({ subject: "To the team", tokens: null });
    expect(JSON.parse(stored!.draft)).toEqual({ text: draft.text, html: "" });
    const keys = await database.kysely.selectFrom("idempotency_keys").select("key").execute();
    expect(keys.map(({ key }) => key).toSorted()).toEqual([
      "body:00ff",
      `key:${sha256("6a1f5b1e")}`,
    ]);
  });
});
