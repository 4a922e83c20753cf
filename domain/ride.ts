import { z } from "zod";
import { bookingSchema, type BookingText } from "./form-schema.ts";
import { describeParty, labelOf, vehicleChoices } from "./form.ts";
import { legsOf } from "./legs.ts";
import { guessZone, pickupZones, zoneNames, type PickupZone } from "./pickup-zone.ts";
import type { Quote } from "./quote.ts";
import type { RequestState } from "./request.ts";
import { legInstant, storedInstant, storedLocalTime } from "./time.ts";

/** One leg of a ride as the team writes it: date and time are text until a quote freezes them. */
export type Leg = {
  date: string;
  time: string;
  zone: PickupZone;
  confirmed: boolean;
  pickupAddress: string;
  dropoffAddress: string;
  vehicleType: string;
};

export type Contact = Record<"firstName" | "lastName" | "cellPhone" | "email", string>;

export type Ride = Contact & { passengers: string; legs: readonly [Leg, ...Leg[]] };

/** The ride as requested, before anyone has corrected it. */
export function startRide(asked: BookingText): Ride {
  const { date, time, pickupAddress, dropoffAddress, vehicleType, ...rest } = asked;
  const { zone } = guessZone(asked);
  return {
    ...rest,
    legs: [{ date, time, zone, confirmed: false, pickupAddress, dropoffAddress, vehicleType }],
  };
}

const legFields = ["date", "time", "pickupAddress", "dropoffAddress", "vehicleType"] as const;
const rideFields = ["passengers", "firstName", "lastName", "cellPhone", "email"] as const;

/** One changed cell of the ride; `was` is the value that the agent saw. */
export const rideEditSchema = z.object({
  leg: z.int().min(1).max(2).nullable(),
  field: z.enum([...legFields, ...rideFields, "zone", "confirmed"]),
  value: z.string().max(1000),
  was: z.string().max(1000),
});

export type RideEdit = z.output<typeof rideEditSchema>;

export type EditedRide =
  | {
      ok: true;
      ride: Ride;
      /** For the timeline; null if nothing was corrected. */
      note: string | null;
    }
  | { ok: false; code: "invalid" | "changed"; text: string };

/** The value that an agent sees in a cell; for a confirmation the pickup, so that nobody confirms another one. */
export function cellOf(ride: Ride, { leg, field }: Pick<RideEdit, "leg" | "field">): string | null {
  if (leg === null) return isIn(rideFields, field) ? ride[field] : null;
  const found = ride.legs[leg - 1];
  if (!found || isIn(rideFields, field)) return null;
  const { confirmed, date, time, zone } = found;
  return field === "confirmed" ? `${confirmed} ${date} ${time} ${zone}` : found[field];
}

/** The ride with one cell changed. A changed date, time or zone must be confirmed again. */
export function editRide(ride: Ride, edit: RideEdit): EditedRide {
  const { leg, field, was } = edit;
  const before = cellOf(ride, edit);
  if (before === null) return { ok: false, code: "invalid", text: "The ride has no such field." };
  const read = ruleOf(field).safeParse(edit.value);
  if (!read.success)
    return { ok: false, code: "invalid", text: read.error.issues[0]?.message ?? "" };
  const value = read.data;
  if (value === before) return { ok: true, ride, note: null };
  if (was !== before) return { ok: false, code: "changed", text: changedText(edit, before) };
  if (leg === null) return { ok: true, ride: { ...ride, [field]: value }, note: note() };
  const confirmed = isIn(["date", "time", "zone"], field) ? { confirmed: false } : {};
  const change =
    field === "confirmed" ? { confirmed: value === "yes" } : { [field]: value, ...confirmed };
  const legs = ride.legs.map((each, index) => (index === leg - 1 ? { ...each, ...change } : each));
  return {
    ok: true,
    ride: { ...ride, legs: legs as [Leg, ...Leg[]] },
    note: field === "confirmed" ? null : note(),
  };

  function note() {
    const of = leg !== null && ride.legs.length > 1 ? ` of leg ${leg}` : "";
    return `${fieldNames[field]}${of}: ${cellText(field, before ?? "")}, now ${cellText(field, value)}`;
  }
}

const reloadFirst = "The desk has been updated. Reload the page, then check the pickup again.";

function changedText({ field, was }: RideEdit, now: string): string {
  if (field !== "confirmed") return `Somebody else has changed it to “${cellText(field, now)}”.`;
  // For one release: an older desk does not send the pickup that the agent saw.
  return was === "" || was === "yes"
    ? reloadFirst
    : "Somebody else has changed the pickup. Please check it again.";
}

function ruleOf(field: RideEdit["field"]): z.ZodType<string> {
  if (field === "zone") return z.enum(pickupZones);
  if (field === "confirmed") return z.enum(["", "yes"]);
  return bookingSchema.shape[field];
}

function isIn<Value extends string>(values: readonly Value[], value: string): value is Value {
  return values.some((each) => each === value);
}

export const fieldNames = {
  date: "Pickup date",
  time: "Pickup time",
  zone: "Time zone",
  confirmed: "Confirmation",
  pickupAddress: "From",
  dropoffAddress: "To",
  vehicleType: "Vehicle",
  passengers: "Party",
  firstName: "First name",
  lastName: "Last name",
  cellPhone: "Phone",
  email: "Email",
} as const satisfies Record<RideEdit["field"], string>;

export function cellText(field: RideEdit["field"], value: string): string {
  if (field === "passengers") return describeParty(value);
  if (field === "vehicleType") return labelOf(vehicleChoices, value, "none chosen");
  if (field === "zone") return zoneNames[value as PickupZone].name;
  return value || "nothing";
}

export type CurrentLeg = Pick<Leg, "date" | "time" | "pickupAddress" | "dropoffAddress"> & {
  pickupAt: string | null;
  pickupZone: PickupZone;
  vehicleType: string;
};

export type CurrentRide = Contact & {
  passengers: string;
  legs: readonly [CurrentLeg, ...CurrentLeg[]];
};

type Known<Version> = {
  state: RequestState;
  acceptedVersion: number | null;
  quotes: readonly Version[];
};

/**
 * The version that currently applies: the accepted one, else the newest. Null if none was sent, or if the
 * visitor has asked again, so that the ride as corrected by the team applies.
 */
export function currentVersion<Version extends { version: number }>({
  state,
  acceptedVersion,
  quotes,
}: Known<Version>): Version | null {
  const accepted = quotes.find(({ version }) => version === acceptedVersion);
  if (accepted) return accepted;
  return state === "received" || state === "in-review" ? null : (quotes[0] ?? null);
}

/** The ride that currently applies. The contact is never frozen: emails go to the corrected address. */
export function currentRide(ride: Ride, version: Quote | null): CurrentRide {
  const { legs, ...rest } = ride;
  if (version === null) return { ...rest, legs: mapLegs(legs, currentLeg) };
  const first = legs[0];
  return {
    ...rest,
    passengers: version.passengers ?? ride.passengers,
    legs: mapLegs(legsOf(version), (leg) => ({
      ...storedLocalTime(leg.pickup),
      pickupAt: leg.pickup.at,
      pickupZone: leg.pickup.zone,
      pickupAddress: leg.pickupAddress || first.pickupAddress,
      dropoffAddress: leg.dropoffAddress || first.dropoffAddress,
      vehicleType: leg.vehicle,
    })),
  };
}

/** The ride as a version froze it, for the team to continue from. */
export function rideOf(version: Quote, { legs: _legs, ...ride }: Ride): Ride {
  const legs = mapLegs(legsOf(version), ({ pickup, vehicle, pickupAddress, dropoffAddress }) => ({
    ...storedLocalTime(pickup),
    zone: pickup.zone,
    confirmed: true,
    pickupAddress,
    dropoffAddress,
    vehicleType: vehicle,
  }));
  return { ...ride, passengers: version.passengers ?? ride.passengers, legs };
}

function currentLeg(typed: Leg): CurrentLeg {
  const { confirmed: _confirmed, zone, ...leg } = typed;
  const at = legInstant(typed);
  return { ...leg, pickupZone: zone, pickupAt: at && storedInstant(at) };
}

function mapLegs<One, Other>(
  [first, ...rest]: readonly [One, ...One[]],
  change: (leg: One) => Other,
): [Other, ...Other[]] {
  return [change(first), ...rest.map(change)];
}
