import type { StoredEmail } from "#server/db/tables.ts";
import type { Outcome } from "./transport.ts";

export type EmailStatus =
  | "sent"
  | "waiting"
  | "held"
  | "overtaken"
  | "refused"
  | "unknown"
  | "given up";

/** The columns that say where an email stands. */
export const standingColumns = [
  "due_at",
  "sent_at",
  "refused_at",
  "held_reason",
  "overtaken_at",
  "data_started_at",
] as const;

export type EmailStanding = Pick<StoredEmail, (typeof standingColumns)[number]>;

/** Where an email stands: derived from its times, never stored. */
export function statusOf(email: EmailStanding): EmailStatus {
  if (email.due_at !== null) return "waiting";
  if (email.sent_at !== null) return "sent";
  if (email.overtaken_at !== null) return "overtaken";
  if (email.refused_at !== null) return "refused";
  if (email.held_reason !== null) return "held";
  return email.data_started_at === null ? "given up" : "unknown";
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** Waits after the first, second... attempt that failed; from then on `longestWaitMs`. */
const waitsMs = [
  5 * secondMs,
  20 * secondMs,
  1 * minuteMs,
  2 * minuteMs,
  5 * minuteMs,
  10 * minuteMs,
  30 * minuteMs,
];

export const longestWaitMs = 60 * minuteMs;

/** A misconfigured worker tries again this often. */
export const misconfiguredWaitMs = minuteMs;

/** Then it waits for the team to resend it. */
const giveUpAfterMs = 5 * 24 * 60 * minuteMs;

function waitAfter(attempts: number): number {
  return waitsMs[attempts - 1] ?? longestWaitMs;
}

export function settlementOf(email: StoredEmail, outcome: Outcome, now: number) {
  const attempts = email.attempts + 1;
  const since = Date.parse(email.resent_at ?? email.created_at);
  const isOver = now - since > giveUpAfterMs;
  const retry = { due_at: isOver ? null : iso(now + waitAfter(attempts)), attempts };
  switch (outcome.kind) {
    case "sent":
      return { sent_at: iso(now), due_at: null, attempts, reason: null };
    case "overtaken":
      return { overtaken_at: iso(now), due_at: null, attempts: email.attempts, reason: null };
    case "refused":
      // A refusal by the team's own server must never lose a request.
      return email.audience === "team"
        ? { ...retry, reason: outcome.reason, data_started_at: null }
        : { refused_at: iso(now), due_at: null, attempts, reason: outcome.reason };
    case "later":
      return { ...retry, reason: outcome.reason, data_started_at: null };
    case "ambiguous":
      return email.on_ambiguous === "resend"
        ? { ...retry, reason: outcome.reason }
        : { due_at: null, attempts, reason: outcome.reason };
    case "misconfigured":
      // Not the email's fault, so it does not count as an attempt.
      return {
        due_at: iso(now + misconfiguredWaitMs),
        reason: outcome.reason,
        data_started_at: null,
      };
  }
}

/** What resending an email changes in its row, whatever its status: its schedule begins anew. */
export function resentNow(now: number) {
  return {
    due_at: iso(now),
    resent_at: iso(now),
    attempts: 0,
    sent_at: null,
    refused_at: null,
    held_reason: null,
    overtaken_at: null,
    data_started_at: null,
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
