import { sql } from "kysely";
import { startRide } from "#domain/ride.ts";
import { toBookingText } from "#server/db/booking-columns.ts";
import type { Database, Step } from "#server/db/database.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { createEnqueue } from "#server/outbox/outbox.ts";
import { insertRide } from "#server/requests/ride.ts";
import { claimKey, deleteExpiredKeys, findByKey, type Submission } from "./idempotency.ts";
import type { IntakePorts } from "./intake.ts";
import type { RequestRecord } from "./records.ts";

/** A repeat of the same body within this time is a possible duplicate. */
const duplicateWindowMs = 24 * 60 * 60 * 1000;

type CommitOutcome = "stored" | "reference-taken" | "key-taken" | "possible-duplicate";

/** Commits a request, its key and its emails in one transaction. */
export function createStore(database: Database, config: IntakePorts["config"]) {
  const { kysely } = database;
  const enqueue = createEnqueue({ kysely, config });

  return {
    async commit(
      submission: Submission,
      record: RequestRecord,
      tokenStep: Step | null,
    ): Promise<CommitOutcome> {
      const { reference, flags } = record.request;
      const guards: { outcome: CommitOutcome; step: Step }[] = [
        { outcome: "reference-taken", step: insertRequest(submission, record) },
        { outcome: "key-taken", step: claimKey(kysely, submission, reference) },
      ];
      if (!flags.includes("possible-duplicate"))
        guards.push({
          outcome: "possible-duplicate",
          step: requireNoDuplicate(submission, reference),
        });
      const steps = [
        ...guards.map(({ step }) => step),
        ...insertChild(record),
        ...(tokenStep ? [tokenStep] : []),
        ...record.emails.flatMap(({ draft, held }) =>
          enqueue(draft, { reference, now: submission.time, held }),
        ),
      ];
      const expire = deleteExpiredKeys(kysely, submission.time);
      try {
        const result = await database.transact([expire, ...steps]);
        if (result.ok) return "stored";
        const guard = guards[result.stoppedAt - 1];
        if (guard) return guard.outcome;
        throw new StorageError(`The transaction stopped at step ${result.stoppedAt}`);
      } catch (error) {
        if (
          error instanceof StorageError &&
          error.unsure &&
          (await isStored(submission, reference))
        )
          return "stored";
        throw error;
      }
    },

    findByKey: (submission: Submission) => findByKey(kysely, submission),
  };

  async function isStored(submission: Submission, reference: string): Promise<boolean> {
    const row = await findByKey(kysely, submission).catch(() => null);
    return row?.reference === reference;
  }

  function insertRequest({ bodyHash }: Submission, { request }: RequestRecord): Step {
    const query = kysely
      .insertInto("requests")
      .values({ ...request, state: "received", version: 1, body_hash: bodyHash })
      .onConflict((conflict) => conflict.column("reference").doNothing());
    return { ...query.compile(), mustChange: true };
  }

  function requireNoDuplicate({ bodyHash, time }: Submission, reference: string): Step {
    const since = new Date(time - duplicateWindowMs).toISOString();
    const query = sql`select 1 where not exists (select 1 from requests
      where body_hash = ${bodyHash} and received_at > ${since} and reference <> ${reference})`;
    return { ...query.compile(kysely), mustChange: true };
  }

  function insertChild({ child }: RequestRecord): Step[] {
    if (child.table === "contact_messages")
      return [kysely.insertInto("contact_messages").values(child.row).compile()];
    const { row } = child;
    return [
      kysely.insertInto("booking_requests").values(row).compile(),
      ...insertRide(kysely, row.reference, startRide(toBookingText(row))),
    ];
  }
}
