import { z } from "zod";
import { largestAmount } from "#domain/money.ts";
import { describePayment, paymentTypes, paymentTypesOf, type Payment } from "#domain/payment.ts";
import { refuse } from "#domain/request.ts";
import type { Reader } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import type { RequestPorts, Actor, ChangeRequest, Changed, Decision, Refused } from "./change.ts";

const paymentSchema = z
  .object({
    type: z.enum(paymentTypes),
    cents: z.int().min(0).max(largestAmount),
    paidOn: z.iso.date(),
  })
  .refine(({ type, cents }) => (type === "not-paid") === (cents === 0), {
    path: ["cents"],
    error: "Write the amount.",
  });

export const paymentEntrySchema = z.object({
  payment: paymentSchema,
  requestVersion: z.int().min(1),
});

export function createRecordPayment(
  { database }: Pick<RequestPorts, "database">,
  change: ChangeRequest,
) {
  /**
   * Records how a sold ride is paid, replacing earlier entries.
   * @returns null when there is no such booking request
   */
  return function recordPayment(
    reference: string,
    { payment, requestVersion }: z.output<typeof paymentEntrySchema>,
    actor: Actor,
  ): Promise<Changed | Refused | null> {
    return change(reference, ({ request: { state, version } }): Decision | Refused => {
      if (!paymentTypesOf(state).includes(payment.type))
        return refuse("not-possible", state, "agent");
      if (version !== requestVersion) return refuse("changed", state, "agent");
      const insert = database.kysely.insertInto("payments").values({
        reference,
        version: version + 1,
        type: payment.type,
        cents: payment.cents,
        paid_on: payment.paidOn,
      });
      return {
        event: { type: "payment", by: "agent" },
        actor,
        reason: describePayment(payment),
        steps: [insert.compile()],
      };
    });
  };
}

export async function readPayments(
  db: Pick<Reader<Tables>, "selectFrom">,
  references: readonly string[],
): Promise<Map<string, Payment>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .selectFrom("payments")
    .selectAll()
    .where("reference", "in", references)
    // Payments for a canceled ride don't count for a ride that was requested later.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("request_events as event")
            .select("event.version")
            .whereRef("event.reference", "=", "payments.reference")
            .whereRef("event.version", ">", "payments.version")
            .where("event.type", "=", "ask-again"),
        ),
      ),
    )
    .orderBy("version")
    .execute();
  return new Map(
    rows.map(({ reference, type, cents, paid_on }) => [
      reference,
      { type, cents, paidOn: paid_on },
    ]),
  );
}
