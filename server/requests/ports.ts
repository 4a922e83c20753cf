import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/database.ts";
import type { Changes } from "#server/quotes/changes.ts";

/** What the visitor's use cases stand on. */
export type RequestPorts = {
  database: Database;
  outbox: { notify(): void };
  changes: Pick<Changes, "publish">;
  config: Pick<Config, "siteUrl" | "deskUrl" | "teamEmail" | "mailFrom" | "databaseUrl">;
  /** Milliseconds since 1970. */
  now: () => number;
};
