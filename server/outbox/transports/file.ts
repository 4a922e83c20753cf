import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import type { Carrier, OutgoingMail } from "#server/outbox/outcome.ts";

/**
 * Writes mails as .eml files, for a machine without a mail server.
 * @param folder made when missing; readable by its owner alone
 */
export function createFileCarrier(folder: string): Carrier {
  return {
    // Writing the same file twice is writing it once, so there is no moment of not knowing.
    async deliver(mail) {
      try {
        await write(folder, mail);
        return { kind: "sent" };
      } catch (error) {
        // A file that could not be written is certainly not there: the same name is tried again.
        return { kind: "later", reason: error instanceof Error ? error.message : "unknown" };
      }
    },
    rest() {},
    interrupt() {},
  };
}

/** The name holds nothing that changes, so a second attempt replaces the first. */
async function write(folder: string, mail: OutgoingMail): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = mail.created_at.replaceAll(/[:.]/g, "-");
  const name = `${time}-${mail.reference}-${mail.audience}.eml`;
  const part = join(folder, `.${mail.id}.part`);
  const file = await open(part, "w", 0o600);
  try {
    await file.writeFile(mail.message, "latin1");
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, join(folder, name));
}
