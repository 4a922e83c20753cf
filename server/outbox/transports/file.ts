import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import type { OutgoingEmail, Transport } from "#server/outbox/transport.ts";

/** Writes emails as .eml files, for a machine without a mail server. */
export function createFileTransport(folder: string): Transport {
  return {
    // The name is always the same, so a failed attempt is safe to retry.
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
