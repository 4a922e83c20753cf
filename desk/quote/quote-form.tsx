import { useQuery } from "@tanstack/react-query";
import { Temporal } from "temporal-polyfill";
import { operatorsQuery } from "#desk/api/requests.ts";
import type { QuoteDraft } from "#domain/draft.ts";
import { zoneNames } from "#domain/pickup-zone.ts";
import { quoteLimits } from "#domain/quote.ts";
import { formatTime } from "#domain/time.ts";
import { DateTimeInput, isUnreadable } from "./date-time-input.tsx";
import { EditorField, useEditor } from "./editor-field.tsx";
import { oneLine } from "./lines.ts";

type Operator = QuoteDraft["operator"];

export function QuoteForm() {
  const { details, snapshot, change } = useEditor();
  const { draft } = snapshot;
  const { validUntil } = draft;
  const [{ zone }] = details.ride.legs;
  const last = details.state === "accepted" ? null : details.quotes[0];
  return (
    <>
      <OperatorFields />
      <EditorField
        field="validUntil.date"
        label="Valid until"
        isUnreadable={isUnreadable("date", validUntil.date)}
        className="col-span-4 md:col-span-2"
      >
        {(control) => (
          <DateTimeInput
            {...control}
            part="date"
            zone={zone}
            value={validUntil.date}
            onType={(date) => change({ validUntil: { ...validUntil, date } })}
          />
        )}
      </EditorField>
      <EditorField
        field="validUntil.time"
        label={`Time (${zoneNames[zone].short})`}
        isUnreadable={isUnreadable("time", validUntil.time)}
        className="col-span-2"
      >
        {(control) => (
          <DateTimeInput
            {...control}
            part="time"
            zone={zone}
            value={validUntil.time}
            onType={(time) => change({ validUntil: { ...validUntil, time } })}
          />
        )}
      </EditorField>
      {last ? (
        <p className="col-span-6 text-desk-small text-granite md:col-span-2 md:self-end md:pb-2">
          The last quote: until{" "}
          {formatTime(Temporal.Instant.from(last.validUntil), last.pickup.zone)}
        </p>
      ) : null}
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

/** Who drives; choosing an operator from an earlier quote also fills in its permit. */
function OperatorFields() {
  const { snapshot, change } = useEditor();
  const { data: known = [] } = useQuery(operatorsQuery);
  const { operator } = snapshot.draft;

  function changeName(name: string) {
    const [before, after] = [operator.name, name].map((each) => findOperator(known, each));
    const isOwnPermit = operator.permit.trim() === (before?.permit ?? "");
    change({ operator: { name, permit: after && isOwnPermit ? after.permit : operator.permit } });
  }

  return (
    <>
      <EditorField field="operator.name" label="Operator who drives" className="col-span-6">
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            list="known-operators"
            maxLength={quoteLimits.operator}
            value={operator.name}
            onChange={({ target }) => changeName(oneLine(target.value))}
          />
        )}
      </EditorField>
      <datalist id="known-operators">
        {known.map(({ name, permit }) => (
          <option key={name} value={name}>
            {permit}
          </option>
        ))}
      </datalist>
      <EditorField field="operator.permit" label="Permit and its authority" className="col-span-6">
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
    </>
  );
}

function findOperator(known: readonly Operator[], name: string): Operator | undefined {
  const wanted = name.trim().toLowerCase();
  return known.find((operator) => operator.name.trim().toLowerCase() === wanted);
}
