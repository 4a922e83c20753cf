import { parentPort, workerData } from "node:worker_threads";
import { openForReading } from "./file.ts";
import { createRunner, toJobError, type Job, type JobAnswer } from "./statements.ts";

// The only connection that reads: a slow query never delays a write.
const port = parentPort!;
const db = openForReading((workerData as { file: string }).file);
const run = createRunner(db);

port.on("message", (jobs: readonly Job[]) => {
  for (const job of jobs) {
    if (job.kind === "close") db.close();
    port.postMessage([answerOf(job)]);
    if (job.kind === "close") port.close();
  }
});

function answerOf(job: Job): JobAnswer {
  const { id } = job;
  if (job.kind !== "statement") return { id, done: true };
  try {
    return { id, statement: run(job.sql, job.parameters) };
  } catch (error) {
    return { id, error: toJobError(error) };
  }
}
