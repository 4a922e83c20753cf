import { readDate, readTime } from "#domain/pickup.ts";
import { ConflictChoice } from "./conflict-choice.tsx";
import { fieldId, useEditor } from "./editor-context.ts";
import { joinedMark } from "./editor-field.tsx";
import { clockChangeWarning, confirmationLabel, zoneReason } from "./pickup-words.ts";

const field = "pickup.confirmed";

/** The zone is a guess until an agent ticks this. */
export function PickupConfirmation() {
  const { details, snapshot, saver, faults } = useEditor();
  const { pickup } = snapshot.draft;
  const isReadable = readDate(pickup.date.trim()) && readTime(pickup.time.trim());
  const warning = clockChangeWarning(pickup);
  const error = faults.get(field);
  const id = fieldId(field);
  const joined = snapshot.joined.includes(field) ? joinedMark : "";
  return (
    <div className="col-span-6">
      <div
        className={`relative flex items-start gap-2.5 rounded-edge bg-snow px-3 py-2.5 ${joined}`}
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
      {snapshot.conflicts.includes(field) ? <ConflictChoice field={field} /> : null}
    </div>
  );
}
