import { sql } from "kysely";
import { mailboxKey } from "#domain/request.ts";
import { recordEvent, runSteps, type Cause } from "#server/accounts/events.ts";
import type { Config } from "#server/config.ts";
import type { Database, Reader } from "#server/db/database.ts";
import {
  readErasures,
  readJournal,
  writeJournal,
  type Erasure,
} from "#server/db/settle-restored.ts";
import type { Tables } from "#server/db/tables.ts";
import { removeMailFiles, type MailFile } from "#server/outbox/transports/file.ts";
import type { Changes } from "#server/requests/changes.ts";
import { erasePerson, replayErasures } from "./erase.ts";

/** A person is a mailbox: `key` is the same for all spellings of its address. */
type Person = { address: string; key: string };

function personOf(address: string): Person {
  return { address: address.trim().toLowerCase(), key: mailboxKey(address) };
}

/** The tables whose rows belong to a request. */
const ofRequest = [
  "booking_requests",
  "contact_messages",
  "rides",
  "ride_legs",
  "quotes",
  "quote_drafts",
  "pending_acts",
  "request_events",
  "notes",
  "payments",
  "request_tokens",
  "emails",
] as const satisfies (keyof Tables)[];

const never = ["token_hash", "tokens", "body_hash", "lease_owner", "lease_until"];

/** All stored data about a person except hashes. Records who requested it. */
async function exportPerson(
  { kysely, reader }: Pick<Database, "kysely" | "reader">,
  { address, key }: Person,
  { by, now }: { by: Cause; now: number },
) {
  const event = { accountId: by?.id ?? "console", type: "data-exported", by } as const;
  await runSteps(kysely, [recordEvent(kysely, event, now)]);
  // A submission waits for the writer, so nothing is read there.
  const requests = await reader
    .selectFrom("requests")
    .selectAll()
    .where("email_norm", "=", key)
    .orderBy("received_at")
    .execute();
  const whole: Record<string, unknown>[] = [];
  for (const request of requests) {
    const held = shown(request);
    for (const table of ofRequest) {
      const rows = await reader
        .selectFrom(table as "notes")
        .selectAll()
        .where("reference", "=", request.reference)
        .execute();
      held[table] = rows.map(shown);
    }
    whole.push(held);
  }
  const emails = await reader
    .selectFrom("emails")
    .selectAll()
    .where("recipient_key", "=", key)
    .where("audience", "=", "visitor")
    .where((eb) =>
      eb.or([
        eb("reference", "is", null),
        eb(
          "reference",
          "not in",
          eb.selectFrom("requests").select("requests.reference").where("email_norm", "=", key),
        ),
      ]),
    )
    .execute();
  return {
    address,
    exportedAt: new Date(now).toISOString(),
    requests: whole,
    otherEmails: emails.map(shown),
    alsoMentionedIn: await mentions(reader, { address, key }),
  };
}

const json = ["quote", "draft", "details"];

function shown(row: object): Record<string, unknown> {
  const cells = Object.entries(row).filter(([name]) => !never.includes(name));
  return Object.fromEntries(
    cells.map(([name, value]) => [name, json.includes(name) && value ? JSON.parse(value) : value]),
  );
}

const freeTexts = [
  ["notes", "text"],
  ["request_events", "reason"],
  ["request_events", "details"],
  ["contact_messages", "message"],
  ["quote_drafts", "draft"],
  ["quotes", "quote"],
  ["booking_requests", "email"],
] as const;

/** Limits how many requests one query reads, so that other queries don't wait long. */
const pageSize = 2000;

/** Other people's requests whose free text contains the address. */
async function mentions(reader: Reader<Tables>, { address, key }: Person): Promise<string[]> {
  const like = `%${address.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const found = new Set<string>();
  for (let after = ""; ;) {
    const page = await reader
      .selectFrom("requests")
      .select(["reference", "email_norm"])
      .where("reference", ">", after)
      .orderBy("reference")
      .limit(pageSize)
      .execute();
    const last = page.at(-1)?.reference;
    if (last === undefined) return [...found].toSorted();
    const own = new Set(page.flatMap((row) => (row.email_norm === key ? row.reference : [])));
    for (const [table, column] of freeTexts) {
      const rows = await reader
        .selectFrom(table as "notes")
        .select("reference")
        .where("reference", ">", after)
        .where("reference", "<=", last)
        .where(sql<boolean>`lower(${sql.ref(column)}) like ${like} escape '\\'`)
        .execute();
      for (const { reference } of rows) if (!own.has(reference)) found.add(reference);
    }
    after = last;
  }
}

type Ports = {
  database: Pick<Database, "kysely" | "reader">;
  config: Pick<Config, "dataDir" | "backupDir">;
  log: { error(facts: { err: unknown }, message: string): void };
  changes?: Pick<Changes, "publish">;
  now?: () => number;
};

/** Exports and erases a person's data, for the desk and the commands. */
export function createPersonalData({ database, config, log, changes, now = Date.now }: Ports) {
  const { kysely, reader } = database;
  const { dataDir, backupDir } = config;

  /** Its disk may be away or full, and DATA_DIR has a journal, too. */
  function inBackupDir<T>(act: (folder: string) => T): T | null {
    try {
      return backupDir === null ? null : act(backupDir);
    } catch (error) {
      log.error({ err: error }, "BACKUP_DIR's erasures.jsonl cannot be read or written");
      return null;
    }
  }

  const readJournals = () => [...readJournal(dataDir), ...(inBackupDir(readJournal) ?? [])];

  function writeJournals(erasures: readonly Erasure[]): void {
    if (erasures.length === 0) return;
    writeJournal(dataDir, erasures, { recursive: true });
    inBackupDir((folder) => writeJournal(folder, erasures));
  }

  return {
    export: (address: string, by: Cause) =>
      exportPerson(database, personOf(address), { by, now: now() }),

    /** Also removes emails in files, and adds the erasure to the journals that a restore reads. */
    async erase(address: string, by: Cause) {
      const person = personOf(address);
      const result = await erasePerson(kysely, person.key, { by, now: now() });
      if (!result.ok) return { ok: false as const, why: stillBooked(result.booked) };
      const { erasure, ...erased } = result;
      await removeFilesOf([erasure], () => true);
      await publish(erasure.requests);
      writeJournals(await readErasures(kysely, readJournals()));
      return { ...erased, ok: true as const, mentionedIn: await mentions(reader, person) };
    },

    /**
     * Repeats the erasures missing from the database, for example after a restore, and updates the
     * journals.
     * @param others erasures of other journals, such as a backup's
     * @returns how many erasures were repeated
     */
    async catchUp(others: readonly Erasure[] = []): Promise<number> {
      const erasures = await readErasures(kysely, [...readJournals(), ...others]);
      const repeated = await replayErasures(kysely, erasures);
      // Also those of an erasure that was interrupted.
      await removeFilesOf(erasures, ({ createdAt }, { at }) => createdAt <= at);
      writeJournals(erasures);
      return repeated.length;
    },
  };

  async function removeFilesOf(
    erasures: readonly Erasure[],
    isOld: (file: MailFile, erasure: Erasure) => boolean,
  ): Promise<void> {
    const isOf = ({ reference, emailId }: MailFile, { requests, emails }: Erasure) =>
      requests.includes(reference) || emails.some((id) => id.startsWith(emailId));
    await removeMailFiles(dataDir, (file) =>
      erasures.some((erasure) => isOf(file, erasure) && isOld(file, erasure)),
    );
  }

  /** Makes open desks reload these requests, or notice that they are gone. */
  async function publish(references: readonly string[]): Promise<void> {
    if (changes === undefined || references.length === 0) return;
    const rows = await kysely
      .selectFrom("requests")
      .select(["reference", "state", "version"])
      .where("reference", "in", references)
      .execute();
    const left = new Map(rows.map((row) => [row.reference, row]));
    for (const reference of references)
      changes.publish({ ...(left.get(reference) ?? { reference, ...gone }), isListed: true });
  }
}

/** A version later than any request's. */
const gone = { state: "closed", version: 2 ** 31 - 1 } as const;

/** Why nothing is erased yet. */
function stillBooked(references: readonly string[]): string {
  return `Still booked: ${references.join(", ")}. Cancel them first, or wait until they are over.`;
}

export type PersonalData = ReturnType<typeof createPersonalData>;
