import { changePickup, type QuoteDraft } from "#domain/draft.ts";
import {
  pickupZones,
  zoneNames,
  type PickupZone,
  guessZone,
  type ZoneAddresses,
} from "#domain/pickup-zone.ts";
import { readDate, readTime, findClockChange } from "#domain/time.ts";
import { DateTimeInput, isUnreadable, showPart } from "./date-time-input.tsx";
import { EditorField, incomingClass } from "./editor-field.tsx";
import { useEditor, fieldId } from "./editor.ts";

type Pickup = QuoteDraft["pickup"];

/** When the ride begins; a change of it has to be confirmed anew. */
export function PickupFields() {
  const { details, snapshot, saver } = useEditor();
  const { pickup } = snapshot.draft;
  const change = (next: Partial<Omit<Pickup, "confirmed">>) =>
    saver.edit((draft) => ({ ...draft, pickup: changePickup(draft.pickup, next) }));
  return (
    <>
      <EditorField
        field="pickup.date"
        label="Pickup date"
        isUnreadable={isUnreadable("date", pickup.date)}
        help={pickup.date === "" ? `Asked for: “${details.date}”` : undefined}
        className="col-span-4 md:col-span-2"
      >
        {(control) => (
          <DateTimeInput
            {...control}
            part="date"
            zone={pickup.zone}
            value={pickup.date}
            onType={(date) => change({ date })}
          />
        )}
      </EditorField>
      <EditorField
        field="pickup.time"
        label="Time"
        isUnreadable={isUnreadable("time", pickup.time)}
        help={pickup.time === "" ? `Asked for: “${details.time}”` : undefined}
        className="col-span-2"
      >
        {(control) => (
          <DateTimeInput
            {...control}
            part="time"
            zone={pickup.zone}
            value={pickup.time}
            onType={(time) => change({ time })}
          />
        )}
      </EditorField>
      <EditorField field="pickup.zone" label="Time zone" className="col-span-6 md:col-span-2">
        {({ className, ...control }) => (
          <select
            {...control}
            className={`${className} quote-select pr-7`}
            value={pickup.zone}
            onChange={(event) => change({ zone: event.target.value as PickupZone })}
          >
            {pickupZones.map((zone) => (
              <option key={zone} value={zone}>
                {zoneNames[zone].name.replace(" Time", "")} ({zoneNames[zone].short})
              </option>
            ))}
          </select>
        )}
      </EditorField>
      <PickupConfirmation />
    </>
  );
}

/** The zone is a guess until an agent ticks this. */
function PickupConfirmation() {
  const { details, snapshot, saver, faults } = useEditor();
  const { pickup } = snapshot.draft;
  const field = "pickup.confirmed";
  const isReadable = readDate(pickup.date.trim()) && readTime(pickup.time.trim());
  const warning = clockChangeWarning(pickup);
  const error = faults.get(field);
  const id = fieldId(field);
  const incoming = snapshot.incoming.includes(field) ? incomingClass : "";
  return (
    <div className="col-span-6">
      <div
        className={`relative flex items-start gap-2.5 rounded-edge bg-snow px-3 py-2.5 ${incoming}`}
      >
        <input
          id={id}
          type="checkbox"
          className="relative z-1 mt-px size-5.5 flex-none accent-night md:size-4.5"
          checked={pickup.confirmed}
          disabled={!isReadable}
          aria-describedby={`${id}-reason${error ? ` ${id}-error` : ""}`}
          aria-invalid={error ? true : undefined}
          onFocus={() => saver.markSeen([field])}
          onChange={({ target: { checked } }) =>
            saver.edit((draft) => ({ ...draft, pickup: { ...draft.pickup, confirmed: checked } }))
          }
        />
        <span>
          <label htmlFor={id} className="cursor-pointer font-medium after:absolute after:inset-0">
            {confirmationLabel(pickup)}
          </label>
          <span id={`${id}-reason`} className="block text-desk-small text-granite">
            {zoneReason(pickup.zone, details)}{" "}
            {pickup.confirmed ? "Confirmed; a change asks again." : "Confirm it before you send."}
            {warning ? (
              <span className="block text-small leading-5 font-medium text-soon">{warning}</span>
            ) : null}
          </span>
        </span>
      </div>
      {error ? (
        <p id={`${id}-error`} className="mt-1 text-small leading-5 font-medium text-late">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** What the agent confirms: `Sat, Feb 22, 2:15 PM Mountain Time is right`. */
export function confirmationLabel({ date, time, zone }: Pickup): string {
  const read = readDate(date.trim());
  if (!read || !readTime(time.trim())) return "Date and time are not readable yet";
  const day = read.toLocaleString("en-US", { weekday: "short", month: "short", day: "numeric" });
  return `${day}, ${showPart("time", time)} ${zoneNames[zone].name} is right`;
}

/** What the zone was guessed from, and whether the agent chose another. */
export function zoneReason(zone: Pickup["zone"], addresses: ZoneAddresses): string {
  const guess = guessZone(addresses);
  const name = zoneNames[guess.zone].name;
  if (guess.matched === null)
    return `Neither address names a place we know, so ${name} is assumed.`;
  const where = guess.source === "pickup-address" ? "pickup" : "drop-off";
  const reason = `“${guess.matched}” in the ${where} address`;
  return zone === guess.zone ? `Guessed from ${reason}.` : `But ${reason} says ${name}.`;
}

/** What the change of the clocks does to this time; null on every other night. */
export function clockChangeWarning({ date, time, zone }: Pickup): string | null {
  const [day, clock] = [readDate(date.trim()), readTime(time.trim())];
  if (!day || !clock) return null;
  const change = findClockChange(day.toPlainDateTime(clock), zone);
  if (change === "skipped")
    return "Clocks go forward that night and skip this time. Choose another, and ask which was meant.";
  if (change === "repeated")
    return `Clocks go back that night and show this time twice. The first counts, ${firstName[zone]}.`;
  return null;
}

const firstName = { "America/Denver": "MDT", "America/Los_Angeles": "PDT" } as const;
