import { useId, useRef, useState, type ReactNode } from "react";
import { editPart, showPart, parseDateTimePart } from "#desk/quote/date-time-input.tsx";
import { fieldId } from "#desk/quote/editor-field.tsx";
import { oneLine } from "#desk/quote/lines.ts";
import { editRide, lastRide } from "#desk/quote/request-calls.ts";
import { limits } from "#domain/form.ts";
import { guessZone, zoneNames, type ZoneAddresses } from "#domain/pickup-zone.ts";
import { cellOf, cellText, fieldNames, type Leg, type RideEdit } from "#domain/ride.ts";
import { findClockChange, readDate, readTime } from "#domain/time.ts";
import type { RequestDetails } from "#server/requests/views.ts";

export type CellFacts = {
  reference: string;
  leg: number | null;
  field: RideEdit["field"];
  label: string;
  value: string;
};

export function cellFacts(
  { reference, ride }: RequestDetails,
  leg: number | null,
  field: RideEdit["field"],
): CellFacts {
  const of = leg !== null && ride.legs.length > 1 ? `, leg ${leg}` : "";
  const value = cellOf(ride, { leg, field }) ?? "";
  return { reference, leg, field, label: `${fieldNames[field]}${of}`, value };
}

/** Saves a cell when it loses the focus. A rejected value stays in it, with the reason. */
function useCell({ reference, leg, field, value }: CellFacts) {
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState("");
  /** What the agent saw when typing started. */
  const seen = useRef(value);
  const saving = useRef(0);
  function begin(start: string) {
    if (typed !== null) return;
    seen.current = value;
    setTyped(start);
  }
  async function save(next: string) {
    if (next.trim() === value && saving.current === 0) {
      setTyped(null);
      return setFault("");
    }
    setTyped(next);
    saving.current += 1;
    const failure = await editRide(reference, { leg, field, value: next }, () => seen.current);
    saving.current -= 1;
    setFault(failure ?? "");
    if (failure !== null) return false;
    const ride = lastRide(reference);
    seen.current = (ride && cellOf(ride, { leg, field })) ?? next;
    // Someone may have typed in it while it was being saved.
    setTyped((now) => (now === next ? null : now));
    return true;
  }
  async function choose(next: string) {
    seen.current = value;
    if ((await save(next)) === false) setTyped(null);
  }
  return { typed, begin, setTyped, fault, setFault, save, choose };
}

function idOf({ leg, field }: Pick<CellFacts, "leg" | "field">): string {
  return fieldId(leg === null ? `ride.${field}` : `ride.${leg}.${field}`);
}

export function Text({
  part,
  zone,
  ...facts
}: CellFacts & { part?: "date" | "time"; zone?: Leg["zone"] }) {
  const { typed, begin, setTyped, fault, setFault, save } = useCell(facts);
  const { field, label, value } = facts;
  const shown = part ? showPart(part, value) : value;
  const start = part ? editPart(part, value) : value;
  return (
    <Faulty fault={fault}>
      {(describedBy) => (
        <textarea
          rows={1}
          id={idOf(facts)}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={fault ? true : undefined}
          autoComplete="off"
          className="ride-cell"
          maxLength={limits[field as keyof typeof limits]}
          value={typed ?? shown}
          onFocus={() => begin(start)}
          onChange={({ target }) => setTyped(oneLine(target.value))}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) {
              event.preventDefault();
              event.currentTarget.blur();
            }
            if (event.key === "Escape" && typed !== null && typed !== start) {
              event.stopPropagation();
              setFault("");
              setTyped(start);
            }
          }}
          onBlur={() => {
            if (typed === null || typed === start) {
              if (!fault) setTyped(null);
              return;
            }
            void save(part && zone ? parseDateTimePart(part, typed, zone) : typed);
          }}
        />
      )}
    </Faulty>
  );
}

export function Choice({
  choices,
  ...facts
}: CellFacts & { choices: readonly (readonly [value: string, label: string])[] }) {
  const { typed, fault, choose } = useCell(facts);
  const { field, label, value } = facts;
  return (
    <Faulty fault={fault}>
      {(describedBy) => (
        <select
          id={idOf(facts)}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={fault ? true : undefined}
          className="ride-cell"
          value={typed ?? value}
          onChange={({ target }) => void choose(target.value)}
        >
          {choices.some(([one]) => one === value) ? null : (
            <option value={value}>{cellText(field, value)}, no longer offered</option>
          )}
          {choices.map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Faulty>
  );
}

/** The zone is a guess until an agent ticks this. */
export function Confirmation({ facts, leg }: { facts: CellFacts; leg: Leg }) {
  const { typed, fault, choose } = useCell(facts);
  const isReadable = readDate(leg.date.trim()) && readTime(leg.time.trim());
  const id = idOf(facts);
  const warning = clockChangeWarning(leg);
  return (
    <Faulty fault={fault}>
      {(describedBy) => (
        <div className="ride-confirm">
          <input
            id={id}
            type="checkbox"
            checked={typed === null ? leg.confirmed : typed === "yes"}
            disabled={!isReadable}
            aria-describedby={`${id}-reason ${describedBy ?? ""}`.trim()}
            aria-invalid={fault ? true : undefined}
            onChange={({ target }) => void choose(target.checked ? "yes" : "")}
          />
          <span>
            <label htmlFor={id} className={leg.confirmed ? "" : "font-medium text-soon"}>
              {confirmationLabel(leg)}
            </label>{" "}
            <span id={`${id}-reason`} className="text-granite">
              {zoneReason(leg.zone, leg)}
              {warning ? <span className="block font-medium text-soon">{warning}</span> : null}
            </span>
          </span>
        </div>
      )}
    </Faulty>
  );
}

function Faulty({
  fault,
  children,
}: {
  fault: string;
  children: (describedBy: string | undefined) => ReactNode;
}) {
  const id = useId();
  return (
    <span className="ride-part">
      {children(fault ? id : undefined)}
      {fault ? (
        <span id={id} role="alert" className="block text-small leading-5 font-medium text-late">
          {fault}
        </span>
      ) : null}
    </span>
  );
}

type When = Pick<Leg, "date" | "time" | "zone">;

/** The text that the agent confirms: `Sat, Feb 22, 2:15 PM Mountain Time is right`. */
export function confirmationLabel({ date, time, zone }: When): string {
  const read = readDate(date.trim());
  if (!read || !readTime(time.trim())) return "Date and time are not readable yet";
  const day = read.toLocaleString("en-US", { weekday: "short", month: "short", day: "numeric" });
  return `${day}, ${showPart("time", time)} ${zoneNames[zone].name} is right`;
}

/** What the zone was guessed from, or that the addresses suggest another zone. */
export function zoneReason(zone: Leg["zone"], addresses: ZoneAddresses): string {
  const guess = guessZone(addresses);
  const name = zoneNames[guess.zone].name;
  if (guess.matched === null)
    return `Neither address names a place we know, so ${name} is assumed.`;
  const where = guess.source === "pickup-address" ? "pickup" : "drop-off";
  const reason = `“${guess.matched}” in the ${where} address`;
  return zone === guess.zone ? `Guessed from ${reason}.` : `But ${reason} says ${name}.`;
}

/** How a clock change affects this time; null on every other night. */
export function clockChangeWarning({ date, time, zone }: When): string | null {
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
