import type { DatabaseSync } from "node:sqlite";
import { commitTogether, toJobError, type BatchJob } from "./commit.ts";
import type { Job, JobAnswer } from "./messages.ts";
import type { Run } from "./statements.ts";

type JobOf<Kind extends Job["kind"]> = Job & { kind: Kind };

/** How long an interactive transaction may hold up all other writes. */
const maxHoldMs = 2000;

/** Runs jobs in order; while an interactive transaction is open, only its own. */
export function createJobQueue(db: DatabaseSync, run: Run, send: (answers: JobAnswer[]) => void) {
  const waiting: Job[] = [];
  let open: { transaction: number; timer: NodeJS.Timeout } | null = null;

  function push(jobs: readonly Job[]): void {
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
      // Some errors, such as a full disk, roll the whole transaction back.
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

  return { push };
}

const isOver = {
  message: "the transaction was rolled back before; was it held too long?",
  code: 4,
};

function guarded(id: number, action: () => JobAnswer): JobAnswer {
  try {
    return action();
  } catch (error) {
    return { id, error: toJobError(error) };
  }
}
