import { createHash } from "node:crypto";
import { makeReference } from "#domain/reference.ts";
import type { Step } from "#server/db/database.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { createEnqueue } from "#server/outbox/enqueue.ts";
import type { Circumstances, IntakeAnswer, IntakePorts } from "./intake.ts";
import type { RequestFacts, RequestRecord } from "./record.ts";
import { createSubmissions, type Submission } from "./idempotency.ts";

/** So many references may be taken in a row before something else must be wrong. */
const mostDraws = 10;

/** Stores a request and the mails it owes in one transaction, once for each submission. */
export function createStore({
  database,
  config,
  now,
  randomByte,
}: Required<Pick<IntakePorts, "now" | "randomByte">> & Pick<IntakePorts, "database" | "config">) {
  const submissions = createSubmissions(database.kysely);
  const enqueue = createEnqueue({ kysely: database.kysely, config });

  return {
    /**
     * @param describe makes the row and the mails, given the reference that was drawn
     * @throws StorageError when nothing was stored
     */
    async keep(
      kind: Submission["kind"],
      body: object,
      { idempotencyKey, marks }: Circumstances,
      describe: (facts: RequestFacts) => RequestRecord,
    ): Promise<IntakeAnswer> {
      if (idempotencyKey !== null && !isKey(idempotencyKey)) return badKey;
      const bodyHash = createHash("sha256").update(JSON.stringify(body)).digest("hex");
      for (let draw = 0; draw < mostDraws; draw += 1) {
        const time = now();
        const reference = makeReference(randomByte);
        const submission = { kind, key: idempotencyKey, bodyHash, reference, time };
        const record = describe({ reference, now: time, marks });
        const steps = [
          ...submissions.claim(submission),
          record.row,
          ...mailSteps(record, reference, time, marks),
        ];
        const result = await database.transact(steps).catch(async (error: unknown) => {
          if (!(error instanceof StorageError && error.unsure)) throw error;
          // The connection was lost during the commit: the request may be there.
          const stored = await submissions.find(submission).catch(() => null);
          if (stored?.reference !== reference) throw error;
          return { ok: true } as const;
        });
        if (result.ok) return { ok: true, reference, replayed: false };
        if (result.stoppedAt === submissions.claimedAt) return replay(submission);
      }
      throw new StorageError(`No free reference in ${mostDraws} draws`);
    },
  };

  async function replay(submission: Submission): Promise<IntakeAnswer> {
    const earlier = await submissions.find(submission);
    if (!earlier) throw new StorageError("A submission vanished while it was looked up");
    if (earlier.body_hash !== submission.bodyHash) return { ok: false, reason: "key-reused" };
    return { ok: true, reference: earlier.reference, replayed: true };
  }

  function mailSteps(
    { mails }: RequestRecord,
    reference: string,
    time: number,
    marks: Circumstances["marks"],
  ): Step[] {
    const suspicious = marks.includes("honeypot");
    return mails.flatMap((draft) =>
      enqueue(draft, {
        reference,
        now: time,
        held:
          suspicious && draft.audience === "visitor" ? "the request looks like a program's" : null,
      }),
    );
  }
}

const badKey: IntakeAnswer = {
  ok: false,
  reason: "invalid",
  errors: { "": "Idempotency-Key must be 1 to 200 visible ASCII characters." },
};

function isKey(key: string): boolean {
  return /^[\x21-\x7e]{1,200}$/.test(key);
}
