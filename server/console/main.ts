import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "#server/config.ts";
import { StartError } from "#server/errors.ts";
import { exportRequests, list, outbox, resend, show } from "./commands.ts";
import { openForReading } from "./open.ts";

const help = `Reads what visitors sent, while the site runs or stands still.

  npm run requests -- list                       requests and messages, newest first
  npm run requests -- show REFERENCE             one of them with every field
  npm run requests -- export --format csv|json   everything, to standard output
  npm run requests -- outbox [--all]             mails that have not left; --all: every mail
  npm run requests -- resend MAIL                puts a mail back into the outbox

REFERENCE is such as FL-7K3Q9; MAIL is the id that outbox shows.
The settings are those of the site: DATA_DIR or DATABASE_URL.`;

process.exitCode = await main(process.argv.slice(2));

/** @returns the exit code: 0 done, 1 not found or no database, 2 not understood */
async function main(words: string[]): Promise<number> {
  let options;
  try {
    options = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        format: { type: "string" },
        all: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : "Not understood."}\n\n${help}`);
    return 2;
  }
  const { positionals, values } = options;
  const [command, subject] = positionals;
  if (values.help || command === "help" || command === undefined) {
    console.log(help);
    return command === undefined && !values.help ? 2 : 0;
  }
  try {
    const database = await openForReading(readConfig(process.env));
    try {
      if (command === "list") return await list(database);
      if (command === "show" && subject) return await show(database, subject);
      if (command === "export" && (values.format === "csv" || values.format === "json"))
        return await exportRequests(database, values.format);
      if (command === "outbox") return await outbox(database, values.all);
      if (command === "resend" && subject) return await resend(database, subject);
      console.error(help);
      return 2;
    } finally {
      await database.destroy();
    }
  } catch (error) {
    if (!(error instanceof StartError || error instanceof ConfigError)) throw error;
    console.error(error.message);
    return 1;
  }
}
