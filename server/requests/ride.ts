import type { Kysely } from "kysely";
import type { Temporal } from "temporal-polyfill";
import { wayHomeSchema, type WayHome } from "#domain/form-schema.ts";
import { phoneKey } from "#domain/form.ts";
import { addWayHome, wayHomeNote } from "#domain/legs.ts";
import { mailboxKey, type RequestState } from "#domain/request.ts";
import { cellOf, editRide, type Ride, type RideEdit } from "#domain/ride.ts";
import { legInstant, storedInstant } from "#domain/time.ts";
import type { Reader, Step } from "#server/db/database.ts";
import type { StoredRequest, Tables } from "#server/db/tables.ts";
import { redirectUnsent } from "#server/outbox/email-status.ts";
import { linksEmail } from "#server/outbox/emails/links-email.ts";
import { createEnqueue } from "#server/outbox/outbox.ts";
import {
  requireNoPending,
  type Actor,
  type ChangeRequest,
  type Changed,
  type Decision,
  type Refused,
  type RequestPorts,
} from "./change.ts";

type Db = Pick<Reader<Tables>, "selectFrom">;

/** Stores a new request's ride. */
export function insertRide(kysely: Kysely<Tables>, reference: string, ride: Ride): Step[] {
  return [
    kysely.insertInto("rides").values(rideRow(reference, ride)).compile(),
    insertLegs(kysely, reference, ride),
  ];
}

/** Replaces the stored ride. */
export function storeRide(kysely: Kysely<Tables>, reference: string, ride: Ride): Step[] {
  const { reference: _, ...row } = rideRow(reference, ride);
  return [
    kysely.updateTable("rides").set(row).where("reference", "=", reference).compile(),
    kysely.deleteFrom("ride_legs").where("reference", "=", reference).compile(),
    insertLegs(kysely, reference, ride),
  ];
}

function rideRow(reference: string, ride: Ride) {
  return {
    reference,
    passengers: ride.passengers,
    first_name: ride.firstName,
    last_name: ride.lastName,
    cell_phone: ride.cellPhone,
    email: ride.email,
  };
}

function insertLegs(kysely: Kysely<Tables>, reference: string, { legs }: Ride): Step {
  const rows = legs.map((leg, index) => ({
    reference,
    position: index + 1,
    date: leg.date,
    time: leg.time,
    zone: leg.zone,
    confirmed: leg.confirmed ? 1 : 0,
    pickup_address: leg.pickupAddress,
    dropoff_address: leg.dropoffAddress,
    vehicle_type: leg.vehicleType,
  }));
  return kysely.insertInto("ride_legs").values(rows).compile();
}

const onItsWay = "An action on this request is pending. Undo it, or wait a few seconds.";

export type RideRefused = { ok: false; reason: { code: "invalid" | "changed"; text: string } };

/** Lets the team correct the ride, one cell at a time. */
export function createEditRide(ports: RequestPorts, change: ChangeRequest) {
  const { database, config, outbox } = ports;
  const { kysely } = database;
  const enqueue = createEnqueue({ kysely, config });

  /**
   * Adds the way home, as asked for if the visitor did, or removes it; a repeat changes nothing.
   * @returns null when there is no such booking request
   */
  async function setWayHome(
    reference: string,
    isWanted: boolean,
    actor: Actor,
  ): Promise<Changed | Refused | RideRefused | null> {
    return change<RideRefused | Changed>(reference, async ({ request, ride, pending }) => {
      if (pending) return refuseEdit("changed", onItsWay);
      const { state, version } = request;
      if (isWanted === ride.legs.length > 1) return { ok: true, state, version };
      const next: Ride = isWanted
        ? addWayHome(ride, (await readAskedHome(kysely, reference)).asked)
        : { ...ride, legs: [ride.legs[0]] };
      return {
        event: { type: "edit-ride", by: "agent" },
        actor,
        reason: wayHomeNote(isWanted ? next : ride, isWanted),
        details: isWanted ? null : wayHomeRemoved,
        steps: [requireNoPending(kysely, reference), ...storeRide(kysely, reference, next)],
      };
    });
  }

  /** @returns null when there is no such booking request */
  async function edit(
    reference: string,
    given: RideEdit,
    actor: Actor,
  ): Promise<Changed | Refused | RideRefused | null> {
    const result = await change<RideRefused | Changed>(reference, async (current) => {
      const { request, ride, pending } = current;
      if (pending) return refuseEdit("changed", onItsWay);
      const edited = editRide(ride, given);
      if (!edited.ok) return refuseEdit(edited.code, edited.text);
      const before = cellOf(ride, given);
      if (cellOf(edited.ride, given) === before)
        return { ok: true, state: request.state, version: request.version };
      const noPress = requireNoPending(kysely, reference);
      if (given.field === "confirmed")
        return { event: null, steps: [noPress, confirm(reference, given.leg ?? 1, edited.ride)] };
      const newEmail = given.field === "email" ? edited.ride.email : null;
      const decision: Decision = {
        event: { type: "edit-ride", by: "agent" },
        actor,
        reason: edited.note,
        columns: {
          ...pickupColumns(request.state, edited.ride),
          ...contactColumns(edited.ride),
        },
        steps: [noPress, ...storeRide(kysely, reference, edited.ride)],
      };
      if (newEmail === null) return decision;
      const moved = await moveLinks(request, newEmail, edited.ride, actor);
      return { ...decision, steps: [...(decision.steps ?? []), ...moved] };
    });
    if (result?.ok) outbox.notify();
    return result;
  }

  /** If the leg has been removed meanwhile, `decide` runs again. */
  function confirm(reference: string, position: number, { legs }: Ride): Step {
    const leg = legs[position - 1];
    const query = kysely
      .updateTable("ride_legs")
      .set({ confirmed: leg?.confirmed ? 1 : 0 })
      .where("reference", "=", reference)
      .where("position", "=", position);
    return { ...query.compile(), mustChange: true };
  }

  /** Revokes emailed links; sends unsent emails and a new link to the new address. */
  async function moveLinks(
    { reference, email_norm: oldMailbox }: Pick<StoredRequest, "reference" | "email_norm">,
    email: string,
    { legs }: Ride,
    { name }: Actor,
  ): Promise<Step[]> {
    const now = ports.now();
    const redirected = await redirectUnsent(kysely, { reference, oldMailbox, email, now });
    const revoke = kysely
      .updateTable("request_tokens")
      .set({ revoked_at: new Date(now).toISOString(), revoked_by: name })
      .where("reference", "=", reference)
      .where("email_id", "is not", null)
      .where("revoked_at", "is", null)
      .compile();
    const requests = [{ reference, legs }];
    const links = linksEmail({ email, requests, siteUrl: config.siteUrl, isCorrected: true });
    return [revoke, ...redirected, ...enqueue(links, { reference, now, held: null })];
  }

  return { editRide: edit, setWayHome };
}

/** Without a standing quote, a request's pickup is its ride's; later, it is the quote's. */
export function pickupColumns(state: RequestState, { legs: [first] }: Ride) {
  if (state !== "received" && state !== "in-review") return {};
  const at = legInstant(first);
  return { pickup_at: at && storedInstant(at), pickup_zone: first.zone };
}

function contactColumns({ cellPhone, email }: Ride) {
  return { phone_norm: phoneKey(cellPhone), email_norm: mailboxKey(email) };
}

function refuseEdit(code: "invalid" | "changed", text: string): RideRefused {
  return { ok: false, reason: { code, text } };
}

/** How often the visitor has asked for a quote in the last day. */
export async function countAsks(
  db: Db,
  { request: { reference }, now }: { request: { reference: string }; now: Temporal.Instant },
): Promise<number> {
  const { asks } = await db
    .selectFrom("request_events")
    .select((eb) => eb.fn.countAll().as("asks"))
    .where("reference", "=", reference)
    .where("type", "in", ["ask-again", "ask-home"])
    .where("actor", "=", "visitor")
    .where("at", ">", storedInstant(now.subtract({ hours: 24 })))
    .executeTakeFirstOrThrow();
  return Number(asks);
}

/** The details of the event when the team removes the way home. */
export const wayHomeRemoved = { wayHome: "removed" } as const;

/** The way home that the visitor last asked for, or null, and whether the team has kept it since. */
export async function readAskedHome(
  db: Db,
  reference: string,
): Promise<{ asked: WayHome | null; isOpen: boolean }> {
  const events = await db
    .selectFrom("request_events")
    .select(["type", "details"])
    .where("reference", "=", reference)
    .where("type", "in", ["ask-home", "edit-ride"])
    .where("details", "is not", null)
    .orderBy("version", "desc")
    .execute();
  const details = events.find(({ type }) => type === "ask-home")?.details;
  return {
    asked: details ? wayHomeSchema.parse(JSON.parse(details)) : null,
    isOpen: events[0]?.type === "ask-home",
  };
}
