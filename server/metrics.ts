import { Hono } from "hono";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { AnsweredRequest } from "./http/listen.ts";
import { audiences } from "./outbox/outbox.ts";
import type { Services } from "./services.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/** Labels are patterns and states, without personal data and tokens (decision 031). */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "firnline_http_request_seconds",
    help: "Requests by listener, method, route pattern and status, until the response begins",
    labelNames: ["listener", "method", "route", "status"] as const,
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const database = new Histogram({
    name: "firnline_database_seconds",
    help: "Statements and transactions, until the database answered",
    labelNames: ["kind", "outcome"] as const,
    buckets: [0.0005, 0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  const clientFaults = new Counter({
    name: "firnline_client_faults_total",
    help: "Script errors that browsers reported",
    labelNames: ["app"] as const,
    registers,
  });
  const gauges = createGauges(registers);
  return {
    registry,
    gauges,
    /** For `requestLog`. */
    answered: (listener: "site" | "desk") => (facts: AnsweredRequest) =>
      requests.observe(
        {
          listener,
          method: knownMethods.has(facts.method) ? facts.method : "other",
          route: facts.route,
          status: facts.status,
        },
        facts.ms / 1000,
      ),
    /** For `openDatabase`. */
    databaseAnswered: (kind: string, ms: number, ok: boolean) =>
      database.observe({ kind, outcome: ok ? "ok" : "failed" }, ms / 1000),
    clientFault: (app: "site" | "desk") => clientFaults.inc({ app }),
  };
}

/** Clients can invent methods, and each would become a separate series. */
const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Gauges that are updated for each scrape. */
function createGauges(registers: Registry[]) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  return {
    up: gauge("firnline_database_up", "1 if the database could be read for this scrape"),
    emails: gauge(
      "firnline_emails",
      "Emails that are waiting, or failed within five days, by recipient and status",
      ["audience", "status"],
    ),
    oldestEmail: gauge(
      "firnline_outbox_oldest_seconds",
      "Age of the oldest waiting email, by recipient; 0 if none is waiting",
      ["audience"],
    ),
    late: gauge("firnline_quotes_late", "Requests whose quote is overdue"),
    lastRun: gauge(
      "firnline_job_last_success_timestamp_seconds",
      "When a job last finished without an error, or when the process started",
      ["name"],
    ),
    backup: gauge(
      "firnline_backup_timestamp_seconds",
      "When the newest backup in BACKUP_DIR was made; 0 if there is none",
    ),
  };
}

type Sources = Pick<Services, "outbox" | "requests" | "clock" | "backups" | "config"> & {
  metrics: Metrics;
};

/** GET /metrics, for Prometheus. */
export function createMetricsApp({ metrics, ...sources }: Sources) {
  return new Hono().get("/metrics", async (c) => {
    await readGauges(metrics.gauges, sources);
    const text = await metrics.registry.metrics();
    return c.body(text, 200, { "Content-Type": metrics.registry.contentType });
  });
}

async function readGauges(
  { up, emails, oldestEmail, late, lastRun, backup }: Metrics["gauges"],
  { outbox, requests, clock, backups, config }: Omit<Sources, "metrics">,
): Promise<void> {
  // If the database fails, earlier values would look current.
  for (const each of [emails, oldestEmail, late, backup]) each.reset();
  late.remove();
  backup.remove();
  for (const [name, at] of Object.entries(clock.lastRuns())) lastRun.set({ name }, at / 1000);
  if (config.backupDir !== null) backup.set(newestOf(backups));
  try {
    const backlog = await outbox.backlog();
    for (const audience of audiences) oldestEmail.set({ audience }, 0);
    for (const { audience, status, count, oldestMs } of backlog) {
      emails.set({ audience, status }, count);
      if (status === "waiting") oldestEmail.set({ audience }, oldestMs / 1000);
    }
    late.set(await requests.countLate());
    up.set(1);
  } catch {
    up.set(0);
  }
}

/** In seconds since 1970; 0 if there is no backup or the folder cannot be read. */
function newestOf(backups: Services["backups"]): number {
  try {
    return (backups.newest() ?? 0) / 1000;
  } catch {
    return 0;
  }
}
