import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { commitTogether, describe } from "./commit.ts";
import type { Job, JobAnswer } from "./messages.ts";
import { openFile } from "./open-file.ts";
import { createRunner } from "./statements.ts";

// The one writing connection lives in a thread of its own: a commit waits for the disk (up to 112 ms
// measured), and no page should wait with it.
const port = parentPort!;
const db = openFile((workerData as { file: string }).file);
const run = createRunner(db);

// Moving the log into the database takes 3 to 8 ms each time. Done by a commit, that is a visitor's
// wait; so it is done when nobody has come for a while.
const quietMs = 100;
const quiet = setTimeout(() => {
  try {
    db.exec("PRAGMA wal_checkpoint(PASSIVE)");
  } catch {
    // Everything is safe in the log, and a next time comes. If the disk is to blame, a commit says so.
  }
}, quietMs);

port.on("message", (first: Job) => {
  // What else has arrived by now shares this turn, and its one wait for the disk.
  const jobs = [first];
  for (let more = receiveMessageOnPort(port); more; more = receiveMessageOnPort(port))
    jobs.push(more.message as Job);
  const transactions = jobs.filter((job) => job.kind === "transaction");
  const answers: JobAnswer[] = commitTogether(db, run, transactions);
  for (const job of jobs) if (job.kind === "statement") answers.push(answerStatement(job));
  for (const answer of answers) port.postMessage(answer);
  quiet.refresh();
  const end = jobs.find((job) => job.kind === "close");
  if (end) close(end.id);
});

function answerStatement(job: Job & { kind: "statement" }): JobAnswer {
  try {
    return { id: job.id, statement: run(job.sql, job.parameters) };
  } catch (error) {
    return { id: job.id, error: describe(error) };
  }
}

function close(id: number) {
  clearTimeout(quiet);
  db.close();
  port.postMessage({ id, closed: true } satisfies JobAnswer);
  port.close();
}
