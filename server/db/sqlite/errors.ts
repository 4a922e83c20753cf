/** SQLite's extended result code; null for other errors. */
function sqliteCode(error: unknown): number | null {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) : null;
}

export function isBusy(error: unknown): boolean {
  return ((sqliteCode(error) ?? 0) & 0xff) === 5;
}

export function isDamage(error: unknown): boolean {
  return [11, 26].includes((sqliteCode(error) ?? 0) & 0xff);
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = sqliteCode(error);
  if (code !== null) return `${error.message}, SQLite's code ${code}`;
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}
