import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines, engineSettings } from "#tests/fixtures/databases.ts";
import { createTestDesk, fromDesk, signIn } from "#tests/fixtures/desk.ts";
import { draftFromNow, writeDraft } from "#tests/fixtures/quote-draft.ts";
import { aBooking, aMessage } from "#tests/fixtures/requests.ts";
import { plain } from "#tests/fixtures/test-services.ts";

describe.each(engines)("the desk's calls on %s", (engine) => {
  let desk: Awaited<ReturnType<typeof createTestDesk>>;
  let cookie: string;
  beforeAll(async () => {
    desk = await createTestDesk(await engineSettings(engine));
    ({ cookie } = await signIn(desk));
  });
  afterAll(() => desk.close());

  let count = 0;
  async function receive(): Promise<string> {
    count += 1;
    const booking = aBooking({ time: `2:${10 + count} PM`, email: `v${count}@example.com` });
    const result = await desk.intake.submitBooking(booking, plain);
    if (!result.ok) throw new Error("not received");
    return result.reference;
  }

  async function call(method: string, path: string, body?: unknown) {
    const response = await desk.request(`/api${path}`, {
      method,
      headers: { ...fromDesk, Cookie: cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    return { status: response.status, body: await response.json() };
  }

  const write = (reference: string, draft?: object) => writeDraft(call, reference, draft);

  test("nothing is done for a desk that shows another account", async () => {
    const path = `/api/requests/${await receive()}/review`;
    const review = async (account: string) => {
      const headers = { ...fromDesk, Cookie: cookie, "X-Account": account };
      return (await desk.request(path, { method: "POST", headers, body: "{}" })).status;
    };
    expect(await review(randomUUID())).toBe(401);
    const { body } = await call("GET", "/session");
    expect(await review(body.account.id)).toBe(200);
  });

  test("the queue and a request show what was asked", async () => {
    const reference = await receive();
    const queue = await call("GET", "/lists?view=queue");
    expect(queue.status).toBe(200);
    expect(queue.body.counts.queue).toBe(queue.body.requests.length);
    expect(queue.body.requests).toContainEqual(
      expect.objectContaining({ reference, state: "received", name: "Róisín O'Brien-Núñez" }),
    );
    const { status, body } = await call("GET", `/requests/${reference}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ reference, cellPhone: "+1 970 555 0100", notes: [], quotes: [] });
    expect(body.timeline.at(-1)).toMatchObject({ type: "received", actor: "visitor" });
    expect(body.draft).toMatchObject({ version: 0, savedAt: null, savedBy: null });
    const lower = await call("GET", `/requests/${reference.toLowerCase()}`);
    expect(lower.body.reference).toBe(reference);
  });

  test("from the first line to a sent quote that can be undone", async () => {
    const reference = await receive();
    const path = `/requests/${reference}`;
    expect(await call("POST", `${path}/review`, {})).toEqual({
      status: 200,
      body: { state: "in-review", version: 2 },
    });
    const seen = await write(reference);
    const sent = await call("POST", `${path}/send`, seen);
    expect(sent.status).toBe(202);
    expect(Date.parse(sent.body.dueAt) - Date.now()).toBeGreaterThan(5000);
    expect(await call("POST", `${path}/send`, seen)).toEqual(sent);
    const { pressedAt } = (await call("GET", path)).body.pending;
    expect((await call("POST", `${path}/undo`, {})).status).toBe(422);
    expect((await call("POST", `${path}/undo`, { pressedAt })).status).toBe(200);
    expect((await call("GET", path)).body.sending).toBeNull();
  });

  test("a draft with faults is 422 with each of them", async () => {
    const reference = await receive();
    const seen = await write(reference, { ...draftFromNow(), lines: [] });
    const { status, body } = await call("POST", `/requests/${reference}/send`, seen);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      success: false,
      errors: { lines: "Write at least one line." },
    });
  });

  test("who is second is told, with what is there now", async () => {
    const reference = await receive();
    const path = `/requests/${reference}`;
    const draft = draftFromNow();
    await call("PUT", `${path}/draft`, { draft, version: 0 });
    const other = { ...draft, message: "Another" };
    const { status, body } = await call("PUT", `${path}/draft`, { draft: other, version: 0 });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      success: false,
      current: { version: 1, draft: { message: draft.message } },
    });
    const answer = { type: "accept", quoteVersion: null, requestVersion: 1, reason: null };
    expect(await call("POST", `${path}/answer`, answer)).toMatchObject({
      status: 409,
      body: { message: "This request has no quote yet. Write the quote first." },
    });
    expect((await call("POST", `${path}/answer`, { ...answer, type: "withdraw" })).status).toBe(
      202,
    );
    const send = await call("POST", `${path}/send`, { draftVersion: 1, requestVersion: 1 });
    expect(send).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("has just recorded a withdrawal") },
    });
  });

  test("a request's links are listed without their tokens, and end one by one", async () => {
    const booking = aBooking({ email: "links@example.com" });
    const result = await desk.intake.submitBooking(booking, plain);
    if (!result.ok || result.token === null) throw new Error("not received");
    const path = `/requests/${result.reference}/links`;
    const { status, body } = await call("GET", path);
    expect(status).toBe(200);
    expect(body.links).toMatchObject([{ isOpen: true, subject: null, revoked: null }]);
    expect(JSON.stringify(body)).not.toContain(result.token);
    expect(await desk.requests.read(result.token)).not.toBeNull();
    const [{ id }] = body.links;
    const other = await receive();
    expect((await call("POST", `/requests/${other}/links/${id}/revoke`, {})).status).toBe(404);
    expect((await call("POST", `${path}/${id}/revoke`, {})).status).toBe(200);
    expect(await desk.requests.read(result.token)).toBeNull();
    expect((await call("GET", path)).body.links).toMatchObject([
      { id, isOpen: false, revoked: { by: "Maya Ortiz" } },
    ]);
    expect(desk.lines.some((line) => line.includes("link revoked"))).toBe(true);
    expect((await call("GET", "/requests/FL-22222/links")).status).toBe(404);
  });

  test("a version that no draft can have is refused", async () => {
    const path = `/requests/${await receive()}/draft`;
    for (const version of [2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1]) {
      const { status, body } = await call("PUT", path, { draft: draftFromNow(), version });
      expect([status, Object.keys(body.errors)]).toEqual([422, ["version"]]);
    }
    const last = { draft: draftFromNow(), version: 2 ** 31 - 2 };
    expect((await call("PUT", path, last)).status).toBe(409);
  });

  test("a note is kept once, however often it is sent", async () => {
    const reference = await receive();
    const path = `/requests/${reference}`;
    const note = { id: randomUUID(), text: "Two car seats.\nCall first." };
    for (let times = 0; times < 2; times += 1)
      expect((await call("POST", `${path}/notes`, note)).status).toBe(200);
    expect((await call("GET", path)).body.notes).toMatchObject([{ ...note, name: "Maya Ortiz" }]);
    expect((await call("POST", `${path}/notes`, { ...note, text: "x" })).status).toBe(409);
    expect((await call("POST", `${path}/notes`, { ...note, text: " " })).status).toBe(422);
  });

  test("a failed email of a request, and of no other, is sent again", async () => {
    const [reference, other] = [await receive(), await receive()];
    const emails = await desk.emails();
    const { id } = emails.find((email) => email.reference === reference)!;
    await desk.database.kysely
      .updateTable("emails")
      .set({ due_at: null, refused_at: "2030-01-01T00:00:00.000Z" })
      .where("id", "=", id)
      .execute();
    for (const path of [`${other}/emails/${id}`, `${reference}/emails/x`])
      expect((await call("POST", `/requests/${path}/resend`, {})).status).toBe(404);
    expect((await call("POST", `/requests/${reference}/emails/${id}/resend`, {})).status).toBe(202);
    const { timeline } = (await call("GET", `/requests/${reference}`)).body;
    expect(timeline).toContainEqual(
      expect.objectContaining({ email: expect.objectContaining({ id, status: "waiting" }) }),
    );
    expect(timeline[0]).toMatchObject({ type: "resend", name: "Maya Ortiz", quoteVersion: null });
  });

  test("a contact message is no request of the desk", async () => {
    const message = await desk.intake.sendContactMessage(aMessage(), plain);
    const path = `/requests/${message.ok && message.reference}`;
    expect((await call("GET", path)).status).toBe(404);
    expect((await call("POST", `${path}/review`, {})).status).toBe(404);
    const act = { pressedAt: "2031-02-17T16:20:00.000Z" };
    expect((await call("POST", `${path}/undo`, act)).status).toBe(404);
    const note = { id: randomUUID(), text: "x" };
    expect((await call("POST", `${path}/notes`, note)).status).toBe(404);
  });

  test.each([
    ["GET", "/lists?view=nothing", undefined, 422],
    ["GET", "/lists", undefined, 422],
    ["GET", "/requests/FL-22222", undefined, 404],
    ["GET", "/requests/..%2f..", undefined, 404],
    ["GET", "/nothing", undefined, 404],
    ["POST", "/requests/FL-22222/review", {}, 404],
    ["POST", "/requests/FL-22222/send", {}, 422],
    ["POST", "/requests/FL-22222/send", { draftVersion: -1, requestVersion: 1.5 }, 422],
    ["PUT", "/requests/FL-22222/draft", { draft: {}, version: 0 }, 422],
    ["POST", "/requests/FL-22222/answer", { type: "send-quote" }, 422],
    ["POST", "/requests/FL-22222/notes", { id: "1", text: "x" }, 422],
    ["POST", "/requests/FL-22222/notes", [], 422],
    ["PUT", "/requests/FL-22222/draft", { draft: "x".repeat(70_000) }, 413],
  ])("%s %s with %s is %i in words", async (method, path, body, status) => {
    const response = await call(method, path, body);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ success: false, message: expect.any(String) });
  });

  test("without an account every call is 401, and from another site 403", async () => {
    const reference = await receive();
    for (const path of ["/lists?view=queue", `/requests/${reference}`, "/events"])
      expect((await desk.request(`/api${path}`)).status).toBe(401);
    for (const [method, path] of [
      ["PUT", "draft"],
      ["POST", "review"],
      ["POST", "send"],
      ["POST", "undo"],
      ["POST", "answer"],
      ["POST", "notes"],
      ["POST", `emails/${randomUUID()}/resend`],
    ] as const) {
      const url = `/api/requests/${reference}/${path}`;
      const body = "{}";
      expect((await desk.request(url, { method, body, headers: fromDesk })).status).toBe(401);
      const headers = { ...fromDesk, "Sec-Fetch-Site": "cross-site", Cookie: cookie };
      expect((await desk.request(url, { method, body, headers })).status).toBe(403);
    }
  });
});
