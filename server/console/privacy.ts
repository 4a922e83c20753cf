import type { Kysely } from "kysely";
import { parseArgs } from "node:util";
import type { Tables } from "#server/db/tables.ts";
import { countOutdated, sweep, type Removed } from "#server/maintenance/retention.ts";
import { table } from "./terminal.ts";
import { withDatabase, type Command } from "./with-database.ts";

const help = `What is kept about people, whether the site is running or stopped.

  npm run privacy -- retention              deletes what is no longer kept, as the site does each hour
  npm run privacy -- retention --dry-run    counts it

The settings are those of the site: DATA_DIR or DATABASE_URL.`;

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));

/** @returns the exit code: 0 done, 1 not done, 2 a wrong command */
export async function main(args: string[]): Promise<number> {
  let options;
  try {
    options = parseArgs({
      args,
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : "Wrong command."}\n\n${help}`);
    return 2;
  }
  const { positionals, values } = options;
  const [command] = positionals;
  if (values.help || command === "help") {
    console.log(help);
    return 0;
  }
  if (command === "retention") return withDatabase(retention(values["dry-run"]));
  console.error(help);
  return 2;
}

function retention(isDry: boolean): Command {
  return async (db: Kysely<Tables>) => {
    const rows = await (isDry ? countOutdated : sweep)(db, Date.now());
    console.log(table([isDry ? "Would go" : "Gone", "What"], rows.map(cellsOf)));
    return 0;
  };
}

function cellsOf({ name, rows }: Removed): string[] {
  return [String(rows), name];
}
