import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { readPickup } from "#domain/pickup.ts";
import { typedPickup } from "./quote-sketch.ts";

const start = Temporal.Instant.from("2026-03-07T00:20:00Z");
/** Each hour of three days around a night when the clocks change. */
const moments = Array.from({ length: 72 }, (_, hours) => start.add({ hours }));
const trip = { pickupAddress: "Denver International Airport", dropoffAddress: "Vail, CO" };

test("short notice is by day and within a day, whenever the demo starts", () => {
  for (const now of moments) {
    const typed = typedPickup({ hours: 10 }, trip, now);
    const { instant, note } = readPickup({ ...trip, ...typed }, now);
    expect(note).toBe("within-24-hours");
    expect(now.until(instant!).total("hours")).toBeGreaterThan(8);
    expect(typed.time >= "06:00" && typed.time <= "20:00").toBe(true);
  }
});

test.each([
  ["2026-11-21T12:00:00Z", "2027-03-14", "02:30", "skipped"],
  ["2026-07-01T12:00:00Z", "2026-11-01", "01:30", "repeated"],
])("at %s clocks change on %s", (now, date, time, clockChange) => {
  const moment = Temporal.Instant.from(now);
  const typed = typedPickup("clock-change", trip, moment);
  expect(typed).toEqual({ date, time });
  expect(readPickup({ ...trip, ...typed }, moment).clockChange).toBe(clockChange);
});
