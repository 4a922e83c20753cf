import { expect, test } from "vitest";
import { fleet, type Vehicle } from "./fleet.ts";
import { vehiclePlans, type VehiclePlan } from "./vehicle-plans.ts";

test.each(fleet.map((vehicle) => [vehicle.value, vehicle] as const))(
  "the plan of a %s seats as many and holds as many bags as the fleet says",
  (value, { passengers, bags = 0 }: Vehicle) => {
    const plan: VehiclePlan = vehiclePlans[value];
    expect(plan.seats).toHaveLength(passengers.max);
    expect(plan.bags.length + 2 * (plan.stacked?.length ?? 0)).toBe(bags);
  },
);
