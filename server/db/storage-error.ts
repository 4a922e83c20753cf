/** A failure of the database. Its message never repeats a stored value. */
export class StorageError extends Error {
  override name = "StorageError";
  /** SQLite's extended code, a SQLSTATE or a system error code. */
  readonly code: string | null;
  /** The database can no longer be trusted: the process has to restart. */
  readonly fatal: boolean;
  /** The connection was lost during the commit, which may have succeeded. */
  readonly unsure: boolean;

  constructor(
    message: string,
    options: { code?: string | null; fatal?: boolean; unsure?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = options.code ?? null;
    this.fatal = options.fatal ?? false;
    this.unsure = options.unsure ?? false;
  }
}
