import type { ExpressionBuilder } from "kysely";
import { randomUUID } from "node:crypto";
import type { StoredSession } from "#server/db/account-tables.ts";
import type { Step } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { recordEvent } from "./events.ts";
import { hashOf, iso, newToken, type Account, type AccountPorts } from "./types.ts";

const minuteMs = 60_000;
export const sessionMs = 12 * 60 * minuteMs;
const recentMs = 15 * minuteMs;

export type SessionView = {
  id: string;
  browser: string;
  createdAt: string;
  seenAt: string;
  isCurrent: boolean;
};

export type FoundSession = {
  id: string;
  account: Account;
  isRecent: boolean;
  /** When it locks unless used. A locked session lives on while a desk is open on it. */
  locksAt: string;
  isLocked: boolean;
};

/** Sessions that have expired, or have been idle for `idleMs` with no desk open. */
export function hasEnded(idleMs: number, time: number) {
  const before = iso(time - idleMs);
  return (where: ExpressionBuilder<Tables, "sessions">) =>
    where.or([
      where("sessions.expires_at", "<=", iso(time)),
      where.and([
        where("sessions.seen_at", "<=", before),
        where(where.fn.coalesce("sessions.watched_at", "sessions.seen_at"), "<=", before),
      ]),
    ]);
}

export function createSessions({ database, config, now = Date.now }: AccountPorts) {
  const { kysely } = database;
  const idleMs = config.idleSeconds * 1000;
  const stepMs = Math.min(minuteMs, idleMs / 10);

  return {
    /** Always creates a new token, never one from the browser, against session fixation. */
    begin(accountId: string, browser: string): { token: string; steps: Step[] } {
      const token = newToken();
      const time = now();
      const expire = kysely.deleteFrom("sessions").where(hasEnded(idleMs, time));
      const insert = kysely.insertInto("sessions").values({
        id: randomUUID(),
        token_hash: hashOf(token),
        account_id: accountId,
        browser,
        created_at: iso(time),
        seen_at: iso(time),
        watched_at: null,
        expires_at: iso(time + sessionMs),
      });
      return { token, steps: [expire.compile(), insert.compile()] };
    },

    /**
     * No call unlocks a locked session.
     * @param touch false for a call that no person caused, which must not delay the lock
     * @param watch for an open desk, which keeps a locked session from ending
     */
    async find(token: string, { touch = true, watch = false } = {}): Promise<FoundSession | null> {
      const time = now();
      const found = await kysely
        .selectFrom("sessions")
        .innerJoin("accounts", "accounts.id", "sessions.account_id")
        .select(["sessions.id", "sessions.created_at", "sessions.seen_at", "sessions.watched_at"])
        .select("sessions.expires_at")
        .select(["accounts.id as account_id", "name", "email", "role"])
        .where("token_hash", "=", hashOf(token))
        .where((where) => where.not(hasEnded(idleMs, time)(where)))
        .executeTakeFirst();
      if (!found) return null;
      const row = await clampToNow(found, time);
      const isLocked = Date.parse(row.seen_at) <= time - idleMs;
      const isOld = (at: string | null) => at === null || Date.parse(at) <= time - stepMs;
      const isSeen = touch && !isLocked && isOld(row.seen_at);
      if (isSeen) await mark(row.id, { seen_at: iso(time) });
      if (watch && isOld(row.watched_at)) await mark(row.id, { watched_at: iso(time) });
      const { name, email, role } = row;
      const account = { id: row.account_id, name, email, role };
      const seenAt = isSeen ? time : Date.parse(row.seen_at);
      const isRecent = Date.parse(row.created_at) > time - recentMs;
      return { id: row.id, account, isRecent, isLocked, locksAt: iso(seenAt + idleMs) };
    },

    async list(accountId: string, currentId: string): Promise<SessionView[]> {
      const time = now();
      const rows = await kysely
        .selectFrom("sessions")
        .selectAll()
        .where("account_id", "=", accountId)
        .where((where) => where.not(hasEnded(idleMs, time)(where)))
        .orderBy("seen_at", "desc")
        .orderBy("id")
        .execute();
      return rows.map(({ id, browser, created_at, seen_at }) => ({
        id,
        browser,
        createdAt: created_at,
        seenAt: seen_at,
        isCurrent: id === currentId,
      }));
    },

    /** @returns false when it has ended already */
    async end(
      { id: accountId }: Pick<Account, "id">,
      id: string,
      { type, network }: { type: "sign-out" | "session-ended"; network?: string | undefined },
    ): Promise<boolean> {
      const end = kysely
        .deleteFrom("sessions")
        .where("id", "=", id)
        .where("account_id", "=", accountId);
      const by = { id: accountId, network: network ?? null };
      const { ok } = await database.transact([
        { ...end.compile(), mustChange: true },
        recordEvent(kysely, { accountId, type, by }, now()),
      ]);
      return ok;
    },

    async endByToken(token: string, network?: string): Promise<void> {
      const row = await kysely
        .selectFrom("sessions")
        .select(["id", "account_id"])
        .where("token_hash", "=", hashOf(token))
        .executeTakeFirst();
      const how = { type: "sign-out", network } as const;
      if (row) await this.end({ id: row.account_id }, row.id, how);
    },
  };

  async function clampToNow<Row extends SessionTimes & { id: string }>(row: Row, time: number) {
    const times = timesBy(row, time);
    const isFuture = Object.entries(times).some(([name, at]) => at !== row[name as keyof Row]);
    if (isFuture) await mark(row.id, times);
    return { ...row, ...times };
  }

  async function mark(id: string, columns: Partial<SessionTimes>): Promise<void> {
    await kysely.updateTable("sessions").set(columns).where("id", "=", id).execute();
  }
}

type SessionTimes = Pick<StoredSession, "created_at" | "seen_at" | "watched_at" | "expires_at">;

/** Times later than `time` were written before the clock was set back, and count as `time`. */
function timesBy(times: SessionTimes, time: number): SessionTimes {
  const earlier = (at: string, latest: number) => (at < iso(latest) ? at : iso(latest));
  return {
    created_at: earlier(times.created_at, time),
    seen_at: earlier(times.seen_at, time),
    watched_at: times.watched_at && earlier(times.watched_at, time),
    expires_at: earlier(times.expires_at, time + sessionMs),
  };
}

export type Sessions = ReturnType<typeof createSessions>;
