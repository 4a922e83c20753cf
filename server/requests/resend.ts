import { resentNow, statusOf } from "#server/outbox/settlement.ts";
import { hasNoPending, refused, type Actor, type ChangeRequest, type Refused } from "./change.ts";
import type { RequestPorts } from "./ports.ts";
import { readQuotes } from "./stored-quotes.ts";
import { quoteVersionOf } from "./timeline.ts";

export function createResendEmail(ports: RequestPorts, change: ChangeRequest) {
  const { database, outbox } = ports;
  const { kysely } = database;

  /**
   * Makes an email that has failed, or was held back, due again, with an event of who asked for it.
   * @returns null when the request has no such email
   */
  return async function resendEmail(
    reference: string,
    id: string,
    actor: Actor,
  ): Promise<{ ok: true } | Refused | null> {
    let isThere = false;
    const result = await change<{ ok: true } | Refused>(reference, async ({ pending, now }) => {
      const email = await kysely
        .selectFrom("emails")
        .selectAll()
        .where("id", "=", id)
        .where("reference", "=", reference)
        .executeTakeFirst();
      isThere = email !== undefined;
      if (!email) return refused("This request has no such email.");
      const status = statusOf(email);
      if (status === "waiting") return { ok: true };
      if (status === "sent") return refused("This email has been sent.");
      if (email.draft === "") return refused("The text of this email is no longer kept.");
      if (pending)
        return refused("What was pressed can still be undone. Wait a few seconds, then try again.");
      const makeDue = kysely
        .updateTable("emails")
        .set(resentNow(now.epochMilliseconds))
        .where("id", "=", id)
        .where("due_at", "is", null)
        .where("sent_at", "is", null);
      return {
        event: { type: "resend", by: "agent" },
        actor,
        quoteVersion: quoteVersionOf(email, await readQuotes(kysely, reference)),
        steps: [hasNoPending(kysely, reference), { ...makeDue.compile(), mustChange: true }],
      };
    });
    if (!isThere) return null;
    if (result?.ok) outbox.notify();
    return result;
  };
}
