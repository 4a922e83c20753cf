import { CompiledQuery, type Kysely } from "kysely";
import { randomUUID } from "node:crypto";
import type { AccountEventType } from "#server/db/account-tables.ts";
import type { Database, Step } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { accountEmail, type AccountChange } from "#server/outbox/emails/account-email.ts";
import { createEnqueue } from "#server/outbox/outbox.ts";
import { iso, type Account, type AccountConfig } from "./types.ts";

/** Who changes an account: a signed-in account, or null for the server's console. */
export type Cause = { id: string; name: string; network: string | null } | null;

type NewEvent = {
  accountId: string;
  type: AccountEventType;
  details?: string | null;
  by: { id: string; network: string | null } | null;
};

export function recordEvent(
  kysely: Kysely<Tables>,
  { accountId, type, details = null, by }: NewEvent,
  time: number,
): Step {
  return kysely
    .insertInto("account_events")
    .values({
      id: randomUUID(),
      account_id: accountId,
      at: iso(time),
      type,
      details,
      actor_id: by?.id ?? null,
      network: by?.network ?? null,
    })
    .compile();
}

/** Records a change to how an account signs in, and emails its owner. */
export function recordChange(
  { kysely, config }: { kysely: Kysely<Tables>; config: AccountConfig },
  {
    account,
    change,
    details = null,
    by,
  }: {
    account: Pick<Account, "id" | "name" | "email">;
    change: AccountChange;
    details?: string | null;
    by: Cause;
  },
  time: number,
): Step[] {
  const facts = { account, change, by: by && by.name, now: time, deskUrl: config.deskUrl };
  return [
    recordEvent(kysely, { accountId: account.id, type: change.type, details, by }, time),
    ...createEnqueue({ kysely, config })(accountEmail(facts), {
      reference: null,
      now: time,
      held: null,
    }),
  ];
}

export async function runSteps(kysely: Kysely<Tables>, steps: readonly Step[]): Promise<void> {
  for (const { sql, parameters } of steps)
    await kysely.executeQuery(CompiledQuery.raw(sql, [...parameters]));
}

/** An event as shown to the account it happened to or to the one that caused it. */
export type AccountEvent = {
  id: string;
  at: string;
  type: AccountEventType;
  details: string | null;
  network: string | null;
  by: "you" | "console" | "other";
  /** The name of the account that caused it; null if the account was removed or was the console. */
  byName: string | null;
  isMine: boolean;
  /** The name of the account it happened to; null before it exists and after it is removed. */
  name: string | null;
};

const mostEvents = 50;

/** Events that an account caused or that happened to it; owners see all exports and erasures. */
export async function listEvents(
  { reader }: Pick<Database, "reader">,
  { id: accountId, role }: Pick<Account, "id" | "role">,
): Promise<AccountEvent[]> {
  const forOwners = role === "owner" ? (["data-exported", "data-erased"] as const) : [];
  const rows = await reader
    .selectFrom("account_events as event")
    .leftJoin("accounts as actor", "actor.id", "event.actor_id")
    .leftJoin("accounts as whom", "whom.id", "event.account_id")
    .select(["event.id", "at", "type", "details", "network", "actor_id", "account_id"])
    .select(["actor.name as actor_name", "whom.name as whom_name"])
    .where((where) =>
      where.or([
        where("account_id", "=", accountId),
        where("actor_id", "=", accountId),
        ...(forOwners.length > 0 ? [where("type", "in", forOwners)] : []),
      ]),
    )
    .orderBy("at", "desc")
    .orderBy("event.id")
    .limit(mostEvents)
    .execute();
  return rows.map(({ actor_id, actor_name, account_id, whom_name, ...event }) => ({
    ...event,
    by: actorKind(actor_id, accountId),
    byName: actor_name,
    isMine: account_id === accountId,
    name: whom_name,
  }));
}

function actorKind(actorId: string | null, accountId: string): AccountEvent["by"] {
  if (actorId === null) return "console";
  return actorId === accountId ? "you" : "other";
}
