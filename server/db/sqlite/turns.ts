import type { DatabaseSync } from "node:sqlite";
import { commitTogether, describe, type BatchJob } from "./commit.ts";
import type { Job, JobAnswer } from "./messages.ts";
import type { Run } from "./statements.ts";

type JobOf<Kind extends Job["kind"]> = Job & { kind: Kind };

/** Held for longer, an interactive transaction would stop everybody else's writes. */
const maxHoldMs = 2000;

/**
 * Orders the work of the one connection that writes: first come, first served, but what waits
 * together is committed together, and an open interactive transaction has the connection to itself.
 * @param send takes the answers of one turn, once they are on disk
 */
export function createTurns(db: DatabaseSync, run: Run, send: (answers: JobAnswer[]) => void) {
  const waiting: Job[] = [];
  let open: { transaction: number; timer: NodeJS.Timeout } | null = null;

  /** Takes up all that has arrived. */
  function take(jobs: readonly Job[]): void {
    const answers: JobAnswer[] = [];
    for (const job of jobs) {
      const isOwn = open !== null && "transaction" in job && job.transaction === open.transaction;
      if (isOwn) answers.push(continueOpen(job));
      else waiting.push(job);
    }
    work(answers);
  }

  function work(answers: JobAnswer[]): void {
    while (open === null && waiting.length > 0) {
      const [first] = waiting;
      if (first?.kind === "begin") {
        waiting.shift();
        answers.push(begin(first));
        continue;
      }
      const next = waiting.findIndex((job) => job.kind === "begin");
      const turn = waiting.splice(0, next === -1 ? waiting.length : next);
      const batches = turn.filter((job): job is BatchJob => job.kind === "batch");
      answers.push(...commitTogether(db, run, batches));
      for (const job of turn) if (job.kind !== "batch") answers.push(single(job));
    }
    if (answers.length > 0) send(answers);
  }

  function begin({ id, transaction }: JobOf<"begin">): JobAnswer {
    return guarded(id, () => {
      run("BEGIN IMMEDIATE", []);
      open = { transaction, timer: setTimeout(expire, maxHoldMs) };
      return { id, done: true };
    });
  }

  function continueOpen(job: Job): JobAnswer {
    const { id } = job;
    if (job.kind === "statement") {
      const answer = guarded(id, () => ({ id, statement: run(job.sql, job.parameters) }));
      // A full disk, among others, rolls the whole transaction back.
      if (!db.isTransaction) release();
      return answer;
    }
    const isCommit = job.kind === "end" && job.commit;
    const answer = guarded(id, (): JobAnswer => {
      run(isCommit ? "COMMIT" : "ROLLBACK", []);
      return { id, done: true };
    });
    release();
    return answer;
  }

  /** A job of no open transaction. */
  function single(job: Job): JobAnswer {
    const { id } = job;
    if (job.kind === "close" || (job.kind === "end" && !job.commit)) return { id, done: true };
    if (job.kind !== "statement" || job.transaction !== null) return { id, error: isOver };
    const answer = guarded(id, () => ({ id, statement: run(job.sql, job.parameters) }));
    if (!db.isTransaction) return answer;
    db.exec("ROLLBACK");
    return { id, error: { message: "a single statement cannot begin a transaction", code: 21 } };
  }

  function release(): void {
    clearTimeout(open?.timer);
    open = null;
    if (db.isTransaction) db.exec("ROLLBACK");
  }

  function expire(): void {
    release();
    work([]);
  }

  return { take };
}

const isOver = {
  message: "the transaction was rolled back before; was it held too long?",
  code: 4,
};

function guarded(id: number, action: () => JobAnswer): JobAnswer {
  try {
    return action();
  } catch (error) {
    return { id, error: describe(error) };
  }
}
