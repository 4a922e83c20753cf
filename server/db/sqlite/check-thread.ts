import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { pragma } from "./file.ts";

// Reads the whole copy, which may take minutes.
const copy = new DatabaseSync((workerData as { file: string }).file, { timeout: 5000 });
try {
  // A backup is a single file, without a log.
  copy.exec("PRAGMA journal_mode = DELETE");
  parentPort!.postMessage(String(pragma(copy, "integrity_check(1)")));
} finally {
  copy.close();
}
