import { isVehicle, labelOf, vehicleChoices } from "#domain/form.ts";
import { zoneNames } from "#domain/pickup-zone.ts";
import { quoteLimits } from "#domain/quote.ts";
import { DateTimeInput } from "./date-time-input.tsx";
import { EditorField } from "./editor-field.tsx";
import { useEditor } from "./editor.ts";
import { oneLine } from "./lines.ts";
import { PickupFields } from "./pickup-fields.tsx";

export function QuoteForm() {
  const { snapshot, change } = useEditor();
  const { draft } = snapshot;
  const { operator, validUntil } = draft;
  const zone = zoneNames[draft.pickup.zone].short;
  return (
    <>
      <EditorField field="vehicle" label="Vehicle" className="col-span-6">
        {({ className, ...control }) => (
          <select
            {...control}
            className={`${className} quote-select pr-7`}
            value={draft.vehicle}
            onChange={({ target }) => change({ vehicle: target.value })}
          >
            <option value="">Choose the vehicle</option>
            {draft.vehicle === "" || isVehicle(draft.vehicle) ? null : (
              <option value={draft.vehicle}>
                {labelOf(vehicleChoices, draft.vehicle)}, no longer offered
              </option>
            )}
            {vehicleChoices.map(({ value, label, seats }) => (
              <option key={value} value={value}>
                {label}, {seats}
              </option>
            ))}
          </select>
        )}
      </EditorField>
      <EditorField
        field="operator.name"
        label="Operator who drives"
        className="col-span-6 md:col-span-3"
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            maxLength={quoteLimits.operator}
            value={operator.name}
            onChange={({ target }) =>
              change({ operator: { ...operator, name: oneLine(target.value) } })
            }
          />
        )}
      </EditorField>
      <EditorField
        field="operator.permit"
        label="Permit and its authority"
        className="col-span-6 md:col-span-3"
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            maxLength={quoteLimits.permit}
            value={operator.permit}
            onChange={({ target }) =>
              change({ operator: { ...operator, permit: oneLine(target.value) } })
            }
          />
        )}
      </EditorField>
      <PickupFields />
      <EditorField field="validUntil.date" label="Valid until" className="col-span-4 md:col-span-2">
        {(control) => (
          <DateTimeInput
            {...control}
            part="date"
            value={validUntil.date}
            onType={(date) => change({ validUntil: { ...validUntil, date } })}
          />
        )}
      </EditorField>
      <EditorField field="validUntil.time" label={`Time (${zone})`} className="col-span-2">
        {(control) => (
          <DateTimeInput
            {...control}
            part="time"
            value={validUntil.time}
            onType={(time) => change({ validUntil: { ...validUntil, time } })}
          />
        )}
      </EditorField>
      <EditorField field="paymentLink" label="Payment link (optional)" className="col-span-6">
        {(control) => (
          <input
            {...control}
            type="text"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={quoteLimits.paymentLink}
            value={draft.paymentLink}
            onChange={({ target }) => change({ paymentLink: oneLine(target.value) })}
          />
        )}
      </EditorField>
      <EditorField field="message" label="Message" className="col-span-6">
        {({ className, ...control }) => (
          <textarea
            {...control}
            className={`${className} field-sizing-content min-h-26 resize-y md:min-h-26 py-2 leading-5.5`}
            rows={4}
            maxLength={quoteLimits.message}
            value={draft.message}
            onChange={({ target }) => change({ message: target.value })}
          />
        )}
      </EditorField>
    </>
  );
}
