import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import type { TransactionResult } from "#server/db/database.ts";
import { rememberFiles, rememberSize, openFile } from "./file.ts";
import {
  createRunner,
  fileMoved,
  noJob,
  toJobError,
  type Job,
  type JobAnswer,
  type JobError,
} from "./statements.ts";

// The only connection that writes: pages never wait for the disk.
const port = parentPort!;
const { file } = workerData as { file: string };
const db = openFile(file);
const run = createRunner(db);
// Short, because a submission may wait for several writes in a row.
db.exec("PRAGMA busy_timeout = 400");
// The first read creates the log and its index.
db.prepare("SELECT count(*) FROM sqlite_schema").get();
const findReplaced = rememberFiles([file, `${file}-wal`, `${file}-shm`]);
const isCutShort = rememberSize(file);

let closeId: number | null = null;
const queue = createJobQueue((answers) => {
  // Acknowledge nothing that was written to a removed file.
  const error = lostFile();
  const isLast = answers.some(({ id }) => id === closeId);
  if (isLast) close();
  const sent = answers.map((answer): JobAnswer => {
    const isRefused = error !== null && answer.id !== closeId;
    return isRefused ? { id: answer.id, error } : answer;
  });
  port.postMessage(sent);
  if (isLast) port.close();
});

// Checkpoint while idle, so that no commit has to wait for it.
const idleMs = 100;
const checkpointTimer = setTimeout(() => {
  try {
    db.exec("PRAGMA wal_checkpoint(PASSIVE)");
  } catch {
    // The next checkpoint will do it; the log has everything.
  }
}, idleMs);

const idleCheckMs = 1000;
const idleCheck = setInterval(() => {
  const error = lostFile();
  if (error) port.postMessage([{ id: noJob, error }] satisfies JobAnswer[]);
}, idleCheckMs);

port.on("message", (first: readonly Job[]) => {
  // Everything that has arrived shares one fsync.
  const jobs = [...first];
  for (let more = receiveMessageOnPort(port); more; more = receiveMessageOnPort(port))
    jobs.push(...(more.message as Job[]));
  closeId ??= jobs.find((job) => job.kind === "close")?.id ?? null;
  queue.push(jobs);
  checkpointTimer.refresh();
});

function lostFile(): JobError | null {
  const lost = findReplaced() ?? (isCutShort() ? file : null);
  if (lost === null) return null;
  const message =
    `${lost} was removed, replaced or cut short while Firnline was running, so nothing more can be ` +
    `kept in it; see "Backup and restore" in docs/operations.md`;
  return { message, code: fileMoved };
}

function close() {
  clearTimeout(checkpointTimer);
  clearInterval(idleCheck);
  db.close();
}

type JobOf<Kind extends Job["kind"]> = Job & { kind: Kind };

/** How long an interactive transaction may hold up all other writes. */
const maxHoldMs = 2000;

/**
 * Runs jobs in order, except that all waiting batches run in one commit, before the single statements.
 * While an interactive transaction is open, only its own jobs run.
 */
function createJobQueue(send: (answers: JobAnswer[]) => void) {
  const waiting: Job[] = [];
  let open: { transaction: number; timer: NodeJS.Timeout } | null = null;

  function push(jobs: readonly Job[]): void {
    const answers: JobAnswer[] = [];
    for (const job of jobs) {
      const isOwn = open !== null && "transaction" in job && job.transaction === open.transaction;
      if (isOwn) answers.push(runInTransaction(job));
      else waiting.push(job);
    }
    runQueue(answers);
  }

  function runQueue(answers: JobAnswer[]): void {
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
      answers.push(...commitTogether(batches));
      for (const job of turn) if (job.kind !== "batch") answers.push(runSingle(job));
    }
    if (answers.length > 0) send(answers);
  }

  function begin({ id, transaction }: JobOf<"begin">): JobAnswer {
    return catchError(id, () => {
      run("BEGIN IMMEDIATE", []);
      open = { transaction, timer: setTimeout(expire, maxHoldMs) };
      return { id, done: true };
    });
  }

  function runInTransaction(job: Job): JobAnswer {
    const { id } = job;
    if (job.kind === "statement") {
      const answer = catchError(id, () => ({ id, statement: run(job.sql, job.parameters) }));
      // Some errors, such as a full disk, roll the whole transaction back.
      if (!db.isTransaction) release();
      return answer;
    }
    const isCommit = job.kind === "end" && job.commit;
    const answer = catchError(id, (): JobAnswer => {
      run(isCommit ? "COMMIT" : "ROLLBACK", []);
      return { id, done: true };
    });
    release();
    return answer;
  }

  function runSingle(job: Job): JobAnswer {
    const { id } = job;
    if (job.kind === "close" || (job.kind === "end" && !job.commit)) return { id, done: true };
    if (job.kind !== "statement" || job.transaction !== null) return { id, error: isOver };
    const answer = catchError(id, () => ({ id, statement: run(job.sql, job.parameters) }));
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
    runQueue([]);
  }

  return { push };
}

const isOver = {
  message: "the transaction was rolled back before; was it held too long?",
  code: 4,
};

function catchError(id: number, action: () => JobAnswer): JobAnswer {
  try {
    return action();
  } catch (error) {
    return { id, error: toJobError(error) };
  }
}

type BatchJob = Job & { kind: "batch" };

/** Commits several transactions with one fsync, each in a savepoint, so that each can fail alone. */
function commitTogether(jobs: BatchJob[]): JobAnswer[] {
  if (jobs.length === 0) return [];
  const answers: JobAnswer[] = [];
  try {
    run("BEGIN IMMEDIATE", []);
    for (const job of jobs) {
      answers.push(jobs.length === 1 ? runAlone(job) : runInSavepoint(job));
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

function runAlone(job: BatchJob): JobAnswer {
  const batch = runSteps(job);
  if (!batch.ok) {
    run("ROLLBACK", []);
    run("BEGIN IMMEDIATE", []);
  }
  return { id: job.id, batch };
}

function runInSavepoint(job: BatchJob): JobAnswer {
  run("SAVEPOINT job", []);
  try {
    const batch = runSteps(job);
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

function runSteps(job: BatchJob): TransactionResult {
  for (const [index, step] of job.steps.entries()) {
    const { changes } = run(step.sql, step.parameters);
    if (step.mustChange && changes === 0) return { ok: false, stoppedAt: index };
  }
  return { ok: true };
}
