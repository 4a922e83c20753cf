/** SQLite's extended result code; null for an error of somebody else's. */
export function sqliteCode(error: unknown): number | null {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) : null;
}

/** True if another connection holds what was asked for. */
export function isBusy(error: unknown): boolean {
  return ((sqliteCode(error) ?? 0) & 0xff) === 5;
}

/** True if the file is damaged, or no database at all. */
export function isDamage(error: unknown): boolean {
  return [11, 26].includes((sqliteCode(error) ?? 0) & 0xff);
}

/** Short words for an operator: the system's code, or SQLite's own words with their code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = sqliteCode(error);
  if (code !== null) return `${error.message}, SQLite's code ${code}`;
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}
