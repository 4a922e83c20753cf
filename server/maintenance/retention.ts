import { sql, type Kysely, type RawBuilder } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { Temporal } from "temporal-polyfill";
import { retentionCutoff, type Retained } from "#domain/policy.ts";
import { storedInstant } from "#domain/time.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { removeMailFiles } from "#server/outbox/transports/file.ts";

/** Which rows of a table are outdated; a request's dependent rows go with it. */
type Rule = {
  period: Retained;
  name: string;
  table: keyof Tables;
  /** The key column; without one, a single statement deletes all rows. */
  key?: string;
  /** The column to empty; without one, the row is deleted. */
  empty?: string;
  where: (since: string) => RawBuilder<unknown>;
};

function requests(period: Retained, name: string, where: Rule["where"]): Rule {
  const isOld = (since: string) =>
    sql`received_at < ${since} and asked_at < ${since} and ${noEventOf("requests", since)}`;
  const both = (since: string) => sql`${where(since)} and ${isOld(since)}`;
  return { period, name, table: "requests", key: "reference", where: both };
}

function noEventOf(table: "requests" | "request_tokens", since: string) {
  return sql`not exists (select 1 from request_events as event
    where event.reference = ${sql.ref(`${table}.reference`)} and event.at >= ${since})`;
}

function ended(table: keyof Tables, column: string): Rule {
  const where = (since: string) => sql`${sql.ref(column)} <= ${since}`;
  return { period: "ended", name: table.replaceAll("_", " "), table, where };
}

/** A quote means that the team dealt with the request, and perhaps a ride and a payment. */
const noQuote = sql`not exists (select 1 from quotes where quotes.reference = requests.reference)`;

const oldEmail = (since: string) => sql`draft <> '' and due_at is null and created_at < ${since}
  and coalesce(sent_at, last_attempt_at, '') < ${since} and coalesce(resent_at, '') < ${since}`;

const rules: readonly Rule[] = [
  requests(
    "bookings",
    "bookings",
    (since) => sql`kind = 'booking' and coalesce(pickup_at, '') < ${since} and not exists
      (select 1 from quotes where quotes.reference = requests.reference and quotes.pickup_at >= ${since})`,
  ),
  requests("contactMessages", "contact messages", () => sql`kind = 'contact'`),
  requests(
    "suspiciousRequests",
    "suspicious requests",
    () => sql`flags <> '' and (flags like '%honeypot%' or flags like '%too-fast%')
      and state in ('received', 'closed') and ${noQuote}`,
  ),
  requests(
    "suspiciousRequests",
    "requests closed as spam",
    // A separate query, or SQLite would read years of requests to find the few closed ones.
    () => sql`reference in (select closed.reference from requests as closed
      where closed.kind in ('booking', 'contact') and closed.state = 'closed') and ${noQuote} and exists
      (select 1 from request_events as event where event.reference = requests.reference
        and event.details like '%"why":"spam"%' and event.version =
          (select max(last.version) from request_events as last
            where last.reference = requests.reference and last.type = 'close'))`,
  ),
  {
    period: "emails",
    name: "emails of no request",
    table: "emails",
    key: "id",
    where: (since) => sql`${oldEmail(since)} and reference is null`,
  },
  {
    period: "emails",
    name: "texts of emails",
    table: "emails",
    key: "id",
    empty: "draft",
    where: (since) => sql`${oldEmail(since)} and reference is not null`,
  },
  {
    period: "fingerprints",
    name: "fingerprints",
    table: "requests",
    key: "reference",
    empty: "body_hash",
    where: (since) => sql`body_hash <> '' and received_at < ${since}`,
  },
  {
    period: "links",
    name: "links to visitors' pages",
    table: "request_tokens",
    key: "token_hash",
    where: (since) => sql`created_at < ${since} and ${noEventOf("request_tokens", since)}
      and not exists (select 1 from requests
        where requests.reference = request_tokens.reference and requests.pickup_at >= ${since})`,
  },
  {
    period: "accountRecord",
    name: "records of accounts",
    table: "account_events",
    key: "id",
    where: (since) => sql`at < ${since}`,
  },
  ended("sessions", "expires_at"),
  ended("account_links", "expires_at"),
  ended("passkey_challenges", "expires_at"),
  ended("password_tries", "ends_at"),
  ended("idempotency_keys", "expires_at"),
  {
    ...ended("rate_limits", "expire"),
    where: (since) => sql`expire <= ${Date.parse(since)}`,
  },
];

const batch = 100;
/** The pause between batches, so that visitors' writes go first. */
const pauseMs = 50;

export type Removed = { name: string; rows: number };

/** How many rows a sweep would delete or empty now, by rule. */
export async function countOutdated(kysely: Kysely<Tables>, now: number): Promise<Removed[]> {
  const counts: Removed[] = [];
  for (const { name, period, table, where } of rules) {
    const query = sql<{ rows: number | string }>`select count(*) as ${sql.ref("rows")}
      from ${sql.table(table)} where ${where(sinceOf(period, now))}`;
    const found = await query.execute(kysely);
    counts.push({ name, rows: Number(found.rows[0]?.rows) });
  }
  return counts;
}

type Db = Pick<Database, "kysely" | "reader">;

/** Deletes or empties outdated rows in small batches. @param signal stops it between batches */
export async function sweep(db: Db, now: number, signal?: AbortSignal): Promise<Removed[]> {
  const removed: Removed[] = [];
  for (const rule of rules) {
    if (signal?.aborted) break;
    let rows = 0;
    for (;;) {
      const last = await removeBatch(db, rule, sinceOf(rule.period, now));
      rows += last;
      if (last < batch || signal?.aborted) break;
      await sleep(pauseMs);
    }
    removed.push({ name: rule.name, rows });
  }
  return removed;
}

/** @returns how many rows it removed; fewer than `batch` means that none are left */
async function removeBatch(
  { kysely, reader }: Db,
  { table, key, empty, where }: Rule,
  since: string,
): Promise<number> {
  const isOld = sql<boolean>`${where(since)}`;
  if (key === undefined) {
    const gone = await sql`delete from ${sql.table(table)} where ${isOld}`.execute(kysely);
    return Math.min(Number(gone.numAffectedRows ?? 0), batch - 1);
  }
  // Finds rows on a read-only connection, so visitors' writes only wait for the batch itself.
  const found = await reader
    .selectFrom(table)
    .select(sql.ref<string>(key).as("id"))
    .where(isOld)
    .limit(batch)
    .execute();
  if (found.length === 0) return 0;
  const which = sql`${sql.ref(key)} in (${sql.join(found.map(({ id }) => id))}) and ${isOld}`;
  await (
    empty === undefined
      ? sql`delete from ${sql.table(table)} where ${which}`
      : sql`update ${sql.table(table)} set ${sql.ref(empty)} = '' where ${which}`
  ).execute(kysely);
  return found.length;
}

function sinceOf(period: Retained, now: number): string {
  return storedInstant(retentionCutoff(period, Temporal.Instant.fromEpochMilliseconds(now)));
}

const hourMs = 60 * 60 * 1000;
/** Keeps the first sweep out of the startup. */
const firstAfterMs = 60_000;

type Ports = {
  database: Db;
  config: Pick<Config, "dataDir">;
  log: Logger;
  now?: () => number;
};

/** Sweeps every hour; also removes old emails in files. */
export function createRetention({ database, config, log, now = Date.now }: Ports) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | null = null;

  async function turn(): Promise<void> {
    try {
      const removed = await sweep(database, now(), signal);
      const since = sinceOf("emails", now());
      const files = await removeMailFiles(config.dataDir, ({ createdAt }) => createdAt < since);
      const some = [...removed, { name: "emails as files", rows: files }].filter(
        ({ rows }) => rows,
      );
      if (some.length > 0) log.info({ removed: some }, "what is no longer kept was deleted");
    } catch (error) {
      log.error({ err: error }, "what is no longer kept could not be deleted");
    }
  }

  async function run(): Promise<void> {
    for (let wait = firstAfterMs; !signal.aborted; wait = hourMs) {
      await sleep(wait, undefined, { signal }).catch(() => {});
      if (!signal.aborted) await turn();
    }
  }

  return {
    turn,
    start(): void {
      running ??= run();
    },
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
