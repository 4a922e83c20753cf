import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { rememberFiles, rememberSize, openFile } from "./file.ts";
import { createJobQueue } from "./job-queue.ts";
import { fileMoved, createRunner } from "./statements.ts";
import { noJob, type Job, type JobAnswer, type JobError } from "./thread.ts";

// The only connection that writes: pages never wait for the disk.
const port = parentPort!;
const { file } = workerData as { file: string };
const db = openFile(file);
// Short, because a submission may wait for several writes in a row.
db.exec("PRAGMA busy_timeout = 400");
// The first read creates the log and its index.
db.prepare("SELECT count(*) FROM sqlite_schema").get();
const findReplaced = rememberFiles([file, `${file}-wal`, `${file}-shm`]);
const isCutShort = rememberSize(file);

let closeId: number | null = null;
const queue = createJobQueue(db, createRunner(db), (answers) => {
  // Acknowledge nothing that was written to a removed file.
  const error = lostFile();
  const isLast = answers.some(({ id }) => id === closeId);
  if (isLast) close();
  for (const answer of answers) {
    const isRefused = error !== null && answer.id !== closeId;
    port.postMessage(isRefused ? ({ id: answer.id, error } satisfies JobAnswer) : answer);
  }
  if (isLast) port.close();
});

// Checkpoint while idle, so that no commit has to wait for it.
const idleMs = 100;
const checkpointTimer = setTimeout(() => {
  try {
    db.exec("PRAGMA wal_checkpoint(PASSIVE)");
  } catch {
    // The next one will do it; the log has everything.
  }
}, idleMs);

const idleCheckMs = 1000;
const idleCheck = setInterval(() => {
  const error = lostFile();
  if (error) port.postMessage({ id: noJob, error } satisfies JobAnswer);
}, idleCheckMs);

port.on("message", (first: Job) => {
  // Everything that has arrived shares one fsync.
  const jobs = [first];
  for (let more = receiveMessageOnPort(port); more; more = receiveMessageOnPort(port))
    jobs.push(more.message as Job);
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
