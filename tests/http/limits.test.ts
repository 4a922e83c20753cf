import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { StorageError } from "#server/db/storage-error.ts";
import { siteCapReason } from "#server/outbox/visitor-caps.ts";
import { createSiteApp } from "#server/site/app.ts";
import { engines, engineSettings } from "#tests/fixtures/databases.ts";
import { createTestDesk } from "#tests/fixtures/desk.ts";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { createTestApp, testPages } from "#tests/fixtures/test-app.ts";
import { createTestServices, plain } from "#tests/fixtures/test-services.ts";

test("posts beyond the limit are told when to come back, as JSON and as a form", async () => {
  const app = await createTestApp({ RATE_LIMIT: "3" });
  const statuses = [];
  for (let post = 0; post < 5; post += 1)
    statuses.push((await app.post("/api/booking", aBooking({ time: `${post}` }))).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);

  const refused = await app.post("/api/contact", {});
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ success: false });

  const form = await app.submit("/booking", { firstName: "Róisín" });
  expect(form.status).toBe(429);
  expect(Number(form.headers.get("Retry-After"))).toBeGreaterThan(0);
  const page = await form.text();
  expect(page).toContain("Too many requests");
  expect(page).toContain("Everything you entered is still there");
  // The control: no other client is blocked.
  expect((await app.request("/booking")).status).toBe(200);
  await app.close();
});

test("each client has a limit of its own, as far as proxies are trusted", async () => {
  const app = await createTestApp({ RATE_LIMIT: "1", TRUST_PROXY: "1" });
  const from = async (forwarded: string) =>
    (await app.post("/api/booking", aBooking(), { "X-Forwarded-For": forwarded })).status;
  expect(await from("203.0.113.1")).toBe(200);
  expect(await from("198.51.100.7, 203.0.113.1")).toBe(429);
  expect(await from("203.0.113.2")).toBe(200);
  await app.close();
});

test("without a trusted proxy nobody chooses an address", async () => {
  const app = await createTestApp({ RATE_LIMIT: "1" });
  const from = async (forwarded: string) =>
    (await app.post("/api/booking", aBooking(), { "X-Forwarded-For": forwarded })).status;
  expect(await from("203.0.113.1")).toBe(200);
  expect(await from("203.0.113.2")).toBe(429);
  await app.close();
});

test("one client causes ten emails to visitors in an hour; what more it sends is kept", async () => {
  const app = await createTestApp({ RATE_LIMIT: "100", TRUST_PROXY: "1" });
  const post = (index: number, client: string) =>
    app.post("/api/booking", aBooking({ time: `${index}`, email: `guest${index}@example.com` }), {
      "X-Forwarded-For": client,
    });
  for (let index = 0; index < 12; index += 1)
    expect((await post(index, "203.0.113.1")).status).toBe(200);
  expect((await post(12, "203.0.113.2")).status).toBe(200);
  const emails = await app.database.kysely
    .selectFrom("emails")
    .select(["recipient", "held_reason"])
    .where("audience", "=", "visitor")
    .where("held_reason", "is not", null)
    .execute();
  expect(emails.map(({ recipient }) => recipient).toSorted()).toEqual([
    "guest10@example.com",
    "guest11@example.com",
  ]);
  await app.close();
});

const onPostgres = test.skipIf(!engines.includes("postgres"));
const manyPosts = { RATE_LIMIT: "3", TRUST_PROXY: "1" };
const from = { "X-Forwarded-For": "203.0.113.1" };

onPostgres("instances that share PostgreSQL count posts and sign-ins together", async () => {
  const { DATABASE_URL, ...rest } = await engineSettings("postgres");
  const url = new URL(DATABASE_URL!);
  url.password = "secret";
  const settings = { ...rest, ...manyPosts, DATABASE_URL: url.href };
  const [one, other] = [await createTestApp(settings), await createTestApp(settings)];
  const statuses = [];
  for (const app of [one, other, one, other, one])
    statuses.push((await app.post("/api/contact", {}, from)).status);
  expect(statuses).toEqual([422, 422, 422, 429, 429]);
  const refused = await other.post("/api/contact", {}, from);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(500);

  const desks = [await createTestDesk(settings), await createTestDesk(settings)];
  for (let time = 0; time < 20; time += 1)
    await desks[time % 2]?.call("/api/sign-in/password", {}, from);
  for (const desk of desks)
    expect((await desk.call("/api/sign-in/password", {}, from)).status).toBe(429);

  const rows = await one.database.kysely.selectFrom("rate_limits").selectAll().execute();
  expect(new Set(rows.map(({ key }) => key.split(":")[0]))).toEqual(
    new Set(["passwords", "posts", "sign-in-calls"]),
  );
  // Without the password in DATABASE_URL, nobody can test addresses against the hash.
  const plainHash = createHash("sha256").update("203.0.113.1").digest("hex");
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`203\\.0\\.113|${plainHash}`));
  for (const app of [one, other, ...desks]) await app.close();
});

onPostgres("without a password in DATABASE_URL no address is stored, not even hashed", async () => {
  const app = await createTestApp({ ...(await engineSettings("postgres")), ...manyPosts });
  for (const status of [422, 422, 422, 429])
    expect((await app.post("/api/contact", {}, from)).status).toBe(status);
  expect(await app.database.kysely.selectFrom("rate_limits").selectAll().execute()).toEqual([]);
  await app.close();
});

onPostgres("while the database fails each instance counts for itself", async () => {
  const services = await createTestServices({
    ...(await engineSettings("postgres")),
    ...manyPosts,
  });
  const limitStore = { query: () => Promise.reject(new StorageError("gone")) };
  const database = { ...services.database, limitStore };
  const app = await createSiteApp({ ...services, database }, await testPages(services));
  const statuses = [];
  for (let post = 0; post < 4; post += 1)
    statuses.push((await app.request("/api/contact", { method: "POST", headers: from })).status);
  expect(statuses).toEqual([415, 415, 415, 429]);
  await services.close();
});

test("what stores nothing anew costs none of the ten emails", async () => {
  const app = await createTestApp({ RATE_LIMIT: "200" });
  for (let time = 0; time < 12; time += 1) {
    expect((await app.post("/api/booking", aBooking({ email: "no address" }))).status).toBe(422);
    const again = await app.post("/api/booking", aBooking(), { "Idempotency-Key": "one" });
    expect(again.status).toBe(200);
    const other = aBooking({ time: "9:05 AM" });
    const reused = await app.post("/api/booking", other, { "Idempotency-Key": "one" });
    expect(reused.status).toBe(422);
    expect((await app.submit("/requests", { email: "nobody@example.org" })).status).toBe(200);
  }
  const held = async () => {
    const emails = await app.database.kysely.selectFrom("emails").select("held_reason").execute();
    return emails.filter(({ held_reason: reason }) => reason?.startsWith("one visitor")).length;
  };
  const post = (index: number) =>
    app.post("/api/booking", aBooking({ time: `${index}`, email: `guest${index}@example.com` }));
  for (let index = 0; index < 9; index += 1) await post(index);
  expect(await held()).toBe(0);
  await post(10);
  expect(await held()).toBe(1);
  await app.close();
});

test("what the site's cap holds is said by /readyz/mail", async () => {
  const app = await createTestApp();
  await app.post("/api/booking", aBooking());
  await app.database.kysely
    .updateTable("emails")
    .set({ held_reason: siteCapReason, due_at: null })
    .where("audience", "=", "visitor")
    .execute();
  const response = await app.request("/readyz/mail");
  expect(response.status).toBe(503);
  expect(await response.text()).toBe(
    "not ready: emails to visitors that the site's cap holds: 1; npm run requests -- release\n",
  );
  await app.close();
});

test("one address is written to at most six times in ten minutes; the rest is kept", async () => {
  const app = await createTestApp({ RATE_LIMIT: "100" });
  for (let post = 0; post < 8; post += 1)
    await app.post("/api/booking", aBooking({ time: `${post}` }));
  const emails = await app.database.kysely.selectFrom("emails").selectAll().execute();
  const held = (audience: string) =>
    emails.filter((email) => email.audience === audience && email.due_at === null).length;
  expect(held("visitor")).toBe(2);
  expect(held("team")).toBe(0);
  await app.close();
});

test("a compressed body: 415, and what would be right", async () => {
  const app = await createTestApp();
  const answer = await app.post("/api/booking", aBooking(), { "Content-Encoding": "gzip" });
  expect(answer.status).toBe(415);
  expect(answer.headers.get("Accept-Encoding")).toBe("identity");
  expect(await answer.json()).toMatchObject({ success: false });
  const form = await app.submit("/booking", {}, { "Content-Encoding": "br" });
  expect(form.status).toBe(415);
  // The control: `identity` means no encoding.
  const asked = await app.post("/api/booking", {}, { "Content-Encoding": "Identity" });
  expect(asked.status).toBe(422);
  await app.close();
});

test("the process says how it is", async () => {
  const services = await createTestServices();
  const app = await createSiteApp(services, await testPages(services));
  for (const path of ["/healthz", "/readyz", "/readyz/mail"])
    expect([path, (await app.request(path)).status]).toEqual([path, 200]);
  await services.close();
});

test("while the team's mailbox refuses email, that alone is not ready", async () => {
  let code: number | undefined = 552;
  const server = await startMailServer({ recipient: () => code });
  const services = await createTestServices({ SMTP_URL: server.url });
  const app = await createSiteApp(services, await testPages(services));
  const mail = async () => (await app.request("/readyz/mail")).status;
  await services.outbox.start();
  await services.intake.submitBooking(aBooking(), plain);
  await expect.poll(mail).toBe(503);
  expect(await (await app.request("/readyz/mail")).text()).toMatch(/^not ready: the team's email /);
  expect((await app.request("/readyz")).status).toBe(200);
  // The control: once the mailbox accepts email again, the site is ready.
  code = undefined;
  await services.makeDue();
  await expect.poll(mail).toBe(200);
  await services.close();
  await server.close();
});

test("without its database the process is up, but not ready", async () => {
  const services = await createTestServices();
  const app = await createSiteApp(services, await testPages(services));
  await services.close({ keep: true });
  expect((await app.request("/readyz")).status).toBe(503);
  expect((await app.request("/readyz/mail")).status).toBe(503);
  expect((await app.request("/healthz")).status).toBe(200);
});

test("before it stops, a proxy is told to send nothing more, and what comes is answered", async () => {
  const services = await createTestServices();
  const site = await createSiteApp(services, await testPages(services));
  const desk = await createTestDesk();
  for (const app of [site, desk]) expect((await app.request("/healthz")).status).toBe(200);
  services.drain();
  desk.drain();
  for (const app of [site, desk]) expect((await app.request("/healthz")).status).toBe(503);
  expect((await site.request("/readyz")).status).toBe(503);
  expect((await site.request("/")).status).toBe(200);
});
