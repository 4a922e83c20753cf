import type { Kysely } from "kysely";
import { statSync } from "node:fs";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { ConfigError, readConfig, type Config } from "#server/config.ts";
import { openBeside } from "#server/db/connect.ts";
import { StorageError } from "#server/db/storage-error.ts";
import type { Tables } from "#server/db/tables.ts";
import { StartError } from "#server/errors.ts";
import { createPersonalData } from "#server/maintenance/person.ts";

export type Command = (db: Kysely<Tables>, config: Config) => Promise<number>;

/** Runs a command, also while the site runs. @returns 1, after a message, if its database fails */
export function withDatabase(run: Command): Promise<number> {
  return reportFailure(async () => {
    const config = readOwnConfig();
    const database = openBeside(config);
    try {
      return await run(database, config);
    } finally {
      await database.destroy();
    }
  });
}

/** @throws StartError for root, whose files another owner of DATA_DIR could not open */
export function readOwnConfig(): Config {
  const config = readConfig(process.env);
  const owner = statSync(config.dataDir, { throwIfNoEntry: false })?.uid ?? 0;
  if (process.geteuid?.() === 0 && owner !== 0)
    throw new StartError(
      `DATA_DIR ${config.dataDir} belongs to another user, who could not open root's files. ` +
        'Use runuser, see "On one machine, by systemd" in docs/operations.md.',
    );
  return config;
}

/** @returns 1, after a message, if a setting is wrong or the database fails */
export async function reportFailure(run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!isExpected(error)) throw error;
    console.error(error.message);
    return 1;
  }
}

function isExpected(error: unknown): error is Error {
  return [StartError, ConfigError, StorageError].some((kind) => error instanceof kind);
}

export function openPersonalData(kysely: Kysely<Tables>, config: Config) {
  const error = ({ err }: { err: unknown }, message: string) =>
    console.error(`${message}: ${err instanceof Error ? err.message : "unknown"}`);
  return createPersonalData({ database: { kysely, reader: kysely }, config, log: { error } });
}

/** Parses a command's arguments. @returns null, after the reason and the help, if they are wrong */
export function readArguments<const Arguments extends ParseArgsConfig>(
  expected: Arguments,
  help: string,
) {
  try {
    return parseArgs(expected);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : "Wrong command."}\n\n${help}`);
    return null;
  }
}
