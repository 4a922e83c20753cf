import { changePickup, type QuoteDraft } from "#domain/quote-draft.ts";
import { pickupZones, zoneNames } from "#domain/zone-names.ts";
import type { PickupZone } from "#domain/pickup-places.ts";
import { EditorField } from "./editor-field.tsx";
import { useEditor } from "./editor-context.ts";
import { MomentInput } from "./moment-input.tsx";
import { PickupConfirmation } from "./pickup-confirmation.tsx";

/** When the ride begins; a change of it has to be confirmed anew. */
export function PickupFields() {
  const { details, snapshot, saver } = useEditor();
  const { pickup } = snapshot.draft;
  const change = (next: Partial<Omit<QuoteDraft["pickup"], "confirmed">>) =>
    saver.edit((draft) => ({ ...draft, pickup: changePickup(draft.pickup, next) }));
  return (
    <>
      <EditorField
        field="pickup.date"
        label="Pickup date"
        help={pickup.date === "" ? `Asked for: “${details.date}”` : undefined}
        className="col-span-4 md:col-span-2"
      >
        {(control) => (
          <MomentInput
            {...control}
            part="date"
            value={pickup.date}
            onType={(date) => change({ date })}
          />
        )}
      </EditorField>
      <EditorField
        field="pickup.time"
        label="Time"
        help={pickup.time === "" ? `Asked for: “${details.time}”` : undefined}
        className="col-span-2"
      >
        {(control) => (
          <MomentInput
            {...control}
            part="time"
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
