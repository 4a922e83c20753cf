import { sql, type Kysely } from "kysely";
import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { company } from "#content/company.ts";
import { mailboxKey } from "#domain/request.ts";
import type { Config } from "#server/config.ts";
import type { Database, Step } from "#server/db/database.ts";
import type { Audience, NewEmail, OnAmbiguous, Tables } from "#server/db/tables.ts";
import { countHeld, readBacklog, readHealth } from "./email-status.ts";
import { createQueue } from "./queue.ts";
import { createFileTransport } from "./transports/file.ts";
import { createSmtpTransport } from "./transports/smtp.ts";
import { capReason, lockCaps } from "./visitor-caps.ts";
import { startDeliveryWorker, type Transport } from "./worker.ts";

/** A person or a mailbox; not a single string, which a comma could split in two. */
export type Address = { name: string; address: string };

export type CalendarFile = { method: "CANCEL" | "REQUEST"; text: string };

export type EmailDraft = {
  audience: Audience;
  onAmbiguous: OnAmbiguous;
  /** What can hold it: `mailbox` if a link's holder caused it, `none` if the team wrote it. */
  cap?: "none" | "mailbox";
  to: Address;
  replyTo: Address;
  subject: string;
  text: string;
  html: string;
  /** References of the requests that it links with `pageLink`. */
  links?: readonly string[];
  /** An attached entry for the visitor's calendar (RFC 5545). */
  calendar?: CalendarFile;
  /** Removes entries: a separate file, because a calendar file has only one method. */
  moreCalendars?: readonly CalendarFile[];
};

/** With the row's other columns, enough to compose the same bytes for each attempt. */
export type StoredDraft = Omit<EmailDraft, "audience" | "onAmbiguous" | "cap" | "subject"> & {
  from: Address;
  date: string;
  boundary: string;
};

type EnqueuePorts = { kysely: Kysely<Tables>; config: Pick<Config, "mailFrom" | "databaseUrl"> };

type EnqueueOptions = {
  reference: string | null;
  now: number;
  /** Why the email must wait for the team's decision, or null. */
  held: string | null;
};

/** Returns steps to put last in a transaction, because they may take locks. */
export function createEnqueue({ kysely, config }: EnqueuePorts) {
  return function enqueue(draft: EmailDraft, options: EnqueueOptions): Step[] {
    // A visitor who called may have no address: the team answers by phone, without emails.
    if (draft.to.address === "") return [];
    const row = rowOf(draft, options, config.mailFrom);
    if (options.held !== null || draft.audience !== "visitor" || draft.cap === "none")
      return [kysely.insertInto("emails").values(row).compile()];
    const insert = insertCapped(kysely, row, options.now);
    if (config.databaseUrl === null) return [insert];
    return [lockCaps(kysely, row.recipient_key, options.now), insert];
  };
}

function rowOf(
  email: EmailDraft,
  { reference, now, held }: EnqueueOptions,
  mailFrom: string,
): NewEmail {
  const { audience, onAmbiguous, cap, subject, ...draft } = email;
  const id = randomUUID();
  const createdAt = new Date(now).toISOString();
  const from = { name: company.name, address: mailFrom };
  const stored: StoredDraft = { ...draft, from, date: createdAt, boundary: id };
  return {
    id,
    reference,
    audience,
    on_ambiguous: onAmbiguous,
    recipient: draft.to.address,
    recipient_key: mailboxKey(draft.to.address),
    subject,
    draft: JSON.stringify(stored),
    message_id: `<${id}@${mailFrom.split("@")[1] ?? "localhost"}>`,
    created_at: createdAt,
    due_at: held === null ? createdAt : null,
    attempts: 0,
    held_reason: held,
    is_counted: cap === undefined ? 1 : 0,
  };
}

function insertCapped(kysely: Kysely<Tables>, row: NewEmail, now: number): Step {
  // A CTE, because both databases evaluate it only once even if it is used twice.
  return kysely
    .with("cap", (db) => db.selectNoFrom(capReason(row, now).as("reason")))
    .insertInto("emails")
    .values((eb) => ({
      ...row,
      due_at: eb
        .selectFrom("cap")
        .select(
          sql<string>`case when reason is null then cast(${row.due_at} as text) end`.as("due"),
        ),
      held_reason: eb.selectFrom("cap").select("reason"),
    }))
    .compile();
}

type Ports = {
  database: Database;
  config: Pick<Config, "smtp" | "dataDir" | "mailFrom" | "databaseUrl">;
  log: Logger;
  now?: () => number;
  leaseMs?: number;
  /** Called with the reference of a request after each attempt to deliver one of its emails. */
  onSettled?: (reference: string) => void;
};

export const audiences = ["team", "visitor", "account"] as const satisfies readonly Audience[];

const stopWithinMs = 10_000;
const watchEveryMs = 60_000;

/** Delivers waiting emails: at once, then with growing delays. */
export function createOutbox(ports: Ports) {
  const { database, config, log, now = Date.now, leaseMs = 60_000, onSettled } = ports;
  let workers: ReturnType<typeof startDeliveryWorker>[] = [];
  let watch: ReturnType<typeof setInterval> | undefined;
  let knownHeld = 0;

  async function logHeld(): Promise<void> {
    // The workers already log when the database does not answer.
    const held = await countHeld(database.kysely).catch(() => knownHeld);
    if (held > knownHeld) log.error({ held }, "the site's cap holds emails to visitors");
    knownHeld = held;
  }

  return {
    async start(): Promise<void> {
      const isPostgres = config.databaseUrl !== null;
      const queue = createQueue(database, { isPostgres, now, leaseMs });
      // If it fails, emails leave at their stored times; the pages must not wait for that.
      await queue.reopen().catch((error: unknown) => {
        log.error({ err: error }, "the outbox cannot reach the database");
      });
      // One worker per audience, so a slow visitor address never delays the team's email.
      workers = audiences.map((audience) =>
        startDeliveryWorker(audience, {
          queue,
          transport: createTransport(config),
          log,
          now,
          renewEveryMs: leaseMs / 4,
          onSettled,
        }),
      );
      watch = setInterval(() => void logHeld(), watchEveryMs);
      await logHeld();
    },
    /** Tells the workers that new emails are in the table. */
    notify(): void {
      for (const worker of workers) worker.notify();
    },
    health: () => readHealth(database, now()),
    backlog: () => readBacklog(database, now()),
    async stop(): Promise<void> {
      clearInterval(watch);
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, stopWithinMs);
      await Promise.race([Promise.all(workers.map((worker) => worker.stop())), promise]);
      clearTimeout(timer);
    },
  };
}

function createTransport({ smtp, dataDir, mailFrom }: Ports["config"]): Transport {
  return smtp === null ? createFileTransport(dataDir) : createSmtpTransport(smtp, mailFrom);
}
