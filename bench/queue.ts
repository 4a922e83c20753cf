import { sql } from "kysely";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { databaseFile } from "#server/db/sqlite/open.ts";
import { createDeskProcess, undoSeconds } from "#tests/fixtures/desk-process.ts";
import { createTestDesk, signIn } from "#tests/fixtures/desk.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { fillRequests, referenceAt, openServices } from "./fill.ts";
import { median, quantile, type Part, type Row } from "./part.ts";

const size = 100_000;
const repeats = 300;
const submissionsPerSecond = 50;
const quietMs = 6000;

type Desk = Awaited<ReturnType<typeof createTestDesk>>;

/** The desk's calls and submissions beside each other, with 100,000 requests stored. */
export const queue: Part = {
  name: "queue",
  async run() {
    const folder = await mkdtemp(join(tmpdir(), "firnline-bench-"));
    await (await openServices(folder)).close();
    fillRequests(join(folder, databaseFile), size);
    const desk = await createTestDesk({ DATA_DIR: folder });
    const { cookie } = await signIn(desk);
    const call = async (path: string) => {
      const response = await desk.read(path, cookie);
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
      await response.arrayBuffer();
    };
    const calls: Record<string, (index: number) => Promise<void>> = {
      "the queue": () => call("/api/lists?view=queue"),
      "all, first page": () => call("/api/lists?view=all"),
      "a caller": async (index) => {
        const email = `v${(index * 7919) % (size / 3)}@example.com`;
        const known = await desk.call(
          "/api/known-requests",
          { cellPhone: "9700000007", email },
          { Cookie: cookie },
        );
        if (known.status !== 200) throw new Error(`a caller: ${known.status}`);
        await known.arrayBuffer();
      },
      "a request": (index) => call(`/api/requests/${referenceAt((index * 7919) % size)}`),
    };

    const rows: Row[] = [];
    const note = (what: string, taken: readonly number[]) =>
      rows.push(
        { what: `${what}, median`, value: median(taken), unit: "ms" },
        { what: `${what}, p99`, value: quantile(taken, 0.99), unit: "ms" },
      );
    note("submission, nobody reads", await submitDuring(desk, () => sleep(quietMs)));
    for (const [what, read] of Object.entries(calls)) {
      for (let index = 0; index < 20; index += 1) await read(index);
      const taken: number[] = [];
      const beside = await submitDuring(desk, async () => {
        for (let index = 0; index < repeats; index += 1) {
          taken.push(await time(() => read(index)));
          await sleep(10);
        }
      });
      note(what, taken);
      note(`submission beside it`, beside);
    }
    const slow: number[] = [];
    const beside = await submitDuring(desk, async () => {
      slow.push(await time(() => readSlowly(desk)));
    });
    note("a slow read", slow);
    note("submission beside it", beside);
    await desk.close();
    return rows;
  },
};

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
async function readSlowly({ database }: Desk): Promise<void> {
  await database.reader
    .selectFrom("requests")
    .innerJoin("requests as other", (by) => by.on(sql<boolean>`other.rowid % 40 = 0`))
    .select(sql`count(*)`.as("count"))
    .where(sql<boolean>`requests.body_hash < other.body_hash`)
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
    const desk = await createDeskProcess();
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
