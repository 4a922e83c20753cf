import { company } from "#content/company.ts";
import type { PickupHint } from "#domain/pickup-hint.ts";

/** One line under date and time that only informs; it takes no room when it changes. */
export function PickupNote({ hint }: { hint: PickupHint | null }) {
  return (
    <output className="-mt-4 text-label text-slate md:col-span-2">
      {hint ? <Hint hint={hint} /> : "Local time at the pickup."}
    </output>
  );
}

function Hint({ hint }: { hint: PickupHint }) {
  if (hint.kind === "past") return `This date is in the past. Did you mean ${hint.year}?`;
  return (
    <>
      For a pickup this soon, please call{" "}
      <a href={`tel:${company.phone.e164}`} className="whitespace-nowrap underline">
        {company.phone.display}
      </a>
      .
    </>
  );
}
