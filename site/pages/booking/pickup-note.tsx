import { booking } from "#content/booking.ts";
import type { PickupHint } from "#domain/pickup.ts";
import { CallLink } from "#site/shell/phone.tsx";

/** One line under date and time that only informs; it takes no room when it changes. */
export function PickupNote({ hint }: { hint: PickupHint | null }) {
  return (
    <output className="-mt-4 block text-label text-slate md:col-span-2">
      {hint ? <Hint hint={hint} /> : booking.notes.localTime}
    </output>
  );
}

function Hint({ hint }: { hint: PickupHint }) {
  if (hint.kind === "past") return booking.notes.past(hint.year);
  return (
    <>
      {booking.notes.soon} <CallLink />.
    </>
  );
}
