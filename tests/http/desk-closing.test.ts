import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines, engineSettings } from "#tests/fixtures/databases.ts";
import { createTestDesk, fromDesk, signIn } from "#tests/fixtures/desk.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { plain } from "#tests/fixtures/test-services.ts";

describe.each(engines)("the desk's calls that end a request, on %s", (engine) => {
  let desk: Awaited<ReturnType<typeof createTestDesk>>;
  let cookie: string;
  beforeAll(async () => {
    desk = await createTestDesk(await engineSettings(engine));
    ({ cookie } = await signIn(desk));
  });
  afterAll(() => desk.close());

  async function call(method: string, path: string, body?: unknown) {
    const response = await desk.request(`/api${path}`, {
      method,
      headers: { ...fromDesk, Cookie: cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }

  test("a request is closed after the seconds to undo, a ride cancelled, a lost sale let go", async () => {
    const received = await desk.intake.submitBooking(aBooking(), plain);
    if (!received.ok) throw new Error("not received");
    const { reference } = received;
    const path = `/requests/${reference}`;
    const closing = { why: "spam", twin: null, words: null, requestVersion: 1 };
    const closed = await call("POST", `${path}/close`, closing);
    expect([closed.status, Object.keys(closed.body)]).toEqual([202, ["dueAt"]]);
    const { body } = await call("GET", "/lists?view=followup");
    expect(body.pending).toContainEqual(
      expect.objectContaining({ reference, type: "close", why: "spam", by: "Maya Ortiz" }),
    );
    const sums = { paidCents: 0, feeCents: 0, refundCents: 0 };
    const cancelling = { ...sums, why: "us", reason: null, words: null, requestVersion: 1 };
    expect((await call("POST", `${path}/cancel`, cancelling)).status).toBe(409);
    const wrong = { ...cancelling, paidCents: -1 };
    expect((await call("POST", `${path}/cancel`, wrong)).status).toBe(422);
    expect((await call("POST", `${path}/close`, { ...closing, why: "other" })).status).toBe(422);
    expect(await call("POST", `${path}/reopen`, {})).toMatchObject({ body: { state: "received" } });
    expect(await call("POST", `${path}/let-go`, {})).toMatchObject({ body: { state: "received" } });
  });

  test("a request by phone is taken once, with its agent in the timeline and its source in the list", async () => {
    const key = crypto.randomUUID();
    const taken = { ...aBooking({ lastName: "Ashcroft", email: "" }), source: "phone", key };
    const stored = await call("POST", "/requests", taken);
    expect(stored).toMatchObject({
      status: 200,
      body: { reference: expect.stringMatching(/^FL-/) },
    });
    expect(await call("POST", "/requests", taken)).toEqual(stored);
    const changed = await call("POST", "/requests", { ...taken, time: "10:00" });
    expect(changed.status).toBe(409);
    expect(changed.body.message).toContain(stored.body.reference);
    const wrong = await call("POST", "/requests", { ...taken, cellPhone: "", email: "x" });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["cellPhone", "email"]]);
    const { body } = await call("GET", `/requests/${stored.body.reference}`);
    expect(body).toMatchObject({ source: "phone", hasEmail: false, takenBy: "Maya Ortiz" });
    expect(body.timeline.at(-1)).toMatchObject({
      type: "received",
      source: "phone",
      name: "Maya Ortiz",
    });
    const list = await call("GET", "/lists?view=queue");
    const listed = list.body.requests.filter((each: { source: string }) => each.source === "phone");
    expect(listed).toHaveLength(1);
  });

  test("an owner downloads and erases what is held of a visitor, and the history says so", async () => {
    const email = "ada@example.com";
    const received = await desk.intake.submitBooking(aBooking({ email }), plain);
    if (!received.ok) throw new Error("not received");
    const { reference } = received;
    const exported = await call("POST", "/account/people/export", { visitor: email });
    expect(exported.body.held).toMatchObject({ requests: [{ reference }], person: email });
    const erased = await call("POST", "/account/people/erase", { visitor: "ADA@example.com" });
    expect(erased).toMatchObject({ status: 200, body: { deleted: [reference], anonymized: [] } });
    expect((await call("GET", `/requests/${reference}`)).status).toBe(404);
    expect((await call("POST", "/account/people/erase", { visitor: "" })).body).toMatchObject({
      errors: { visitor: expect.stringContaining("a phone number") },
    });
    const { body } = await call("GET", "/account");
    expect(body.events.slice(0, 2)).toMatchObject([
      { type: "data-erased", details: "1 deleted, 0 anonymized", by: "you" },
      { type: "data-exported", by: "you" },
    ]);
    expect(JSON.stringify(body.events)).not.toContain(email);
    const another = await signIn(desk, { email: "ben@firnline.example", name: "Ben" });
    const read = await desk.read("/api/account", another.cookie);
    expect((await read.json()).events).toContainEqual(
      expect.objectContaining({ type: "data-erased", by: "other", byName: "Maya Ortiz" }),
    );
  });

  test("a caller without an email address is found by the number or a reference, and nobody else", async () => {
    const take = async (cellPhone: string, email = "") => {
      const request = aBooking({ cellPhone, email });
      const body = { ...request, source: "phone", key: crypto.randomUUID() };
      return (await call("POST", "/requests", body)).body.reference as string;
    };
    const calls = [await take("(303) 555-0114"), await take("303.555.0114 x7")].toSorted();
    const withEmail = await take("+1 303 555 0114", "friend@example.com");
    const unreachable = await take("the front desk");
    const other = await take("the front desk");

    const exported = await call("POST", "/account/people/export", { visitor: "303 555 0114" });
    const { requests, samePhone } = exported.body.held;
    const found = requests.map(({ reference }: { reference: string }) => reference);
    expect([found.toSorted(), samePhone]).toEqual([calls, [withEmail]]);
    const erased = await call("POST", "/account/people/erase", { visitor: "+1 303-555-0114" });
    expect(erased.body).toMatchObject({ deleted: calls, samePhone: [withEmail] });
    const one = await call("POST", "/account/people/erase", { visitor: unreachable.slice(3) });
    expect(one.body).toMatchObject({ deleted: [unreachable], samePhone: [] });
    for (const reference of [...calls, unreachable])
      expect((await call("GET", `/requests/${reference}`)).status).toBe(404);
    for (const reference of [withEmail, other])
      expect((await call("GET", `/requests/${reference}`)).status).toBe(200);
  });
});
