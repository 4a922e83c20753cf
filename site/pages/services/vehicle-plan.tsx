import type { VehicleValue } from "#content/fleet.ts";
import {
  planText,
  vehiclePlans,
  type Box,
  type VehiclePlan as Plan,
} from "#content/vehicle-plans.ts";
import { Section } from "#site/ui/section.tsx";

/** What fits: the vehicle from above with its seats and luggage. */
export function VehiclePlan({ vehicle }: { vehicle: VehicleValue }) {
  const plan: Plan = vehiclePlans[vehicle];
  return (
    <Section tone="frost">
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[2fr_5fr]">
        <div>
          <h2 className="text-title">{planText.title}</h2>
          <p className="mt-5 max-w-measure text-lead text-slate">{plan.text}</p>
        </div>
        <svg
          viewBox={`-4 -16 ${planText.longest} ${plan.width + 32}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          aria-hidden="true"
          className="h-auto w-full"
        >
          <PlanDrawing plan={plan} />
        </svg>
      </div>
      <p className="mt-10 text-label text-slate">{planText.note}</p>
    </Section>
  );
}

/** Only the vehicle, in centimeters. */
export function PlanDrawing({ plan }: { plan: Plan }) {
  const { width, wheels, body, lines, chauffeur, seats, bags, stacked = [] } = plan;
  const { luggage, bar, skis } = plan;
  return (
    <>
      <g fill="currentColor">
        {wheels.flatMap((x) =>
          [-5, width - 4].map((y) => (
            <rect key={`${x} ${y}`} x={x} y={y} width="72" height="9" rx="3" />
          )),
        )}
      </g>
      <path d={body} fill="#fff" />
      <path d={lines} className="text-granite" />
      <rect {...sides(chauffeur)} rx="9" strokeDasharray="4 3" className="text-granite" />
      <g fill="currentColor" fillOpacity=".08">
        {seats.map((seat) => (
          <rect key={seat.join()} {...sides(seat)} rx="9" />
        ))}
      </g>
      {bar ? <rect {...sides(bar)} rx="5" className="text-granite" /> : null}
      <g fill="currentColor" fillOpacity=".14" className="text-ember">
        {[...bags, ...stacked].map((bag) => (
          <rect key={bag.join()} {...sides(bag)} rx="3" />
        ))}
        {stacked.map(([x, y, wide, high]) => (
          <rect key={y} x={x + 5} y={y + 5} width={wide - 10} height={high - 10} rx="2" />
        ))}
        {luggage ? <rect {...sides(luggage)} rx="4" strokeDasharray="6 4" /> : null}
        {skis ? <path d={skis} fill="none" strokeWidth="2" strokeLinecap="round" /> : null}
      </g>
    </>
  );
}

function sides([x, y, width, height]: Box) {
  return { x, y, width, height };
}
