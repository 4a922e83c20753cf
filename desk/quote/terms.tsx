import type { Temporal } from "temporal-polyfill";
import { cancellationTerms } from "#domain/cancellation.ts";
import type { PickupZone } from "#domain/pickup-places.ts";

type Props = {
  pickup: Temporal.Instant;
  zone: PickupZone;
  now: Temporal.Instant;
  title?: string;
};

/** What a cancellation gives back, by date. */
export function CancellationTerms({
  pickup,
  zone,
  now,
  title = "Cancellation terms, from the pickup",
}: Props) {
  return (
    <div>
      <p className="mb-1 text-small leading-5 font-medium">{title}</p>
      <ul className="border-t border-line">
        {cancellationTerms(pickup, zone, now).map(({ refund, when }) => (
          <li
            key={when}
            className="flex justify-between gap-x-3 border-b border-line py-1.5 max-md:flex-col"
          >
            <span>{refund}</span>
            <b className="font-medium">{when}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
