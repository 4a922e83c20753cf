import { DatabaseError } from "pg";
import { StorageError } from "#server/db/storage-error.ts";

/** Keeps codes and names of the schema: PostgreSQL's messages may repeat personal data. */
export function storageError(error: unknown, { commit = false } = {}): StorageError {
  if (error instanceof StorageError) return error;
  const isFromServer = error instanceof DatabaseError;
  const isRefusal = isFromServer && error.severity === "ERROR";
  const place = isFromServer ? (error.constraint ?? error.column ?? error.table) : undefined;
  const message = `PostgreSQL: ${reasonOf(error)}${place ? ` (${place})` : ""}`;
  return new StorageError(message, { code: codeOf(error), unsure: commit && !isRefusal });
}

export function codeOf(error: unknown): string | null {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : null;
}

function reasonOf(error: unknown): string {
  const code = codeOf(error);
  if (code !== null || error instanceof DatabaseError) return code ?? "no code";
  return error instanceof Error ? error.message : "unknown";
}
