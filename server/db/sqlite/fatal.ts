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
