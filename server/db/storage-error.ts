/** The database did not do what it was asked. Its message and cause repeat no stored value. */
export class StorageError extends Error {
  override name = "StorageError";
  /** SQLite's extended code, PostgreSQL's SQLSTATE or the system's code; null when there is none. */
  readonly code: string | null;
  /** The database itself cannot be trusted any more: only a new start reads what is really there. */
  readonly fatal: boolean;
  /** The answer to a commit was lost: what it stored may be there. */
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
