import type { DatabaseSync } from "node:sqlite";
import type { TransactionResult } from "#server/db/database.ts";
import type { Run } from "./statements.ts";
import type { Job, JobAnswer, JobError } from "./thread.ts";

type JobOf<Kind extends Job["kind"]> = Job & { kind: Kind };

/** How long an interactive transaction may hold up all other writes. */
const maxHoldMs = 2000;

/**
 * Runs jobs as they come, but of those that wait together all batches, in one commit, before the single
 * statements. While an interactive transaction is open, only its own.
 */
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

export type BatchJob = Job & { kind: "batch" };

/** Commits several transactions with one fsync, each in a savepoint, so that each can fail alone. */
export function commitTogether(db: DatabaseSync, run: Run, jobs: BatchJob[]): JobAnswer[] {
  if (jobs.length === 0) return [];
  const answers: JobAnswer[] = [];
  try {
    run("BEGIN IMMEDIATE", []);
    for (const job of jobs) {
      answers.push(jobs.length === 1 ? runAlone(run, job) : runInSavepoint(db, run, job));
      // Some errors, such as a full disk, roll the whole transaction back.
      if (!db.isTransaction) throw new Error("the transaction was rolled back");
    }
    run("COMMIT", []);
    return answers;
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    const own = answers.find((answer) => "error" in answer);
    const shared = own && "error" in own ? own.error : toJobError(error);
    return jobs.map((job) => ({ id: job.id, error: shared }));
  }
}

function runAlone(run: Run, job: BatchJob): JobAnswer {
  const batch = runSteps(run, job);
  if (!batch.ok) {
    run("ROLLBACK", []);
    run("BEGIN IMMEDIATE", []);
  }
  return { id: job.id, batch };
}

function runInSavepoint(db: DatabaseSync, run: Run, job: BatchJob): JobAnswer {
  run("SAVEPOINT job", []);
  try {
    const batch = runSteps(run, job);
    if (!batch.ok) run("ROLLBACK TO job", []);
    run("RELEASE job", []);
    return { id: job.id, batch };
  } catch (error) {
    const answer = { id: job.id, error: toJobError(error) };
    if (db.isTransaction) {
      run("ROLLBACK TO job", []);
      run("RELEASE job", []);
    }
    return answer;
  }
}

function runSteps(run: Run, job: BatchJob): TransactionResult {
  for (const [index, step] of job.steps.entries()) {
    const { changes } = run(step.sql, step.parameters);
    if (step.mustChange && changes === 0) return { ok: false, stoppedAt: index };
  }
  return { ok: true };
}

export function toJobError(error: unknown): JobError {
  const code = error instanceof Error && "errcode" in error ? Number(error.errcode) : 1;
  return { message: error instanceof Error ? error.message : "unknown", code };
}
