import { findVehicle, passengerRange } from "#content/fleet.ts";
import { findService } from "#content/services.ts";

/** The way on from a vehicle that is too small. */
export function NextVehicle({ slug }: { slug: string }) {
  const next = findService(slug);
  if (!next) return null;
  const room =
    next.kind === "vehicle"
      ? `${passengerRange(findVehicle(next.vehicle))} passengers`
      : "Several vehicles, one event manager";
  return (
    <p className="mt-14 flex flex-wrap items-baseline gap-x-4 border-y border-mist py-3 text-slate">
      Need more room?
      <a
        href={`/services/${slug}`}
        className="py-2.5 text-ink underline decoration-mist underline-offset-8"
      >
        {next.name}
      </a>
      <span>{room}</span>
    </p>
  );
}
