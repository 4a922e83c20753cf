import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { QuoteDraft } from "#domain/draft.ts";
import type { Quote } from "#domain/quote.ts";
import { createSiteApp } from "#server/site/app.ts";
import { engines, engineSettings } from "#tests/fixtures/databases.ts";
import { createTestDesk, fromDesk, signIn } from "#tests/fixtures/desk.ts";
import { aQuote, draftFromNow, writeDraft } from "#tests/fixtures/quote-draft.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { storeQuote } from "#tests/fixtures/store-requests.ts";
import { testPages } from "#tests/fixtures/test-app.ts";
import { plain } from "#tests/fixtures/test-services.ts";

/** What used to be allowed: a vehicle since sold, texts now too long, a link without TLS. */
const old = {
  vehicle: "horse-sleigh",
  operator: { name: "Summit Crest ".repeat(40), permit: "" },
  lines: Array.from({ length: 30 }, () => ({ kind: "fees", text: "fee ".repeat(80), cents: 100 })),
  message: "Welcome. ".repeat(1000),
  paymentLink: "http://pay.example/old link",
} satisfies Partial<Quote>;

const past = { validUntil: "2026-01-01T00:00:00.000Z" };
const ridden = { pickup: { at: "2026-01-02T00:00:00.000Z", zone: "America/Denver" } } as const;

describe.each(engines)("what was stored under other rules, on %s", (engine) => {
  let desk: Awaited<ReturnType<typeof createTestDesk>>;
  let site: Awaited<ReturnType<typeof createSiteApp>>;
  let cookie: string;
  beforeAll(async () => {
    desk = await createTestDesk({ ...(await engineSettings(engine)), TEST_UNDO_SECONDS: "0" });
    site = await createSiteApp(desk, await testPages(desk));
    ({ cookie } = await signIn(desk));
  });
  afterAll(() => desk.close());

  let count = 0;
  async function receive() {
    count += 1;
    const booking = aBooking({ time: `2:${10 + count} PM`, email: `v${count}@example.com` });
    const result = await desk.intake.submitBooking(booking, plain);
    if (!result.ok) throw new Error("not received");
    return { reference: result.reference, page: `/requests/${result.token}` };
  }

  async function quoted(changes: Partial<Quote> = {}) {
    const request = await receive();
    await storeQuote(desk.database, request.reference, { ...old, ...changes });
    return request;
  }

  async function call(method: string, path: string, body?: object) {
    const response = await desk.request(`/api${path}`, {
      method,
      headers: { ...fromDesk, Cookie: cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }

  async function read(reference: string) {
    const { status, body } = await call("GET", `/requests/${reference}`);
    expect(status).toBe(200);
    return body;
  }

  async function press(reference: string, details: string, dueAt: string): Promise<void> {
    const { version } = await read(reference);
    const row = {
      reference,
      type: "send-quote" as const,
      details,
      request_version: version,
      pressed_at: dueAt,
      due_at: dueAt,
      account_id: "maya",
      account_name: "Maya Ortiz",
    };
    await desk.database.kysely.insertInto("pending_acts").values(row).execute();
  }

  async function undo(reference: string): Promise<number> {
    const { pressedAt } = (await read(reference)).pending;
    return (await call("POST", `/requests/${reference}/undo`, { pressedAt })).status;
  }

  function answer(page: string, name: string) {
    return site.request(`${page}/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "quote=1",
    });
  }

  test("a quote is read by everyone, with its vehicle by name", async () => {
    const { reference, page } = await quoted();
    for (const view of ["quoted", "all"]) {
      const { status, body } = await call("GET", `/lists?view=${view}`);
      expect([status, body.requests[0].reference]).toEqual([200, reference]);
    }
    expect((await read(reference)).quotes).toMatchObject([{ ...old, totalCents: 3000 }]);
    const shown = await site.request(page);
    expect([shown.status, await shown.text()]).toEqual([
      200,
      expect.stringContaining("Horse sleigh"),
    ]);
    const preview = await desk.read(`/preview/${reference}?quote=1`, cookie);
    expect(preview.status).toBe(200);
  });

  test("a quote is accepted, declined, expired and completed", async () => {
    const [yes, no, over, done] = [
      await quoted(),
      await quoted(),
      await quoted(past),
      await quoted(ridden),
    ];
    expect((await answer(yes.page, "accept")).status).toBe(303);
    expect((await answer(no.page, "decline")).status).toBe(303);
    await desk.requests.expire(over.reference);
    expect((await answer(done.page, "accept")).status).toBe(303);
    await desk.requests.complete(done.reference);
    const states = [yes, no, over, done].map(async ({ reference, page }) => {
      expect((await site.request(page)).status).toBe(200);
      return (await read(reference)).state;
    });
    expect(await Promise.all(states)).toEqual(["accepted", "declined", "expired", "completed"]);
    expect((await site.request(`${yes.page}/ride.ics`)).status).toBe(200);
  });

  test("a draft is shown and saved; sending it names what is wrong today", async () => {
    const { reference } = await receive();
    const { vehicle: _vehicle, ...words } = old;
    const draft: QuoteDraft = {
      ...draftFromNow(),
      ...words,
      lines: old.lines.map(({ kind, text }, index) => ({
        id: `l${index}`,
        kind,
        text,
        amount: "1",
      })),
    };
    const path = `/requests/${reference}`;
    const sold = { leg: 1, field: "vehicleType", value: "horse-sleigh", was: "premium-suv" };
    expect((await call("PUT", `${path}/ride`, sold)).status).toBe(422);
    await desk.database.kysely
      .updateTable("ride_legs")
      .set({ vehicle_type: "horse-sleigh" })
      .where("reference", "=", reference)
      .execute();
    for (const version of [0, 1])
      expect((await call("PUT", `${path}/draft`, { draft, version })).status).toBe(200);
    const { version, draft: saved } = await read(reference);
    expect(saved).toMatchObject({ version: 2, draft });
    expect((await desk.read(`/preview/${reference}`, cookie)).status).toBe(200);
    const sent = await call("POST", `${path}/send`, { draftVersion: 2, requestVersion: version });
    expect(sent.status).toBe(422);
    for (const field of ["lines", "ride.1.vehicleType", "operator.name", "paymentLink", "message"])
      expect(sent.body.errors).toHaveProperty([field]);
    expect(sent.body.errors["ride.1.vehicleType"]).toBe(
      "This vehicle is no longer offered. Choose another.",
    );
  });

  test("a quote on its way is undone, or sent as it was pressed", async () => {
    const quote = JSON.stringify(aQuote(old));
    const [taken, sent] = [await receive(), await receive()];
    for (const { reference } of [taken, sent]) {
      await press(reference, quote, new Date().toISOString());
      expect((await read(reference)).sending.quote).toMatchObject({ ...old, totalCents: 3000 });
    }
    expect(await undo(taken.reference)).toBe(200);
    expect((await read(taken.reference)).sending).toBeNull();
    await desk.requests.act(sent.reference);
    expect(await read(sent.reference)).toMatchObject({ state: "quoted", sending: null });
    const emails = await desk.emails();
    const own = emails.filter(({ reference }) => reference === sent.reference);
    const [email, ...others] = own.filter(({ draft }) => draft.includes("Horse sleigh"));
    expect([email?.audience, others]).toEqual(["visitor", []]);
  });

  test.each(["not JSON", "{}", '{"vehicle":1}'])(
    "of what cannot be read at all (%s), nothing is sent and nothing stays",
    async (quote) => {
      const [taken, ended] = [await receive(), await receive()];
      for (const { reference } of [taken, ended]) {
        await press(reference, quote, new Date().toISOString());
        expect((await read(reference)).sending).toMatchObject({ name: "Maya Ortiz", quote: null });
      }
      expect(await undo(taken.reference)).toBe(200);
      await desk.requests.act(ended.reference);
      const { state, sending, timeline } = await read(ended.reference);
      expect([state, sending]).toEqual(["received", null]);
      expect(timeline[0]).toMatchObject({ type: "not-sent", name: "Maya Ortiz" });
      for (const { reference } of [taken, ended]) {
        const path = `/requests/${reference}`;
        const seen = await writeDraft(call, reference);
        expect((await call("POST", `${path}/send`, seen)).status).toBe(202);
      }
    },
  );
});
