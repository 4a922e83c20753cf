import type { PickupZone } from "./pickup-places.ts";

/** How people name the time zones of pickups, as in "2:15 PM Mountain Time" and "2:15 PM MT". */
export const zoneNames = {
  "America/Denver": { name: "Mountain Time", short: "MT" },
  "America/Los_Angeles": { name: "Pacific Time", short: "PT" },
} as const satisfies Record<PickupZone, { name: string; short: string }>;

export const pickupZones = Object.keys(zoneNames) as PickupZone[];
