import { readFile } from "node:fs/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createMetricsApp } from "#server/metrics.ts";
import { createSiteApp } from "#server/site/app.ts";
import { engines, engineSettings } from "#tests/fixtures/databases.ts";
import { createTestDesk, fromDesk } from "#tests/fixtures/desk.ts";
import { newFolder } from "#tests/fixtures/new-folder.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { testPages } from "#tests/fixtures/test-app.ts";
import { patternOf } from "#ui/report-faults.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function start(settings: Record<string, string> = {}) {
  const desk = await createTestDesk({ METRICS_PORT: "0", ...settings });
  closing.push(() => desk.close());
  const site = await createSiteApp(desk, await testPages(desk));
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    site.request(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const metrics = createMetricsApp({ ...desk, metrics: desk.metrics! });
  const read = async () => (await metrics.request("/metrics")).text();
  return { desk, site, post, read };
}

/** The value of a series, named with its labels in Prometheus notation. */
function valueOf(text: string, series: string): number {
  const line = text.split("\n").find((each) => each.startsWith(`${series} `));
  return Number(line?.slice(series.length));
}

describe.each(engines)("on %s", (engine) => {
  test("requests, emails, late quotes, jobs and the database are told, and nobody", async () => {
    const { desk, site, post, read } = await start(await engineSettings(engine));
    const booking = aBooking();
    const { reference, page } = await (await post("/api/booking", booking)).json();
    await site.request("/about");
    await site.request(page);
    await site.request(`/${booking.email}`);
    await site.request("/about", { method: "MOVE" });
    await desk.request(`/api/requests/${reference}`);
    const { kysely } = desk.database;
    await kysely.updateTable("requests").set({ due_at: "2026-01-01T00:00:00.000Z" }).execute();
    const { sweep } = desk.clock.lastRuns();
    desk.clock.start();
    await vi.waitFor(() => expect(desk.clock.lastRuns().sweep).toBeGreaterThan(sweep), 100_000);

    const text = await read();
    const count = "firnline_http_request_seconds_count";
    const labels = (listener: string, method: string, route: string, status: number) =>
      `{listener="${listener}",method="${method}",route="${route}",status="${status}"}`;
    expect(valueOf(text, count + labels("site", "POST", "/api/booking", 200))).toBe(1);
    expect(valueOf(text, count + labels("site", "GET", "/requests/:token", 200))).toBe(1);
    expect(text).toContain('method="other"');
    expect(valueOf(text, 'firnline_emails{audience="team",status="waiting"}')).toBe(1);
    expect(valueOf(text, 'firnline_outbox_oldest_seconds{audience="visitor"}')).toBeLessThan(60);
    expect(valueOf(text, 'firnline_outbox_oldest_seconds{audience="account"}')).toBe(0);
    expect(valueOf(text, "firnline_quotes_late")).toBe(1);
    expect(valueOf(text, "firnline_database_up")).toBe(1);
    for (const name of ["acts", "sweep"]) {
      const at = valueOf(text, `firnline_job_last_success_timestamp_seconds{name="${name}"}`);
      expect(Date.now() / 1000 - at).toBeLessThan(60);
    }
    for (const kind of ["read", "transaction"])
      expect(
        valueOf(text, `firnline_database_seconds_count{kind="${kind}",outcome="ok"}`),
      ).toBeGreaterThan(0);
    expect(text).toContain("nodejs_eventloop_lag_p99_seconds");
    // Without BACKUP_DIR there is no backup whose age could raise an alert.
    expect(text).not.toMatch(/^firnline_backup_timestamp_seconds/m);

    const ofPersons = [...Object.values(booking), reference, page.split("/").at(-1)];
    for (const word of ofPersons.filter((each) => String(each).length > 3))
      expect(text).not.toContain(word);
  });
});

test("while the database fails, what was read before is not told", async () => {
  const { read } = await start();
  expect(valueOf(await read(), "firnline_quotes_late")).toBe(0);
  for (const close of closing.splice(0)) await close();
  const text = await read();
  expect(valueOf(text, "firnline_database_up")).toBe(0);
  expect(text).not.toMatch(/^firnline_(quotes_late|emails)\b/m);
});

test("a browser tells its faults to its own server, which logs and counts them", async () => {
  const { desk, post, read } = await start();
  const fault = { kind: "TypeError", page: "/requests/:id", at: "booking-Xy3_a1b2.js:1:2345" };
  expect((await post("/api/faults", fault)).status).toBe(204);
  const headers = { ...fromDesk, "Content-Type": "application/json" };
  const call = { method: "POST", headers, body: JSON.stringify({ ...fault, at: "" }) };
  expect((await desk.request("/api/faults", call)).status).toBe(204);
  const logged = desk.lines.filter((line) => line.includes("script failed"));
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([fault, { ...fault, at: "" }]);
  const text = await read();
  for (const app of ["site", "desk"])
    expect(valueOf(text, `firnline_client_faults_total{app="${app}"}`)).toBe(1);
});

test("a fault that could name a person, is large, or comes from elsewhere is refused", async () => {
  const { desk, post } = await start();
  const fault = { kind: "TypeError", page: "/booking", at: "" };
  for (const wrong of [
    { ...fault, kind: "Róisín cannot book" },
    { ...fault, page: "/requests/FL-7K3Q9" },
    { ...fault, page: "/booking?email=a@example.com" },
    { ...fault, at: "https://example.com/x.js:1:1" },
    { ...fault, message: "a@example.com is not defined" },
    "x".repeat(5000),
  ])
    expect((await post("/api/faults", wrong)).status).toBe(400);
  expect((await post("/api/faults", fault, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  const statuses: number[] = [];
  for (let index = 0; index < 20; index += 1)
    statuses.push((await post("/api/faults", fault)).status);
  expect(statuses.slice(0, 14).every((status) => status === 204)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  expect(desk.lines.join("")).not.toMatch(/Róisín|FL-7K3Q9|example\.com/);
});

test.each([
  ["/", "/"],
  ["/booking", "/booking"],
  ["/requests/FL-7K3Q9", "/requests/:id"],
  ["/requests/Zx81-kq_w/accept", "/requests/:id/accept"],
  ["/new/", "/new/"],
  ["/a@b.c", "/:id"],
])("%s is told as %s", (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});

test("the alerts and the dashboard read only metrics that exist", async () => {
  const { read } = await start({ BACKUP_DIR: await newFolder() });
  const known = new Set([...(await read()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  for (const file of ["alerts.yml", "grafana-dashboard.json"]) {
    const text = await readFile(`deploy/${file}`, "utf8");
    const named = text.match(/\b(?:firnline|nodejs|process)_\w+/g) ?? [];
    expect(named.length).toBeGreaterThan(10);
    for (const name of named) expect(known, file).toContain(name.replace(/_(?:bucket|count)$/, ""));
  }
});
