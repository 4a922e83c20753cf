import { Temporal } from "temporal-polyfill";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/database.ts";
import type { Changes } from "./changes.ts";

/** What the use cases of a request stand on. */
export type RequestPorts = {
  database: Database;
  outbox: { notify(): void };
  changes: Pick<Changes, "publish">;
  config: Pick<
    Config,
    "siteUrl" | "deskUrl" | "teamEmail" | "mailFrom" | "databaseUrl" | "undoSeconds"
  >;
  /** Milliseconds since 1970. */
  now: () => number;
};

export function instantOf(ports: Pick<RequestPorts, "now">): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(ports.now());
}
