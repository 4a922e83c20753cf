import { existsSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { readPerson, type Person } from "#domain/form.ts";
import { countOutdated, sweep } from "#server/maintenance/retention.ts";
import { pluralize, table, replaceControls } from "./terminal.ts";
import { openPersonalData, readArguments, withDatabase, type Command } from "./with-database.ts";

const help = `What is kept about people, whether the site is running or stopped.

  npm run privacy -- export WHO [--out FILE]   everything held of a person, as JSON
  npm run privacy -- erase WHO [--yes]         erases it; asks first, unless told --yes
  npm run privacy -- retention [--dry-run]     deletes what is no longer kept, as the site does each
                                               hour; --dry-run only counts it

WHO is an email address; or a phone number, for the requests that were taken with it and without an
email address; or a reference, for that request alone.

The settings are those of the site: DATA_DIR or DATABASE_URL, and BACKUP_DIR.`;

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));

/** @returns the exit code: 0 done, 1 failed, 2 a wrong command */
export async function main(args: string[]): Promise<number> {
  const options = readArguments(
    {
      args,
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean", default: false },
        out: { type: "string" },
        yes: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    },
    help,
  );
  if (options === null) return 2;
  const { positionals, values } = options;
  const [command, subject = ""] = positionals;
  if (values.help || command === "help") {
    console.log(help);
    return 0;
  }
  const person = readPerson(subject);
  if (command === "retention") return withDatabase(retention(values["dry-run"]));
  if (command === "export" && person !== null) return withDatabase(exportTo(person, values.out));
  if (command === "erase" && person !== null) return withDatabase(erase(person, values.yes));
  console.error(help);
  return 2;
}

function retention(isDry: boolean): Command {
  return async (kysely) => {
    const rows = isDry
      ? await countOutdated(kysely, Date.now())
      : await sweep({ kysely, reader: kysely }, Date.now());
    const cells = rows.map(({ name, rows: many }) => [String(many), name]);
    console.log(table([isDry ? "Would be deleted" : "Deleted", "What"], cells));
    return 0;
  };
}

function exportTo(person: Person, file: string | undefined): Command {
  return async (kysely, config) => {
    if (file !== undefined && existsSync(file)) {
      console.error(`${file} exists already. Name a new file.`);
      return 1;
    }
    const held = await openPersonalData(kysely, config).export(person, null);
    const text = `${JSON.stringify(held, null, 2)}\n`;
    if (file === undefined) {
      process.stdout.write(text);
      return 0;
    }
    writeFileSync(file, text, { mode: 0o600, flag: "wx" });
    const { requests, otherEmails } = held;
    console.log(
      `Saved ${pluralize(requests.length, "request or message", "requests and messages")} and ` +
        `${pluralize(otherEmails.length, "other email", "other emails")} in ${file}. ` +
        "It holds personal data, and the team's notes: read it before you send it.",
    );
    return 0;
  };
}

function erase(person: Person, isSure: boolean): Command {
  return async (kysely, config) => {
    if (!isSure && !(await confirm(person))) {
      console.error("Nothing was erased.");
      return 1;
    }
    const result = await openPersonalData(kysely, config).erase(person, null);
    if (!result.ok) {
      console.error(`Nothing was erased. ${result.why}`);
      return 1;
    }
    for (const line of erasedLines(result)) console.log(line);
    return 0;
  };
}

async function confirm({ typed }: Person): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const question = `This erases everything that is held of ${replaceControls(typed)}, for good. Type yes: `;
  const answer = await terminal.question(question).finally(() => terminal.close());
  return answer.trim() === "yes";
}

type Erased = { deleted: string[]; anonymized: string[]; emails: number } & Record<
  "mentionedIn" | "samePhone",
  string[]
>;

function erasedLines({ deleted, anonymized, emails, mentionedIn, samePhone }: Erased): string[] {
  const lines = [
    `Deleted: ${deleted.join(", ") || "no request"}, and ${pluralize(emails, "email", "emails")}.`,
  ];
  if (anonymized.length > 0)
    lines.push(
      `Anonymized: ${anonymized.join(", ")}. Tax and transportation law keeps the dates and amounts of ` +
        "rides that were sold; names, addresses and words are gone.",
    );
  if (mentionedIn.length > 0)
    lines.push(`It also appears in the text of ${mentionedIn.join(", ")}: check them.`);
  if (samePhone.length > 0)
    lines.push(
      `These have the same phone number: ${samePhone.join(", ")}. If they are the same person's, erase ` +
        "them by their email address or reference.",
    );
  lines.push(
    "Backups from before still hold it until they are deleted. A restore erases it again by erasures.jsonl, " +
      "which is in DATA_DIR and beside the backups: keep it with them.",
  );
  return lines;
}
