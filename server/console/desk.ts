import type { Kysely } from "kysely";
import { linkEnd } from "#server/accounts/links.ts";
import { invite, listAccounts, readEmail, removeAccount, setRole } from "#server/accounts/team.ts";
import type { Role } from "#server/accounts/types.ts";
import type { Config } from "#server/config.ts";
import type { Tables } from "#server/db/tables.ts";
import { table, replaceControls, officeTime } from "./terminal.ts";
import { readArguments, withDatabase, type Command } from "./with-database.ts";

const help = `Who may use the quote desk, whether the site is running or stopped.

  npm run desk -- invite EMAIL [--role agent|owner]   prints a one-time link that makes an account;
                                                      for an existing one, a new way to sign in
  npm run desk -- role EMAIL agent|owner              changes what an account may do
  npm run desk -- accounts                            lists the accounts
  npm run desk -- remove EMAIL                        removes one, and ends its sessions

The settings are those of the site: DATA_DIR or DATABASE_URL, and DESK_URL.`;

const onlyOwner =
  "This is the only owner. Make another one first: npm run desk -- role EMAIL owner.";

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));

export async function main(args: string[]): Promise<number> {
  const options = readArguments(
    {
      args,
      allowPositionals: true,
      options: {
        role: { type: "string" },
        help: { type: "boolean", short: "h", default: false },
      },
    },
    help,
  );
  if (options === null) return 2;
  const { positionals, values } = options;
  const [command, subject, role = values.role] = positionals;
  if (values.help || command === "help") {
    console.log(help);
    return 0;
  }
  if (command === "accounts") return withDatabase(showAccounts);
  const email = readEmail(subject ?? "");
  if (command === "remove" && email !== null) return withDatabase(remove(email));
  if (command === "role" && email !== null && isRole(role))
    return withDatabase(changeRole(email, role));
  if (command === "invite" && email !== null && (values.role === undefined || isRole(values.role)))
    return withDatabase(printLink(email, values.role));
  console.error(help);
  return 2;
}

function isRole(text: string | undefined): text is Role {
  return text === "agent" || text === "owner";
}

function printLink(email: string, wanted: Role | undefined): Command {
  return async (kysely, config) => {
    const link = await invite({ kysely, config }, { email, role: wanted ?? "agent" });
    const who = link.hasAccount
      ? `For the account of ${replaceControls(email)} alone (${link.role}), as a new way to sign in.`
      : `For ${replaceControls(email)} alone (${link.role}).`;
    console.log(`${who} It works once, until ${linkEnd(link)}:\n  ${link.url}`);
    if (link.hasAccount && wanted !== undefined && wanted !== link.role)
      console.log(
        `A link does not change a role. To change it: npm run desk -- role ${replaceControls(email)} ${wanted}`,
      );
    return 0;
  };
}

function changeRole(email: string, role: Role): Command {
  return async (kysely, config) => {
    const result = await setRole({ kysely, config }, email, role);
    const a = role === "owner" ? "an owner" : "an agent";
    if (result === "changed") console.log(`${replaceControls(email)} is ${a} now.`);
    if (result === "same") console.log(`${replaceControls(email)} is ${a} already.`);
    if (result === "unknown") console.error(noAccount(email));
    if (result === "last-owner") console.error(onlyOwner);
    return result === "changed" || result === "same" ? 0 : 1;
  };
}

async function showAccounts(kysely: Kysely<Tables>, { idleSeconds }: Config): Promise<number> {
  const accounts = await listAccounts(kysely, Date.now(), idleSeconds * 1000);
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
    const result = await removeAccount({ kysely }, email);
    if (result === "removed") console.log(`${replaceControls(email)} can no longer sign in.`);
    if (result === "invitation-removed")
      console.log(`The invitation of ${replaceControls(email)} is withdrawn.`);
    if (result === "unknown") console.error(noAccount(email));
    if (result === "last-owner") console.error(onlyOwner);
    return result === "removed" || result === "invitation-removed" ? 0 : 1;
  };
}

function noAccount(email: string): string {
  return `Nobody has an account as ${replaceControls(email)}.`;
}
