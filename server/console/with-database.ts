import type { Kysely } from "kysely";
import { ConfigError, readConfig, type Config } from "#server/config.ts";
import type { Tables } from "#server/db/tables.ts";
import { StartError } from "#server/errors.ts";
import { openBeside } from "./open.ts";

/** A command's work. @returns its exit code */
export type Command = (db: Kysely<Tables>, config: Config) => Promise<number>;

/** Runs a command beside a running site. @returns 1, with a sentence, when there is no database */
export async function withDatabase(run: Command): Promise<number> {
  try {
    const config = readConfig(process.env);
    const database = await openBeside(config);
    try {
      return await run(database, config);
    } finally {
      await database.destroy();
    }
  } catch (error) {
    if (!(error instanceof StartError || error instanceof ConfigError)) throw error;
    console.error(error.message);
    return 1;
  }
}
