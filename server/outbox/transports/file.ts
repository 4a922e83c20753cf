import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { OutgoingEmail, Transport } from "#server/outbox/worker.ts";

/** Writes emails to .eml files, for machines without a mail server. */
export function createFileTransport(dataDir: string): Transport {
  const folder = join(dataDir, mailFolder);
  return {
    // An email always has the same file name, so a failed attempt is safe to retry.
    async deliver(email) {
      try {
        await write(folder, email);
        return { kind: "sent" };
      } catch (error) {
        return { kind: "later", reason: error instanceof Error ? error.message : "unknown" };
      }
    },
    idle() {},
    abort() {},
  };
}

const mailFolder = "mail";

const fileName = /^([\d-]+T\d\d)-(\d\d)-(\d\d)-(\d{3})Z-(.+)-\w+-(\w{8})\.eml$/;

export type MailFile = {
  createdAt: string;
  /** For example, FL-7K3Q9, or `no-reference`. */
  reference: string;
  /** The first eight characters of the email's id. */
  emailId: string;
};

/** Removes the files of some emails. @returns how many it removed */
export async function removeMailFiles(
  dataDir: string,
  isUnwanted: (file: MailFile) => boolean,
): Promise<number> {
  const folder = join(dataDir, mailFolder);
  const names = await readdir(folder).catch(() => []);
  const unwanted = names.filter((name) => {
    const [, hour, minute, second, ms, reference = "", emailId = ""] = fileName.exec(name) ?? [];
    const createdAt = `${hour}:${minute}:${second}.${ms}Z`;
    return hour !== undefined && isUnwanted({ createdAt, reference, emailId });
  });
  for (const name of unwanted) await rm(join(folder, name), { force: true });
  return unwanted.length;
}

async function write(folder: string, email: OutgoingEmail): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = email.created_at.replaceAll(/[:.]/g, "-");
  const name = `${time}-${email.reference ?? "no-reference"}-${email.audience}-${email.id.slice(0, 8)}.eml`;
  const part = join(folder, `.${email.id}.part`);
  const file = await open(part, "w", 0o600);
  try {
    await file.writeFile(email.message);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, join(folder, name));
}
