import { once } from "node:events";
import { rename, unlink } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test, vi, afterEach } from "vitest";
import { sharedMs } from "#server/db/readiness.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { startSite, type Site } from "#tests/fixtures/site-process.ts";
import { newDatabase, startPostgres, type PostgresServer } from "#tests/postgres/server.ts";

const programs = inject("postgresPrograms");
const it = test.skipIf(programs === null);
let server: PostgresServer;
let site: Site;
beforeAll(async () => {
  if (!programs) return;
  server = await startPostgres(programs);
  site = await startSite({ DATABASE_URL: await newDatabase(server.url) });
});
afterAll(async () => {
  await site?.dispose();
  await server?.remove();
});

function book(): Promise<Response> {
  return fetch(`${site.url}/api/booking`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(aBooking({ time: crypto.randomUUID() })),
    signal: AbortSignal.timeout(10_000),
  });
}

async function readiness(): Promise<number> {
  return (await fetch(`${site.url}/readyz`)).status;
}

it.each([
  ["killed", () => server.end("SIGKILL"), () => server.start()],
  ["stopped", () => server.end("SIGINT"), () => server.start()],
  ["hanging", () => server.pause(), () => server.resume()],
])("while PostgreSQL is %s visitors are told so, and the site stays", async (_, cause, cure) => {
  expect((await book()).status).toBe(200);
  await cause();
  const responses = await Promise.all(Array.from({ length: 12 }, book));
  expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(503));
  expect(await responses[0]?.json()).toMatchObject({ success: false });
  // The readiness result from before the outage may be reused for this long.
  await sleep(sharedMs + 10);
  expect(await readiness()).toBe(503);
  // The control: whatever needs no database is served throughout.
  expect((await fetch(`${site.url}/booking`)).status).toBe(200);
  await cure();
  await vi.waitFor(async () => expect((await book()).status).toBe(200), { timeout: 100_000 });
  await vi.waitFor(async () => expect(await readiness()).toBe(200), { timeout: 100_000 });
  expect(site.child.exitCode).toBeNull();
  expect(site.output()).not.toContain("Róisín");
});

const sites: Site[] = [];
afterEach(async () => {
  for (const each of sites.splice(0)) if (each.child.exitCode === null) await each.dispose();
});

async function start(settings: Record<string, string> = {}) {
  const started = await startSite(settings);
  sites.push(started);
  return started;
}

/** @returns the status of the response, or null if there was none */
async function bookAt({ url }: Site): Promise<number | null> {
  const answer = await fetch(`${url}/api/booking`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(aBooking()),
  }).catch(() => null);
  return answer?.status ?? null;
}

test("a database that is renamed or removed under the site: nothing is acknowledged, and it stops", async () => {
  const [renamed, removed, control] = await Promise.all([start(), start(), start()]);
  const losses = [
    [renamed, (file: string) => rename(file, `${file}.old`)],
    [removed, (file: string) => unlink(file)],
  ] as const;
  for (const [lost, cause] of losses) {
    expect(await bookAt(lost)).toBe(200);
    const exited = once(lost.child, "exit");
    await cause(join(lost.dataDir, "firnline.sqlite"));
    expect(await bookAt(lost)).not.toBe(200);
    expect((await exited)[0]).toBe(70);
    expect(lost.output()).toContain(
      "was removed, replaced or cut short while Firnline was running",
    );
  }
  // The control: another site, whose database stays up, keeps running.
  expect(await bookAt(control)).toBe(200);
});
