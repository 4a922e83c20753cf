import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, onTestFinished } from "vitest";
import { hashPassword } from "#server/accounts/passwords.ts";
import { createTestDesk, fromDesk, signIn } from "#tests/fixtures/desk.ts";
import { draftFromNow } from "#tests/fixtures/quote-draft.ts";
import { aBooking, goodPassword } from "#tests/fixtures/requests.ts";
import { createTestApp, type TestApp } from "#tests/fixtures/test-app.ts";
import { cheapPasswords, plain } from "#tests/fixtures/test-services.ts";

let desk: Awaited<ReturnType<typeof createTestDesk>>;
let site: TestApp;
beforeAll(async () => {
  desk = await createTestDesk();
  site = await createTestApp();
});
afterAll(async () => {
  await desk.close();
  await site.close();
});

test.each(["/", "/queue", "/requests/FL-7K3Q9"])(
  "%s shows the desk, kept by nobody",
  async (path) => {
    const response = await desk.request(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div id="desk">');
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  },
);

test("a page asked for by number goes on to the desk's own address", async () => {
  const ask = (host: string) => desk.request("/all?x=1", { headers: { Host: host } });
  const response = await ask("127.0.0.1:3001");
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe("http://localhost:3001/all?x=1");
  for (const host of ["localhost:3001", "127.0.0.1:4000", "evil.example:3001"])
    expect((await ask(host)).status).toBe(200);
});

test.each(["GET", "POST", "DELETE"])(
  "%s of any call: 401 for whoever is not signed in",
  async (method) => {
    expect((await desk.request("/api/requests", { method, headers: fromDesk })).status).toBe(401);
  },
);

test("the desk does not exist on the public listener, nor the site on the desk's", async () => {
  expect((await site.request("/queue")).status).toBe(404);
  for (const path of ["requests", "session", "account", "sign-in/password", "sign-in/link"])
    for (const method of ["GET", "POST"])
      expect((await site.request(`/api/${path}`, { method, headers: fromDesk })).status).toBe(404);
  for (const path of ["/sign-in", "/welcome", "/account"])
    expect((await site.request(path)).status).toBe(404);
  expect(await (await desk.request("/booking")).text()).not.toContain("Booking Details");
});

const wrong = "eleven otters ski past Durango";

test("who has a password is asked for it before a way to sign in changes", async () => {
  const { cookie } = await signIn(desk, {
    email: "present@firnline.example",
    password: goodPassword,
  });
  const next = "twelve otters ski past Gunnison";
  const send = (path: string, body: object) =>
    desk.call(`/api/account/${path}`, body, { Cookie: cookie });
  for (const path of ["password", "passkeys/options", "passkeys/x/remove"]) {
    for (const currentPassword of [undefined, "", wrong]) {
      const response = await send(path, { password: next, currentPassword });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        errors: { currentPassword: expect.any(String) },
      });
    }
  }
  expect((await send("passkeys/options", { currentPassword: goodPassword })).status).toBe(200);
  expect((await send("password", { password: next, currentPassword: goodPassword })).status).toBe(
    200,
  );
  for (let time = 0; time < 5; time += 1)
    await send("password", { currentPassword: wrong, password: next });
  const limited = await send("password", { currentPassword: next, password: goodPassword });
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get("Retry-After"))).toBeGreaterThan(600);
});

test("a password tried on a hundred addresses is tried on no more", async () => {
  const limited = await createTestDesk();
  await limited.database.kysely
    .insertInto("password_tries")
    .values({
      email_hash: "all",
      tries: 98,
      ends_at: new Date(Date.now() + 60_000).toISOString(),
    })
    .execute();
  const { account } = await signIn(limited, { password: goodPassword });
  const statusOf = async (email: string, password: string) =>
    (await limited.call("/api/sign-in/password", { email, password })).status;
  expect(await statusOf(account.email, goodPassword)).toBe(200);
  expect(await statusOf("one@firnline.example", "eleven otters ski past Durango")).toBe(401);
  expect(await statusOf("two@firnline.example", "eleven otters ski past Durango")).toBe(401);
  expect(await statusOf("three@firnline.example", "eleven otters ski past Durango")).toBe(429);
  expect(await statusOf(account.email, goodPassword)).toBe(429);
  const lines = limited.lines.filter((line) => line.includes("sign-in refused"));
  expect(lines).toHaveLength(4);
  expect(lines.join("")).toMatch(/"client":"[0-9a-f]{16}"/);
  expect(lines.join("")).not.toContain("local");
  await limited.close();
});

test("while the queue of passwords is full, no try is counted", async () => {
  const busy = await createTestDesk();
  const others = Array.from({ length: 50 }, () =>
    hashPassword("x", cheapPasswords).catch(() => {}),
  );
  const fields = { email: "maya@firnline.example", password: goodPassword };
  expect((await busy.call("/api/sign-in/password", fields)).status).toBe(503);
  expect(others).toHaveLength(50);
  const tries = busy.database.kysely.selectFrom("password_tries").selectAll();
  expect(await tries.execute()).toEqual([]);
  await busy.close();
});

test("a locked desk goes on with its lists, and with nothing else", async () => {
  const locked = await createTestDesk({ TEST_IDLE_SECONDS: "1" });
  onTestFinished(() => locked.close());
  const { cookie } = await signIn(locked);
  const booked = await locked.intake.submitBooking(aBooking(), plain);
  const reference = booked.ok ? booked.reference : "";
  const stream = await locked.read("/api/events", cookie);
  onTestFinished(() => stream.body?.cancel());
  await sleep(2200);

  const lists = await locked.read("/api/lists?view=queue", cookie);
  expect(lists.status).toBe(200);
  const rows = await lists.text();
  const { cellPhone, email } = aBooking() as { cellPhone: string; email: string };
  expect(rows).toContain(reference);
  expect(rows).not.toContain(cellPhone);
  expect(rows).not.toContain(email);
  expect((await locked.read("/api/session", cookie)).status).toBe(200);

  // All endpoints except sign-in, the calls that only watch, and fault reports.
  const open = ["/api/lists", "/api/session", "/api/events", "/api/faults"];
  const paths = new Map(
    locked.routes.map(({ path, method }) => [`${method} ${path}`, { path, method }]),
  );
  let asked = 0;
  for (const { path, method } of paths.values()) {
    const isCall =
      /^\/(?:api|preview)\//.test(path) && !/\*|sign-in/.test(path) && method !== "ALL";
    if (!isCall || open.includes(path)) continue;
    const address = path.replace(":reference", reference).replace(/:\w+/g, "x");
    const body = method === "GET" ? {} : { body: "{}" };
    const answer = await locked.request(address, {
      method,
      headers: { ...fromDesk, Cookie: cookie },
      ...body,
    });
    expect([path, answer.status, answer.headers.get("X-Sign-In")]).toEqual([path, 401, "locked"]);
    asked += 1;
  }
  expect(asked).toBeGreaterThan(15);
});

describe("the preview", () => {
  let cookie: string;
  let reference: string;
  beforeAll(async () => {
    ({ cookie } = await signIn(desk));
    const result = await desk.intake.submitBooking(aBooking(), plain);
    reference = result.ok ? result.reference : "";
  });
  function save(draft: object, version: number) {
    return desk.request(`/api/requests/${reference}/draft`, {
      method: "PUT",
      headers: { ...fromDesk, Cookie: cookie },
      body: JSON.stringify({ draft, version }),
    });
  }

  test("a draft that is not whole is shown with its gaps", async () => {
    const response = await desk.read(`/preview/${reference}`, cookie);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("$0.00");
  });

  test("a page without any pickup is 422", async () => {
    const result = await desk.intake.submitBooking(aBooking({ date: "friday-ish" }), plain);
    const unread = result.ok ? result.reference : "";
    expect((await desk.read(`/preview/${unread}`, cookie)).status).toBe(422);
  });

  test("a whole draft shows the visitor's page as it would be", async () => {
    expect((await save(draftFromNow(), 0)).status).toBe(200);
    const response = await desk.read(`/preview/${reference}`, cookie);
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain("$835.50");
    expect(page).toContain("Maya Ortiz");
    const stored = await desk.requests.readRequest(reference);
    expect([stored?.state, stored?.quotes]).toEqual(["received", []]);
    // Everything the page loads is there, although the desk has a separate listener.
    const assets = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!);
    expect(assets.length).toBeGreaterThan(0);
    for (const path of assets) expect((await desk.request(path)).status).toBe(200);
  });

  test("it may only be framed by the desk, runs nothing and is kept by nobody", async () => {
    const { headers } = await desk.read(`/preview/${reference}`, cookie);
    const policy = headers.get("Content-Security-Policy");
    for (const rule of [
      "frame-ancestors 'self'",
      "script-src 'none'",
      "form-action 'none'",
      "sandbox",
    ])
      expect(policy).toContain(rule);
    expect(headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
    expect(headers.get("Cache-Control")).toBe("no-store");
    const parent = (await desk.request("/")).headers;
    expect(parent.get("Content-Security-Policy")).toContain("frame-src 'self'");
    expect(parent.get("X-Frame-Options")).toBe("DENY");
  });

  test("nobody sees it signed out, and nothing else has one", async () => {
    expect((await desk.request(`/preview/${reference}`)).status).toBe(401);
    expect((await desk.read("/preview/FL-22222", cookie)).status).toBe(404);
    expect((await desk.read("/preview/x", cookie)).status).toBe(404);
  });
});
