import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openDatabase } from "#server/db/connect.ts";
import { openFile } from "#server/db/sqlite/open-file.ts";
import { createIntake } from "#server/intake/intake.ts";
import { startSite } from "#tests/site.ts";
import { aBooking } from "#tests/fixtures/requests.ts";

/**
 * Durable submissions per second, by the use case and by HTTP, with one client and with 64, beside
 * the bare loop that inserts the same rows into the same kind of file with the same durability, all
 * in one run and in turns. Environment: SECONDS for each measurement (3), ROUNDS (3).
 */
const seconds = Number(process.env["SECONDS"] ?? 3);
const rounds = Number(process.env["ROUNDS"] ?? 3);
let serial = 0;

const folder = await mkdtemp(join(tmpdir(), "firnline-bench-"));
const database = await openDatabase(
  { dataDir: join(folder, "use-case"), databaseUrl: null },
  () => {},
);
const intake = createIntake({
  database,
  outbox: { wake() {} },
  config: {
    siteUrl: "http://localhost",
    teamEmail: "team@example.com",
    mailFrom: "quotes@example.com",
    rateLimit: null,
  },
});
const bare = openFile(join(folder, "bare.sqlite"));
prepareBare(bare);
const site = await startSite({ SMTP_URL: "smtp://127.0.0.1:9" });

const measures: Record<string, () => Promise<number>> = {
  "bare loop": async () => measureBare(),
  "use case, 1 client": () => measure(1, useCase),
  "use case, 64 clients": () => measure(64, useCase),
  "HTTP, 1 client": () => measure(1, http),
  "HTTP, 64 clients": () => measure(64, http),
};
const results = new Map<string, number[]>();
for (let round = 0; round < rounds; round += 1) {
  for (const [name, run] of Object.entries(measures))
    results.set(name, [...(results.get(name) ?? []), await run()]);
}
const base = median(results.get("bare loop") ?? []);
for (const [name, values] of results) {
  const middle = median(values);
  console.log(
    `${name.padEnd(22)} ${middle.toFixed(0).padStart(6)} per second   ${(middle / base).toFixed(2)} x`,
  );
}
await site.dispose();
await database.close();
bare.close();
await rm(folder, { recursive: true });

async function measure(clients: number, send: () => Promise<void>): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const client = async () => {
    while (performance.now() < end) {
      await send();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return count / seconds;
}

function next() {
  serial += 1;
  return aBooking({ time: `${serial}`, email: `v${serial}@example.com` });
}

async function useCase(): Promise<void> {
  const answer = await intake.submitBooking(next(), { idempotencyKey: `k${serial}`, marks: [] });
  if (!answer.ok) throw new Error("refused");
}

async function http(): Promise<void> {
  const body = JSON.stringify(next());
  const headers = { "Content-Type": "application/json", "Idempotency-Key": `h${serial}` };
  const answer = await fetch(`${site.url}/api/booking`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(String(answer.status));
  await answer.arrayBuffer();
}

function prepareBare(db: DatabaseSync) {
  db.exec("CREATE TABLE booking (reference TEXT PRIMARY KEY, body TEXT)");
  db.exec("CREATE TABLE mail (id TEXT PRIMARY KEY, reference TEXT, message TEXT)");
}

/** One transaction: a request of about 600 bytes and two mails of the size that ours have. */
function measureBare(): number {
  const request = bare.prepare("INSERT INTO booking VALUES (?, ?)");
  const mail = bare.prepare("INSERT INTO mail VALUES (?, ?, ?)");
  const end = performance.now() + seconds * 1000;
  let count = 0;
  while (performance.now() < end) {
    serial += 1;
    bare.exec("BEGIN IMMEDIATE");
    request.run(`r${serial}`, "x".repeat(600));
    mail.run(`a${serial}`, `r${serial}`, "x".repeat(4000));
    mail.run(`b${serial}`, `r${serial}`, "x".repeat(3600));
    bare.exec("COMMIT");
    count += 1;
  }
  return count / seconds;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
