import { convoys } from "#content/convoys.ts";
import type { VehicleValue } from "#content/fleet.ts";
import { vehiclePlans } from "#content/vehicle-plans.ts";
import { Ranges } from "#site/ui/ranges.tsx";
import { Section } from "#site/ui/section.tsx";
import { PlanDrawing } from "./vehicle-plan.tsx";

const drawn = ["luxury-van", "premium-suv", "executive-sedan"] as const;

/** From bumper to bumper, in centimeters, with the gap to the next. */
const lengths: { [Value in VehicleValue]?: number } = {
  "luxury-van": 790,
  "premium-suv": 590,
  "executive-sedan": 580,
};

/** What the sizes of groups mean: their vehicles from above, at one scale. */
export function Convoys() {
  return (
    <Section tone="frost" title={convoys.title} lead={convoys.lead}>
      <svg width="0" height="0" aria-hidden="true" className="absolute">
        <defs>
          {drawn.map((value) => (
            <g key={value} id={value} fill="none" stroke="currentColor" strokeWidth="3.5">
              <PlanDrawing plan={vehiclePlans[value]} />
            </g>
          ))}
        </defs>
      </svg>
      <dl>
        {convoys.groups.map(({ size, name, seats, vehicles }) => (
          <div key={size} className="border-t border-granite py-8">
            <dt className="font-display text-title lining">
              <Ranges text={size} />
            </dt>
            <dd className="mt-1 text-slate">
              {name}: {seats} seats
              <Convoy vehicles={vehicles} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Convoy({ vehicles }: { vehicles: readonly VehicleValue[] }) {
  const starts = vehicles.map((_, index) =>
    vehicles.slice(0, index).reduce((sum, value) => sum + (lengths[value] ?? 0), 0),
  );
  return (
    <svg viewBox="-10 -20 3560 250" aria-hidden="true" className="mt-6 h-auto w-full text-ink">
      {starts.map((x, index) => (
        <use key={x} href={`#${vehicles[index]}`} x={x} />
      ))}
    </svg>
  );
}
