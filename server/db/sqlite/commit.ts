import type { DatabaseSync } from "node:sqlite";
import type { TransactionResult } from "#server/db/database.ts";
import type { Job, JobAnswer, JobError } from "./messages.ts";
import type { Run } from "./statements.ts";

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
