import { sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import { mailboxOf } from "#domain/form.ts";
import { sweep } from "#server/maintenance/retention.ts";
import { createDeskProcess, undoSeconds } from "#tests/fixtures/desk-process.ts";
import { createTestDesk, signIn } from "#tests/fixtures/desk.ts";
import { newFolder } from "#tests/fixtures/new-folder.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { onEach, referenceAt, visitorAt, type Settings } from "./fill.ts";
import { median, quantile, withTimeout, type Part, type Row } from "./part.ts";

const repeats = 300;
/** A server that has run for days has compiled its code. */
const warmUps = 100;
/** The longest time to repeat one call, but at least three times. */
const callMs = 6000;
const submissionsPerSecond = 20;
/** The limit for one engine, after filling it. */
const mostMs = 10 * 60_000;

type Desk = Awaited<ReturnType<typeof createTestDesk>>;

/** The desk's calls, the jobs and submissions at the same time, with many requests stored. */
export const queue: Part = {
  name: "queue",
  size: 100_000,
  async run({ size }) {
    console.log(`  ends within ${mostMs / 60_000} minutes for each database, once it is filled`);
    const rows: Row[] = [];
    await onEach(size, async (engine, settings) => {
      const measured: [string, number[]][] = [];
      await withTimeout(mostMs, measure(size, settings, measured)).catch((error: unknown) => {
        console.log(`  ${engine}, the rest is not measured: ${String(error)}`);
        process.exitCode = 1;
      });
      for (const [what, taken] of measured)
        rows.push(
          { what, value: median(taken), unit: "ms", column: `${engine} median` },
          { what, value: quantile(taken, 0.99), unit: "ms", column: `${engine} p99` },
        );
    });
    return rows;
  },
};

/** @param rows what was done, and how long each time took in milliseconds */
async function measure(
  size: number,
  settings: Settings,
  rows: [string, number[]][],
): Promise<void> {
  const desk = await createTestDesk({ ...settings });
  const { requests, outbox, personalData, database } = desk;
  const { cookie } = await signIn(desk);
  const call = async (path: string) => {
    const response = await desk.read(path, cookie);
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    await response.arrayBuffer();
  };
  const some = (index: number) => (index * 7919) % size;
  const halfway = new Date(Date.now() - (size / 2) * 60_000).toISOString();
  const calls: Record<string, (index: number) => Promise<unknown>> = {
    "the queue": () => call("/api/lists?view=queue"),
    "quoted requests": () => call("/api/lists?view=quoted"),
    "accepted rides": () => call("/api/lists?view=accepted"),
    "to follow up": () => call("/api/lists?view=followup"),
    "all, first page": () => call("/api/lists?view=all"),
    "all, a page in the middle": () => call(`/api/lists?view=all&before=${halfway}_FL-22222`),
    "a request": (index) => call(`/api/requests/${referenceAt(some(index))}`),
    "the operators of past quotes": () => call("/api/operators"),
    "the visitor's page": (index) => requests.readByReference(referenceAt(some(index))),
    "a caller": async (index) => {
      const caller = visitorAt(some(index));
      const known = await desk.call("/api/known-requests", caller, { Cookie: cookie });
      if (known.status !== 200) throw new Error(`a caller: ${known.status}`);
      await known.arrayBuffer();
    },
    "what is due": async () => {
      await requests.findExpired();
      await requests.findReminders();
      await requests.findCompleted();
      await requests.findLapsedChanges();
    },
    "the metrics' counts": () => Promise.all([outbox.backlog(), requests.countLate()]),
  };
  const jobs: Record<string, (index: number) => Promise<unknown>> = {
    "the hourly deletion of what is old": () => sweep(database, Date.now()),
    "a person's data exported": (index) =>
      personalData.export(mailboxOf(visitorAt(some(index)).email), null),
    "a person erased": (index) =>
      personalData.erase(mailboxOf(visitorAt(size - 1 - 3 * index).email), null),
    "a slow read": () => readSlowly(desk),
  };

  for (let index = 0; index < warmUps; index += 1) await submit(desk);
  rows.push(["submission, nobody reads", await submitDuring(desk, () => sleep(callMs))]);
  const lastStart = performance.now() + mostMs / 2;
  for (const [what, work] of Object.entries({ ...calls, ...jobs })) {
    if (performance.now() > lastStart) {
      console.log(`  no time left for ${what}`);
      continue;
    }
    const isJob = what in jobs;
    for (let index = 0; index < (isJob ? 0 : warmUps); index += 1) await work(index);
    const taken: number[] = [];
    const beside = await submitDuring(desk, async () => {
      const end = performance.now() + callMs;
      for (let index = 0; index < (isJob ? 3 : repeats); index += 1) {
        if (index >= 3 && performance.now() > end) break;
        taken.push(await time(() => work(index + warmUps)));
        await sleep(10);
      }
    });
    rows.push([what, taken], [`submission beside ${what}`, beside]);
  }
  await desk.close();
}

/** @returns how long each submission took, in milliseconds */
async function submitDuring(desk: Desk, work: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  const pending = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const sent = time(() => submit(desk)).then((ms) => void taken.push(ms));
    pending.add(sent);
    void sent.finally(() => pending.delete(sent));
  }, 1000 / submissionsPerSecond);
  await work();
  clearInterval(timer);
  await Promise.all(pending);
  return taken;
}

let serial = 0;

async function submit({ intake }: Desk): Promise<void> {
  serial += 1;
  const booking = aBooking({ time: `${serial}`, email: `new${serial}@example.com` });
  await intake.submitBooking(booking, { idempotencyKey: `new-${serial}`, flags: [] });
}

/** Far slower than any of the desk's own reads. */
async function readSlowly({ database: { reader } }: Desk): Promise<void> {
  const some = (many: number) =>
    reader.selectFrom("requests").select("due_at").orderBy("reference").limit(many);
  await reader
    .selectFrom(some(50_000).as("one"))
    .innerJoin(some(300).as("other"), (by) => by.on(sql<boolean>`one.due_at < other.due_at`))
    .select((eb) => eb.fn.countAll().as("count"))
    .execute();
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** From Send at the desk to the email at the visitor's mail server. */
export const send: Part = {
  name: "send",
  async run({ rounds }) {
    const desk = await createDeskProcess({ DATA_DIR: await newFolder() });
    await desk.start();
    const answers: number[] = [];
    const arrivals: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const email = `visitor${round}@example.com`;
      const reference = await desk.receive(email);
      const seen = await desk.write(reference);
      const pressed = performance.now();
      const { status } = await desk.call("POST", `/requests/${reference}/send`, seen);
      if (status !== 202) throw new Error(`Send answered ${status}`);
      answers.push(performance.now() - pressed);
      while (desk.quoteEmails(email).length === 0) await sleep(5);
      arrivals.push((performance.now() - pressed) / 1000);
    }
    await desk.dispose();
    return [
      { what: "Send is acknowledged", value: median(answers), unit: "ms" },
      { what: "the visitor's email has arrived", value: median(arrivals), unit: "s" },
      {
        what: "of which after the seconds to undo",
        value: (median(arrivals) - undoSeconds) * 1000,
        unit: "ms",
      },
    ];
  },
};
