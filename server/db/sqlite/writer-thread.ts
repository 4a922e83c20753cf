import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { fileMoved } from "./fatal.ts";
import { rememberFiles } from "./identity.ts";
import { unasked, type Job, type JobAnswer, type JobError } from "./messages.ts";
import { openFile } from "./open-file.ts";
import { createRunner } from "./statements.ts";
import { createTurns } from "./turns.ts";

// The writing connection has a thread of its own, so that no page waits with it for the disk.
const port = parentPort!;
const { file } = workerData as { file: string };
const db = openFile(file);
// Several writes may wait for a foreign lock one after the other, and a visitor for all of them.
db.exec("PRAGMA busy_timeout = 400");
// The first read opens the log and its index.
db.prepare("SELECT count(*) FROM sqlite_schema").get();
const otherFile = rememberFiles([file, `${file}-wal`, `${file}-shm`]);

let closeId: number | null = null;
const turns = createTurns(db, createRunner(db), (answers) => {
  // What was written to a file that is gone must not be acknowledged.
  const error = lostFile();
  const isLast = answers.some(({ id }) => id === closeId);
  if (isLast) close();
  for (const answer of answers) {
    const isRefused = error !== null && answer.id !== closeId;
    port.postMessage(isRefused ? ({ id: answer.id, error } satisfies JobAnswer) : answer);
  }
  if (isLast) port.close();
});

// Checkpoint once nobody has come for a while, so that no commit has to wait for it.
const quietMs = 100;
const quiet = setTimeout(() => {
  try {
    db.exec("PRAGMA wal_checkpoint(PASSIVE)");
  } catch {
    // The log keeps everything until the next time.
  }
}, quietMs);

const idleCheckMs = 1000;
const idleCheck = setInterval(() => {
  const error = lostFile();
  if (error) port.postMessage({ id: unasked, error } satisfies JobAnswer);
}, idleCheckMs);

port.on("message", (first: Job) => {
  // Whatever else has arrived by now shares this turn, and its one wait for the disk.
  const jobs = [first];
  for (let more = receiveMessageOnPort(port); more; more = receiveMessageOnPort(port))
    jobs.push(more.message as Job);
  closeId ??= jobs.find((job) => job.kind === "close")?.id ?? null;
  turns.take(jobs);
  quiet.refresh();
});

function lostFile(): JobError | null {
  const lost = otherFile();
  if (lost === null) return null;
  const message =
    `${lost} was removed or replaced while Firnline was running, so nothing more can be kept in it; ` +
    `see "Backup and restore" in docs/operations.md`;
  return { message, code: fileMoved };
}

function close() {
  clearTimeout(quiet);
  clearInterval(idleCheck);
  db.close();
}
