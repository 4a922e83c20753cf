import { Temporal } from "temporal-polyfill";
import { answerDue } from "#domain/due.ts";
import { storedInstant, type SentQuote } from "#domain/quote.ts";
import { applyEvent, type VersionedState } from "#domain/request-version.ts";
import type { Refusal, RequestEvent } from "#domain/request-state.ts";
import type { Step } from "#server/db/database.ts";
import { StorageError } from "#server/db/storage-error.ts";
import type { StoredRequest } from "#server/db/tables.ts";
import type { Actor } from "./actor.ts";
import { eventSteps, type EventRow } from "./event-steps.ts";
import { instantOf, type QuotePorts } from "./ports.ts";
import { readQuotes } from "./stored-quotes.ts";

/** A booking request at the moment of a decision. */
export type Current = { request: StoredRequest; newest: SentQuote | null; now: Temporal.Instant };

/** What shall happen to a request. */
export type Decision = {
  event: RequestEvent;
  /** The version that the person saw. */
  seenVersion: number;
  /** Null for the visitor and the clock. */
  actor: Actor | null;
  quoteVersion: number | null;
  reason: string | null;
  /** Committed with it; emails last. One that changes nothing, though it must, repeats the decision. */
  steps?: readonly Step[];
};

export type Refused = { ok: false; reason: Refusal };

export type ChangeResult = ({ ok: true } & VersionedState) | Refused;

type Decide = (current: Current) => Decision | Refused | Promise<Decision | Refused>;

/** If others were first so many times in a row, something else must be wrong. */
const maxAttempts = 10;

/** The one way in which an event happens to a booking request. */
export function createRequestChanges(ports: Pick<QuotePorts, "database" | "changes" | "now">) {
  const { database, changes } = ports;
  const { kysely } = database;

  /**
   * Reads the request, asks `decide`, and commits its event where nobody was first; else once more.
   * @returns null when there is no such booking request
   */
  async function change(reference: string, decide: Decide): Promise<ChangeResult | null> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const current = await readCurrent(reference);
      if (current === null) return null;
      const decision = await decide(current);
      if (!("event" in decision)) return decision;
      const applied = applyEvent(current.request, decision.event, decision.seenVersion);
      if (!applied.ok) return applied;
      const { state, version } = applied;
      if (!(await commit(current, decision, { state, version }))) continue;
      changes.publish({ reference, state, version });
      return { ok: true, state, version };
    }
    throw new StorageError(`Others were first ${maxAttempts} times in a row`);
  }

  async function readCurrent(reference: string): Promise<Current | null> {
    const request = await kysely
      .selectFrom("requests")
      .selectAll()
      .where("reference", "=", reference)
      .where("kind", "=", "booking")
      .executeTakeFirst();
    if (!request) return null;
    const [newest = null] = await readQuotes(kysely, reference);
    return { request, newest, now: instantOf(ports) };
  }

  /** @returns false when somebody else was first */
  async function commit(
    { request, now }: Current,
    { event, actor, quoteVersion, reason, steps = [] }: Decision,
    next: VersionedState,
  ): Promise<boolean> {
    const row: EventRow = {
      at: storedInstant(now),
      type: event.type,
      actor: event.by,
      account_id: actor?.id ?? null,
      account_name: actor?.name ?? null,
      quote_version: quoteVersion,
      reason,
    };
    const due = event.type === "ask-again" ? askedAgain(request, now) : {};
    const own = eventSteps(kysely, request, { ...next, ...due }, row);
    try {
      return (await database.transact([...own, ...steps])).ok;
    } catch (error) {
      if (error instanceof StorageError && error.unsure && (await isStored(request, row)))
        return true;
      throw error;
    }
  }

  async function isStored({ reference, version }: StoredRequest, row: EventRow): Promise<boolean> {
    const stored = await kysely
      .selectFrom("request_events")
      .selectAll()
      .where("reference", "=", reference)
      .where("version", "=", version + 1)
      .executeTakeFirst()
      .catch(() => null);
    return (
      stored?.at === row.at && stored.type === row.type && stored.account_id === row.account_id
    );
  }

  return change;
}

function askedAgain({ pickup_at }: StoredRequest, now: Temporal.Instant) {
  const pickup = pickup_at === null ? null : Temporal.Instant.from(pickup_at);
  return { asked_at: storedInstant(now), due_at: storedInstant(answerDue(now, pickup)) };
}

/** See `createRequestChanges`. */
export type ChangeRequest = ReturnType<typeof createRequestChanges>;
