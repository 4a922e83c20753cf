import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { backupDays } from "#domain/policy.ts";
import { StartError } from "#server/errors.ts";
import { backUp, type DatabaseConfig } from "./connect.ts";

const hourMs = 60 * 60 * 1000;
const retryMs = 5 * 60 * 1000;
const staleMs = 3 * hourMs;
/** Keeps hourly backups for two days, and the first of each day for `backupDays`. */
const hourlyMs = 48 * hourMs;
const dailyMs = backupDays * 24 * hourMs;

const name = /^firnline-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z\.(sqlite|dump)$/;

/** For example, `firnline-2026-11-22T23-00-00Z.sqlite`. */
export function backupName(time: number, engine: "sqlite" | "postgres"): string {
  const text = new Date(time).toISOString().slice(0, 19).replaceAll(":", "-");
  return `firnline-${text}Z.${engine === "sqlite" ? "sqlite" : "dump"}`;
}

/** What a backup that was interrupted leaves; its time is the same. */
const partial = /\.partial(-wal|-shm)?$/;

function timeOf(file: string): number | null {
  const found = name.exec(file);
  return found ? Date.parse(`${found[1]}:${found[2]}:${found[3]}Z`) : null;
}

/** The backups to delete, never including the newest. */
export function outdated(files: readonly string[], now: number): string[] {
  const backups = files
    .flatMap((file) => {
      const time = timeOf(file);
      return time === null ? [] : [{ file, time }];
    })
    .toSorted((a, b) => a.time - b.time);
  const days = new Set<number>();
  return backups.slice(0, -1).flatMap(({ file, time }) => {
    const day = Math.floor(time / (24 * hourMs));
    const isFirst = !days.has(day);
    days.add(day);
    const isKept = now - time <= hourlyMs || (isFirst && now - time <= dailyMs);
    return isKept ? [] : [file];
  });
}

type Ports = {
  config: DatabaseConfig & { backupDir: string | null };
  log: Logger;
  now?: () => number;
};

/** If BACKUP_DIR is set, backs up the database every hour and deletes outdated backups. */
export function createBackups({ config, log, now = Date.now }: Ports) {
  const { backupDir: folder } = config;
  const stopping = new AbortController();
  let running: Promise<void> | null = null;

  function newest(): number | null {
    if (folder === null) return null;
    const times = readdirSync(folder).flatMap((file) => timeOf(file) ?? []);
    return times.length === 0 ? null : Math.max(...times);
  }

  /** Backs up now, unless the newest backup is less than an hour old. @returns how long to wait */
  async function turn(into: string): Promise<number> {
    try {
      removePartial(into);
      const last = newest() ?? -Infinity;
      const age = now() - last;
      if (age >= 0 && age < hourMs) return hourMs - age;
      const started = performance.now();
      const engine = config.databaseUrl === null ? "sqlite" : "postgres";
      await backUp(config, join(into, backupName(now(), engine)));
      const removed = outdated(readdirSync(into), now());
      for (const file of removed) rmSync(join(into, file));
      const ms = Math.round(performance.now() - started);
      log.info({ ms, removed: removed.length }, "backup made");
      return hourMs;
    } catch (error) {
      log.error({ err: error }, "the backup failed");
      return retryMs;
    }
  }

  /** Not those that another instance may still be writing. */
  function removePartial(from: string): void {
    for (const file of readdirSync(from)) {
      const time = partial.test(file) ? timeOf(file.replace(partial, "")) : null;
      if (time !== null && now() - time > hourMs) rmSync(join(from, file), { force: true });
    }
  }

  return {
    turn,
    /** The time of the newest backup, in milliseconds since 1970; null if there is none. */
    newest,
    /** @throws StartError when BACKUP_DIR cannot be made */
    start(): void {
      if (folder === null || running) return;
      try {
        if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
      } catch {
        throw new StartError(
          `Cannot start: BACKUP_DIR ${folder} cannot be created. Create its parent folder first.`,
        );
      }
      const { signal } = stopping;
      running = (async () => {
        while (!signal.aborted)
          await sleep(await turn(folder), undefined, { signal }).catch(() => {});
      })();
    },
    /** Describes the fault; null if the newest backup is recent, or if backups are off. */
    fault(): string | null {
      if (folder === null) return null;
      let last: number | null;
      try {
        last = newest();
      } catch {
        return "BACKUP_DIR cannot be read";
      }
      if (last === null) return "there is no backup yet";
      return now() - last < staleMs
        ? null
        : `the last backup is of ${new Date(last).toISOString()}`;
    },
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
