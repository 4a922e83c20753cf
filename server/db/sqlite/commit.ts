import type { DatabaseSync } from "node:sqlite";
import type { TransactionResult } from "#server/db/database.ts";
import type { Job, JobAnswer, JobError } from "./messages.ts";
import type { Run } from "./statements.ts";

/** A transaction that came as a whole. */
export type BatchJob = Job & { kind: "batch" };

/**
 * Commits the transactions that arrived together with one wait for the disk. Each is fenced by a
 * savepoint, so that one which fails leaves the others whole; if the shared commit fails, all fail.
 */
export function commitTogether(db: DatabaseSync, run: Run, jobs: BatchJob[]): JobAnswer[] {
  if (jobs.length === 0) return [];
  const answers: JobAnswer[] = [];
  try {
    run("BEGIN IMMEDIATE", []);
    for (const job of jobs) {
      answers.push(jobs.length === 1 ? alone(run, job) : attempt(db, run, job));
      // Some errors, a full disk among them, end the whole transaction by themselves.
      if (!db.isTransaction) throw new Error("the transaction was rolled back");
    }
    run("COMMIT", []);
    return answers;
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    const own = answers.find((answer) => "error" in answer);
    const shared = own && "error" in own ? own.error : describe(error);
    return jobs.map((job) => ({ id: job.id, error: shared }));
  }
}

/** With nobody beside it a transaction needs no fence: it commits or throws as a whole. */
function alone(run: Run, job: BatchJob): JobAnswer {
  const batch = runSteps(run, job);
  if (!batch.ok) {
    run("ROLLBACK", []);
    run("BEGIN IMMEDIATE", []);
  }
  return { id: job.id, batch };
}

function attempt(db: DatabaseSync, run: Run, job: BatchJob): JobAnswer {
  run("SAVEPOINT job", []);
  try {
    const batch = runSteps(run, job);
    if (!batch.ok) run("ROLLBACK TO job", []);
    run("RELEASE job", []);
    return { id: job.id, batch };
  } catch (error) {
    const answer = { id: job.id, error: describe(error) };
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

/** A failure in the form in which it crosses threads. */
export function describe(error: unknown): JobError {
  const code = error instanceof Error && "errcode" in error ? Number(error.errcode) : 1;
  return { message: error instanceof Error ? error.message : "unknown", code };
}
