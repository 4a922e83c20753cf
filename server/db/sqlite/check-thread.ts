import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { pragma } from "./file.ts";

// Reads a copy as a whole, which may take minutes.
const copy = new DatabaseSync((workerData as { file: string }).file, { timeout: 5000 });
try {
  // A backup is one file, without a log beside it.
  copy.exec("PRAGMA journal_mode = DELETE");
  parentPort!.postMessage(String(pragma(copy, "integrity_check(1)")));
} finally {
  copy.close();
}
