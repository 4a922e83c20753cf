import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import type { Job } from "./messages.ts";
import { openFile } from "./open-file.ts";
import { createRunner } from "./statements.ts";
import { createTurns } from "./turns.ts";

// The writing connection has a thread of its own, so that no page waits with it for the disk.
const port = parentPort!;
const db = openFile((workerData as { file: string }).file);
let closeId: number | null = null;
const turns = createTurns(db, createRunner(db), (answers) => {
  const isLast = answers.some(({ id }) => id === closeId);
  if (isLast) close();
  for (const answer of answers) port.postMessage(answer);
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

port.on("message", (first: Job) => {
  // Whatever else has arrived by now shares this turn, and its one wait for the disk.
  const jobs = [first];
  for (let more = receiveMessageOnPort(port); more; more = receiveMessageOnPort(port))
    jobs.push(more.message as Job);
  closeId ??= jobs.find((job) => job.kind === "close")?.id ?? null;
  turns.take(jobs);
  quiet.refresh();
});

function close() {
  clearTimeout(quiet);
  db.close();
}
