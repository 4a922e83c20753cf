import type { StoredEmail } from "#server/db/email-table.ts";
import { giveUpAfterMs, misconfiguredWaitMs, waitAfter } from "./schedule.ts";
import type { Outcome } from "./transport.ts";

/** What an attempt changes in its row. */
export function settlementOf(email: StoredEmail, outcome: Outcome, now: number) {
  const attempts = email.attempts + 1;
  const isOver = now - Date.parse(email.created_at) > giveUpAfterMs;
  const retry = { due_at: isOver ? null : iso(now + waitAfter(attempts)), attempts };
  switch (outcome.kind) {
    case "sent":
      return { sent_at: iso(now), due_at: null, attempts, reason: null };
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

function iso(time: number): string {
  return new Date(time).toISOString();
}
