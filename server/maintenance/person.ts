import type { Person } from "#domain/form.ts";
import type { Cause } from "#server/accounts/events.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/database.ts";
import {
  readErasures,
  readJournal,
  writeJournal,
  type Erasure,
} from "#server/db/settle-restored.ts";
import { removeMailFiles, type MailFile } from "#server/outbox/transports/file.ts";
import type { Changes } from "#server/requests/changes.ts";
import { erasePerson, replayErasures } from "./erase.ts";
import { exportPerson, mentions, samePhone } from "./export.ts";

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
    export: (person: Person, by: Cause) => exportPerson(database, person, { by, now: now() }),

    /** Also removes emails in files, and adds the erasure to the journals that a restore reads. */
    async erase(person: Person, by: Cause) {
      const withPhone = await samePhone(reader, person);
      const result = await erasePerson(kysely, person, { by, now: now() });
      if (!result.ok) return { ok: false as const, why: stillBooked(result.booked) };
      const { erasure, ...erased } = result;
      await removeFilesOf([erasure], () => true);
      await publish(erasure.requests);
      writeJournals(await readErasures(kysely, readJournals()));
      const mentionedIn = await mentions(reader, person, erasure.requests);
      return { ...erased, ok: true as const, mentionedIn, samePhone: withPhone };
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
