import type { Pool } from "pg";
import { StartError } from "#server/errors.ts";

const promises: Record<string, readonly string[]> = {
  fsync: ["on"],
  full_page_writes: ["on"],
  synchronous_commit: ["on", "remote_apply"],
};

/** Checks that the server's commits are durable. @throws StartError */
export async function checkServer(pool: Pool): Promise<void> {
  for (const [name, accepted] of Object.entries(promises)) {
    const { rows } = await pool.query<Record<string, string>>(`SHOW ${name}`);
    const value = rows[0]?.[name] ?? "";
    if (!accepted.includes(value)) {
      throw new StartError(
        `Cannot start: PostgreSQL has ${name} = ${value}, so an acknowledged request could be ` +
          `lost. Set it to ${accepted.join(" or ")}.`,
      );
    }
  }
}
