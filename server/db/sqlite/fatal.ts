/** The database file was moved or replaced while it was open. */
export const fileMoved = 1032;

/** Primary codes: IOERR, CORRUPT, NOTADB. */
const fatalFamilies = new Set([10, 11, 26]);

/** Of those families, what leaves the file as it was: no memory, no room for the log's index. */
const harmless = new Set([
  267, // CORRUPT_VTAB: a search index, which can be built anew
  2826, // IOERR_BLOCKED
  3082, // IOERR_NOMEM
  4874, // IOERR_SHMSIZE
  5386, // IOERR_SHMMAP
  6410, // IOERR_GETTEMPPATH
]);

/** True if the file cannot be trusted after this extended result code of SQLite's. */
export function isFatal(code: number): boolean {
  return code === fileMoved || (fatalFamilies.has(code & 0xff) && !harmless.has(code));
}
