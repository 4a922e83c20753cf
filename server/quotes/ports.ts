import { Temporal } from "temporal-polyfill";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/database.ts";
import type { Changes } from "./changes.ts";

/** What the use cases of the desk stand on. */
export type QuotePorts = {
  database: Database;
  outbox: { notify(): void };
  changes: Pick<Changes, "publish">;
  config: Pick<Config, "siteUrl" | "deskUrl" | "teamEmail" | "mailFrom" | "databaseUrl">;
  /** Called when a quote begins to be sent, so that the clock can plan for it. */
  onSending(): void;
  /** Milliseconds since 1970. */
  now(): number;
};

export function instantOf(ports: Pick<QuotePorts, "now">): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(ports.now());
}
