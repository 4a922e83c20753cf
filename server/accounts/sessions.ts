import { randomUUID } from "node:crypto";
import type { Step } from "#server/db/database.ts";
import { hashOf, iso, newToken } from "./tokens.ts";
import type { Account, AccountPorts } from "./types.ts";

const minuteMs = 60_000;
export const sessionMs = 12 * 60 * minuteMs;
export const idleMs = 30 * minuteMs;
const recentMs = 15 * minuteMs;

export type SessionView = {
  id: string;
  browser: string;
  createdAt: string;
  seenAt: string;
  isCurrent: boolean;
};

/** `isRecent`: signed in within the last quarter of an hour. */
export type FoundSession = { id: string; account: Account; isRecent: boolean };

export function createSessions({ database, now = Date.now }: AccountPorts) {
  const { kysely } = database;

  return {
    /** A new session, always with a token of its own: none is ever taken over from a browser. */
    begin(accountId: string, browser: string): { token: string; steps: Step[] } {
      const token = newToken();
      const time = now();
      const expire = kysely
        .deleteFrom("sessions")
        .where((where) =>
          where.or([
            where("expires_at", "<=", iso(time)),
            where("seen_at", "<=", iso(time - idleMs)),
          ]),
        );
      const insert = kysely.insertInto("sessions").values({
        id: randomUUID(),
        token_hash: hashOf(token),
        account_id: accountId,
        browser,
        created_at: iso(time),
        seen_at: iso(time),
        expires_at: iso(time + sessionMs),
      });
      return { token, steps: [expire.compile(), insert.compile()] };
    },

    /** @param touch false for a call that no person caused, which keeps no session alive */
    async find(token: string, { touch = true } = {}): Promise<FoundSession | null> {
      const time = now();
      const row = await kysely
        .selectFrom("sessions")
        .innerJoin("accounts", "accounts.id", "sessions.account_id")
        .select(["sessions.id", "sessions.created_at", "sessions.seen_at"])
        .select(["accounts.id as account_id", "name", "email", "role"])
        .where("token_hash", "=", hashOf(token))
        .where("expires_at", ">", iso(time))
        .where("seen_at", ">", iso(time - idleMs))
        .executeTakeFirst();
      if (!row) return null;
      if (touch && Date.parse(row.seen_at) <= time - minuteMs) await see(row.id, time);
      const { name, email, role } = row;
      const account = { id: row.account_id, name, email, role };
      return { id: row.id, account, isRecent: Date.parse(row.created_at) > time - recentMs };
    },

    async list(accountId: string, currentId: string): Promise<SessionView[]> {
      const time = now();
      const rows = await kysely
        .selectFrom("sessions")
        .selectAll()
        .where("account_id", "=", accountId)
        .where("expires_at", ">", iso(time))
        .where("seen_at", ">", iso(time - idleMs))
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

    async end(accountId: string, id: string): Promise<boolean> {
      const ended = await kysely
        .deleteFrom("sessions")
        .where("id", "=", id)
        .where("account_id", "=", accountId)
        .executeTakeFirst();
      return ended.numDeletedRows > 0n;
    },

    async endByToken(token: string): Promise<void> {
      await kysely.deleteFrom("sessions").where("token_hash", "=", hashOf(token)).execute();
    },
  };

  async function see(id: string, time: number): Promise<void> {
    await kysely
      .updateTable("sessions")
      .set({ seen_at: iso(time) })
      .where("id", "=", id)
      .execute();
  }
}

export type Sessions = ReturnType<typeof createSessions>;
