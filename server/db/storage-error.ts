/**
 * The database did not do what it was asked: nothing of that transaction is stored, as far as we
 * know. `fatal` says that the database itself cannot be trusted any more (a failed write to disk, a
 * damaged file): the process should leave, since only a new start reads what is really there.
 */
export class StorageError extends Error {
  override name = "StorageError";
  readonly fatal: boolean;
  constructor(message: string, options: { fatal?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.fatal = options.fatal ?? false;
  }
}
