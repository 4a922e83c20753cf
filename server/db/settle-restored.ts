import { sql, type Kysely } from "kysely";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "#server/errors.ts";
import type { Tables } from "./tables.ts";

export type Settled = {
  requests: number;
  newest: string | null;
  undecided: number;
};

/**
 * Work in progress at the time of a backup may have finished since. So this ends sessions, one-time
 * links and pending acts, and leaves the emails that were waiting for the team to decide on.
 */
export async function settleRestored(db: Kysely<Tables>): Promise<Settled> {
  const now = new Date().toISOString();
  await db.transaction().execute(async (transaction) => {
    for (const table of [
      "sessions",
      "account_links",
      "passkey_challenges",
      "pending_acts",
    ] as const)
      await transaction.deleteFrom(table).execute();
    await transaction
      .updateTable("emails")
      .set({ due_at: null, lease_owner: null, lease_until: null, tokens: null })
      .set({ data_started_at: now, reason: "restored from a backup: it may have been sent since" })
      .where("due_at", "is not", null)
      .execute();
  });
  const requests = await db
    .selectFrom("requests")
    .select((eb) => [
      eb.fn.countAll<number | string>().as("requests"),
      eb.fn.max("received_at").as("newest"),
    ])
    .executeTakeFirstOrThrow();
  const { undecided } = await db
    .selectFrom("emails")
    .select(sql<number | string>`count(*)`.as("undecided"))
    .where("data_started_at", "=", now)
    .executeTakeFirstOrThrow();
  return {
    requests: Number(requests.requests),
    newest: requests.newest,
    undecided: Number(undecided),
  };
}

/** Records an erasure without naming the person, so that a restore can repeat it. */
export type Erasure = { id: string; at: string; requests: string[]; emails: string[] };

/** A file in DATA_DIR and next to the backups, with one erasure per line. */
const journalFile = "erasures.jsonl";

/** The erasures in the database and in journals, each once. */
export async function readErasures(
  db: Kysely<Tables>,
  journals: readonly Erasure[],
): Promise<Erasure[]> {
  const rows = await db.selectFrom("erasures").selectAll().execute();
  const stored = rows.map(({ id, at, requests, emails }) => ({
    id,
    at,
    requests: JSON.parse(requests) as string[],
    emails: JSON.parse(emails) as string[],
  }));
  const all = [...stored, ...journals];
  return [...new Map(all.map((each) => [each.id, each])).values()].toSorted((a, b) =>
    a.at < b.at ? -1 : 1,
  );
}

/**
 * Adds to the folder's journal what it lacks.
 * @param recursive whether the folders above it are made, too
 * @throws when it cannot be written
 */
export function writeJournal(
  folder: string,
  erasures: readonly Erasure[],
  { recursive = false } = {},
): void {
  const file = join(folder, journalFile);
  const known = new Set(readJournal(folder).map(({ id }) => id));
  if (erasures.every(({ id }) => known.has(id))) return;
  if (!existsSync(folder)) mkdirSync(folder, { recursive, mode: 0o700 });
  const text = erasures.map((each) => `${JSON.stringify(each)}\n`).join("");
  writeFileSync(`${file}.partial`, text, { mode: 0o600, flush: true });
  renameSync(`${file}.partial`, file);
}

/** @throws StartError when there is one that cannot be read */
export function readJournal(folder: string): Erasure[] {
  const file = join(folder, journalFile);
  if (!existsSync(file)) return [];
  try {
    const lines = readFileSync(file, "utf8").split("\n");
    return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Erasure);
  } catch {
    throw new StartError(
      `${file} cannot be read: who was erased would come back. Restore that file.`,
    );
  }
}
