import type { Step, TransactionResult } from "#server/db/database.ts";
import { StorageError } from "#server/db/storage-error.ts";
import type { Session } from "./dialect.ts";
import type { StatementResult } from "./statements.ts";
import type { Thread } from "./thread.ts";

let lastTransaction = 0;

/** A session of the writer, which numbers its transactions. */
export function writerSession(thread: Thread): Session {
  let transaction: number | null = null;

  async function end(commit: boolean): Promise<void> {
    if (transaction === null) return;
    const ended = transaction;
    transaction = null;
    await thread.ask({ kind: "end", transaction: ended, commit });
  }

  return {
    run: (sql, parameters) => runStatement(thread, sql, parameters, transaction),
    async begin() {
      lastTransaction += 1;
      const begun = lastTransaction;
      await thread.ask({ kind: "begin", transaction: begun });
      transaction = begun;
    },
    commit: () => end(true),
    rollback: () => end(false),
  };
}

/** A session of the reader, which has no transactions. */
export function readerSession(thread: Thread): Session {
  const refuse = () => Promise.reject(new StorageError("The reader has no transactions"));
  return {
    run: (sql, parameters) => runStatement(thread, sql, parameters, null),
    begin: refuse,
    commit: refuse,
    rollback: refuse,
  };
}

async function runStatement(
  thread: Thread,
  sql: string,
  parameters: readonly unknown[],
  transaction: number | null,
): Promise<StatementResult> {
  const answer = await thread.ask({ kind: "statement", sql, parameters, transaction });
  if ("statement" in answer) return answer.statement;
  throw new StorageError("The database's thread gave another kind of answer");
}

export async function runBatch(thread: Thread, steps: readonly Step[]): Promise<TransactionResult> {
  // Without the syntax tree that Kysely attaches, which is slow to copy.
  const bare = steps.map(({ sql, parameters, mustChange }) => ({ sql, parameters, mustChange }));
  const answer = await thread.ask({ kind: "batch", steps: bare });
  if ("batch" in answer) return answer.batch;
  throw new StorageError("The database's thread gave another kind of answer");
}
