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

/** READONLY_DBMOVED */
export const fileMoved = 1032;

/** Primary codes: IOERR, CORRUPT, NOTADB. */
const fatalFamilies = new Set([10, 11, 26]);

/** CORRUPT_VTAB and IOERR_BLOCKED, _NOMEM, _SHMSIZE, _SHMMAP, _GETTEMPPATH: the file is intact. */
const harmless = new Set([267, 2826, 3082, 4874, 5386, 6410]);

/** True if the file cannot be trusted after this extended result code. */
export function isFatal(code: number): boolean {
  return code === fileMoved || (fatalFamilies.has(code & 0xff) && !harmless.has(code));
}
