import type { Kysely } from "kysely";
import {
  applyEvent,
  type Refusal,
  type RequestEvent,
  type NonTransitionEvent,
  type VersionedState,
} from "#domain/request.ts";
import { storedInstant } from "#domain/time.ts";
import type { Config } from "#server/config.ts";
import type { Database, Step } from "#server/db/database.ts";
import { StorageError } from "#server/db/storage-error.ts";
import type { StoredEvent, StoredRequest, Tables } from "#server/db/tables.ts";
import { createEnqueue, type EmailDraft } from "#server/outbox/outbox.ts";
import type { Changes } from "./changes.ts";
import { readCurrent, type Current } from "./current.ts";

/** What a request's use cases depend on. */
export type RequestPorts = {
  database: Database;
  outbox: { notify(): void };
  changes: Pick<Changes, "publish">;
  config: Pick<
    Config,
    "siteUrl" | "deskUrl" | "teamEmail" | "mailFrom" | "databaseUrl" | "undoSeconds"
  >;
  /** Milliseconds since 1970. */
  now: () => number;
  /** A monotonic clock in milliseconds, from any start. */
  stopwatch?: () => number;
};

/** The signed-in team member who acts; the current name is stored. */
export type Actor = { id: string; name: string };

/** What should happen to a request. */
export type Decision = {
  /** Null to commit only the steps, and only if the request has not changed. */
  event: RequestEvent | NonTransitionEvent | null;
  /** The version that the person saw; defaults to the current one. */
  seenVersion?: number;
  /** Absent for the visitor and the clock. */
  actor?: Actor;
  quoteVersion?: number | null;
  reason?: string | null;
  /** The event's other data for the timeline. */
  details?: object | null;
  columns?: Partial<
    Pick<
      StoredRequest,
      | "asked_at"
      | "due_at"
      | "pickup_at"
      | "pickup_zone"
      | "valid_until"
      | "follow_up_at"
      | "remind_at"
      | "email_norm"
      | "phone_norm"
      | "accepted_version"
      | "offered_version"
    >
  >;
  /** Committed with it; emails last. If a `mustChange` step changes no row, `decide` runs again. */
  steps?: readonly Step[];
};

export type Refused = { ok: false; reason: Refusal };

/** A refusal with its own text, if the state alone does not explain it. */
export function refused(text: string): Refused {
  return { ok: false, reason: { code: "not-possible", text } };
}

export type Changed = { ok: true } & VersionedState;

/** If others were first this many times in a row, something else must be wrong. */
const maxAttempts = 10;

/** The only way to change a booking request: read, decide, commit. */
export function createChange(ports: Pick<RequestPorts, "database" | "changes" | "now">) {
  const { database, changes } = ports;
  const { kysely } = database;

  /**
   * Commits the decision of `decide` unless the request has changed meanwhile; if so, reads and
   * decides again. Returns anything else that `decide` returns.
   * @returns null when there is no such booking request
   */
  return async function change<Other extends { ok: boolean } = Refused>(
    reference: string,
    decide: (current: Current) => Decision | Other | Promise<Decision | Other>,
  ): Promise<Changed | Refused | Other | null> {
    let unsure: StorageError | null = null;
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const current = await readCurrent(ports, reference);
      if (current === null) return null;
      const decision = await decide(current);
      if (!isDecision(decision)) return decision;
      if (unsure) throw unsure;
      const next = apply(current, decision);
      if (!next.ok) return next;
      const { state, version } = next;
      const event = eventOf(decision, current, version);
      const own = event
        ? [updateState(current, decision, next), insert(event)]
        : [requireUnchanged(current)];
      try {
        if (!(await database.transact([...own, ...(decision.steps ?? [])])).ok) continue;
      } catch (error) {
        if (!(error instanceof StorageError && error.unsure)) throw error;
        if (event && !(await isStored(event))) throw error;
        // Without an event, only the next decision shows whether the steps were committed.
        unsure = event ? null : error;
        if (unsure) continue;
      }
      changes.publish({ reference, state, version, isListed: true });
      return { ok: true, state, version };
    }
    throw new StorageError(`Others were first ${maxAttempts} times in a row`);
  };

  function updateState(
    { request }: Current,
    { columns }: Decision,
    { state, version }: Changed,
  ): Step {
    const query = kysely
      .updateTable("requests")
      .set({ state, version, ...columns })
      .where("reference", "=", request.reference)
      .where("version", "=", request.version);
    return { ...query.compile(), mustChange: true };
  }

  /** Also prevents others from changing the request until the commit. */
  function requireUnchanged({ request: { reference, version } }: Current): Step {
    const query = kysely
      .updateTable("requests")
      .set({ version })
      .where("reference", "=", reference)
      .where("version", "=", version);
    return { ...query.compile(), mustChange: true };
  }

  function insert(event: StoredEvent): Step {
    return kysely.insertInto("request_events").values(event).compile();
  }

  async function isStored(event: StoredEvent): Promise<boolean> {
    const stored = await kysely
      .selectFrom("request_events")
      .selectAll()
      .where("reference", "=", event.reference)
      .where("version", "=", event.version)
      .executeTakeFirst()
      .catch(() => null);
    return (
      stored?.at === event.at &&
      stored.type === event.type &&
      stored.account_id === event.account_id
    );
  }
}

export type ChangeRequest = ReturnType<typeof createChange>;

function isDecision(given: Decision | { ok: boolean }): given is Decision {
  return "event" in given;
}

/** The state and version that a decision leads to. */
export function apply({ request }: Current, { event, seenVersion }: Decision): Changed | Refused {
  const { state, version } = request;
  if (event === null) return { ok: true, state, version };
  if (isNonTransition(event)) return { ok: true, state, version: version + 1 };
  return applyEvent(request, event, seenVersion ?? version);
}

const nonTransitions = new Set(
  Object.keys({
    "not-sent": true,
    "not-recorded": true,
    remind: true,
    resend: true,
    undo: true,
    take: true,
    "let-go": true,
    payment: true,
    "edit-ride": true,
  } satisfies Record<NonTransitionEvent["type"], true>),
);

function isNonTransition(event: RequestEvent | NonTransitionEvent): event is NonTransitionEvent {
  return nonTransitions.has(event.type);
}

function eventOf(
  { event, actor, quoteVersion = null, reason = null, details = null }: Decision,
  { request: { reference }, now }: Current,
  version: number,
): StoredEvent | null {
  return (
    event && {
      reference,
      version,
      at: storedInstant(now),
      type: event.type,
      actor: event.by,
      account_id: actor?.id ?? null,
      account_name: actor?.name ?? null,
      quote_version: quoteVersion,
      reason,
      details: details && JSON.stringify(details),
    }
  );
}

/** The steps that store an email about a request. */
export function createEnqueueEmail({
  database: { kysely },
  config,
}: Pick<RequestPorts, "database" | "config">) {
  const enqueue = createEnqueue({ kysely, config });
  return ({ request: { reference }, now }: Current, email: EmailDraft): Step[] =>
    enqueue(email, { reference, now: now.epochMilliseconds, held: null });
}

/** A step that stops what must not happen while an act can still be undone. */
export function requireNoPending(kysely: Kysely<Tables>, reference: string): Step {
  const query = kysely
    .selectFrom("requests")
    .select("reference")
    .where("reference", "=", reference)
    .where("reference", "not in", (eb) =>
      eb.selectFrom("pending_acts").select("pending_acts.reference"),
    );
  return { ...query.compile(), mustChange: true };
}
