import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import { linkEnd } from "#server/accounts/first-link-text.ts";
import { invite, listAccounts, readEmail, removeAccount } from "#server/accounts/team.ts";
import type { Role } from "#server/accounts/types.ts";
import type { Tables } from "#server/db/tables.ts";
import { table, visible } from "./terminal.ts";
import { officeTime } from "./times.ts";
import { withDatabase, type Command } from "./with-database.ts";

const help = `Who may use the quote desk, whether the site is running or stopped.

  npm run desk -- invite EMAIL [--role agent|owner]   prints a one-time link that makes an account;
                                                      for an existing one, a new way to sign in
  npm run desk -- accounts                            lists the accounts
  npm run desk -- remove EMAIL                        removes one, and ends its sessions

The settings are those of the site: DATA_DIR or DATABASE_URL, and DESK_URL.`;

process.exitCode = await main(process.argv.slice(2));

/** @returns the exit code: 0 done, 1 not found or no database, 2 a wrong command */
async function main(args: string[]): Promise<number> {
  let options;
  try {
    options = parseArgs({
      args,
      allowPositionals: true,
      options: {
        role: { type: "string", default: "agent" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : "Wrong command."}\n\n${help}`);
    return 2;
  }
  const { positionals, values } = options;
  const [command, subject] = positionals;
  if (values.help || command === "help") {
    console.log(help);
    return 0;
  }
  if (command === "accounts") return withDatabase(showAccounts);
  const email = readEmail(subject ?? "");
  if (command === "remove" && email !== null) return withDatabase(remove(email));
  if (command === "invite" && email !== null && isRole(values.role))
    return withDatabase(printLink(email, values.role));
  console.error(help);
  return 2;
}

function isRole(text: string): text is Role {
  return text === "agent" || text === "owner";
}

function printLink(email: string, wanted: Role): Command {
  return async (kysely, { deskUrl }) => {
    const link = await invite({ kysely, deskUrl }, { email, role: wanted });
    console.log(
      `For ${visible(email)} alone (${link.role}). It works once, until ${linkEnd(link)}:\n  ${link.url}`,
    );
    return 0;
  };
}

async function showAccounts(kysely: Kysely<Tables>): Promise<number> {
  const accounts = await listAccounts(kysely, Date.now());
  const rows = accounts.map(({ name, email, role, keys, createdAt, seenAt }) => [
    name,
    email,
    role,
    String(keys),
    officeTime(createdAt),
    seenAt === null ? "" : officeTime(seenAt),
  ]);
  const head = ["Name", "Email", "Role", "Passkeys", "Since", "Signed in, last seen"];
  console.log(rows.length === 0 ? "Nobody has an account yet." : table(head, rows));
  return 0;
}

function remove(email: string): Command {
  return async (kysely) => {
    const result = await removeAccount(kysely, email);
    if (result === "removed") console.log(`${visible(email)} can no longer sign in.`);
    if (result === "unknown") console.error(`Nobody has an account as ${visible(email)}.`);
    if (result === "last-owner")
      console.error("This is the only owner. Make another one first: invite EMAIL --role owner.");
    return result === "removed" ? 0 : 1;
  };
}
