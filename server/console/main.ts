import { readConfig, type Config } from "#server/config.ts";
import { dismiss, outbox, release, resend } from "./outbox-commands.ts";
import { exportRequests, links, list, revoke, show } from "./request-commands.ts";
import { readArguments, withDatabase, type Command } from "./with-database.ts";

const help = `Shows what visitors sent, whether the site is running or stopped.

  npm run requests -- list                       requests and messages, newest first
  npm run requests -- show REFERENCE             one of them with every field
  npm run requests -- export --format csv|json   everything, to standard output
  npm run requests -- outbox [--all]             unsent emails; --all: every email
  npm run requests -- resend EMAIL               puts an email back into the outbox
  npm run requests -- dismiss EMAIL              ends an email that has failed, such as after a call
  npm run requests -- release                    sends all emails that the site's cap holds
  npm run requests -- links REFERENCE            the links to a visitor's page, without their tokens
  npm run requests -- revoke REFERENCE LINK      ends one of them
  npm run requests -- check-proxy                whether TRUST_PROXY fits the proxies in front

REFERENCE is such as FL-7K3Q9; EMAIL is the id that outbox shows, LINK the one that links shows.
The settings are those of the site: DATA_DIR or DATABASE_URL.`;

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));

/** @returns the exit code: 0 done, 1 not found or no database, 2 a wrong command */
export async function main(args: string[]): Promise<number> {
  const options = readArguments(
    {
      args,
      allowPositionals: true,
      options: {
        format: { type: "string" },
        all: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    },
    help,
  );
  if (options === null) return 2;
  const { positionals, values } = options;
  const [command, subject, part] = positionals;
  if (values.help || command === "help") {
    console.log(help);
    return 0;
  }
  if (command === "check-proxy") return checkProxy(readConfig(process.env));
  const run = findCommand([command, subject, part], values);
  if (run !== null) return withDatabase(run);
  console.error(help);
  return 2;
}

function findCommand(
  [command, subject, part]: readonly (string | undefined)[],
  { format, all }: { format?: string | undefined; all: boolean },
): Command | null {
  if (command === "list") return list;
  if (command === "show" && subject) return (db) => show(db, subject);
  if (command === "export" && (format === "csv" || format === "json"))
    return (db) => exportRequests(db, format);
  if (command === "outbox") return (db) => outbox(db, all);
  if (command === "resend" && subject) return (db) => resend(db, subject);
  if (command === "dismiss" && subject) return (db) => dismiss(db, subject);
  if (command === "release") return release;
  if (command === "links" && subject) return (db) => links(db, subject);
  if (command === "revoke" && subject && part) return (db) => revoke(db, subject, part);
  return null;
}

/** For documentation only (RFC 5737). */
const forged = "198.51.100.77";

/** Calls the public address with a forged X-Forwarded-For. @returns the exit code */
async function checkProxy({ siteUrl }: Pick<Config, "siteUrl">): Promise<number> {
  const response = await fetch(`${siteUrl}/healthz/client`, {
    headers: { "X-Forwarded-For": forged },
  }).catch(() => null);
  if (!response?.ok) {
    console.error(`${siteUrl} does not answer. Start the site, and set SITE_URL to its address.`);
    return 1;
  }
  const { client, isPrivate } = (await response.json()) as { client: string; isPrivate: boolean };
  if (client === forged) {
    console.error(
      "TRUST_PROXY is too high: the site believed a made-up X-Forwarded-For, so a client can choose " +
        "its own address.",
    );
    return 1;
  }
  if (isPrivate && new URL(siteUrl).hostname !== "localhost") {
    console.error(
      `TRUST_PROXY is too low: the site sees a proxy (${client}) instead of its visitors, who all ` +
        "share one limit.",
    );
    return 1;
  }
  console.log(`TRUST_PROXY is right: the site sees this machine as ${client}.`);
  return 0;
}
