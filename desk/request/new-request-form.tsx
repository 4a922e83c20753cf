import { useId, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { Link, useNavigate } from "react-router";
import type { Temporal } from "temporal-polyfill";
import { api, CallError, explain, read } from "#desk/api/client.ts";
import { refreshRequests } from "#desk/api/requests.ts";
import { Button, buttonClass, KeyCap } from "#desk/controls/button.tsx";
import { FieldError } from "#desk/controls/field.tsx";
import { parsePickup } from "#desk/quote/date-time-input.tsx";
import { requestPath } from "#desk/summary/request-path.ts";
import type { FieldErrors } from "#domain/form-schema.ts";
import { takenSources, type TakenSource } from "#domain/form.ts";
import { readPickup } from "#domain/pickup.ts";
import { formatLongTime } from "#domain/time.ts";
import { newRequestCopy, type Typed } from "./new-request-copy.ts";

type Read = ReturnType<typeof readTyped>;

/** What the form contains so far: the pickup, parsed and in words. */
export function readTyped(
  { pickup: text, pickupAddress, dropoffAddress }: Typed,
  now: Temporal.Instant,
) {
  const places = { pickupAddress, dropoffAddress };
  const { date, time } = parsePickup(text, places);
  const pickup = readPickup({ date, time, ...places }, now);
  const { instant, zone } = pickup;
  if (instant === null) return { date, time, pickup, moment: null };
  const isPast = pickup.note === "past" ? ", which has passed" : "";
  const guess = zone.source === "default" ? ". The zone is assumed." : ".";
  return { date, time, pickup, moment: `${formatLongTime(instant, zone.zone)}${isPast}${guess}` };
}

/** Stores the form once, however often the button is pressed, and opens the request. */
export function useSave(
  typed: Typed,
  { date, time }: Read,
  change: (changes: Partial<Typed>) => void,
  form: RefObject<HTMLFormElement | null>,
) {
  const navigate = useNavigate();
  const isBusy = useRef(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [news, setNews] = useState("");

  async function save(next: "request" | "quote", key = typed.key) {
    if (isBusy.current) return;
    isBusy.current = true;
    if (key !== typed.key) change({ key, savedAs: null });
    const { name, pickup: _pickup, savedAs: _savedAs, ...fields } = typed;
    const json = { ...fields, ...splitName(name), date, time, key } as TakenJson;
    try {
      const { reference } = await read(api.requests.$post({ json }));
      newRequestCopy().remove();
      await refreshRequests([], true);
      const state = next === "quote" ? { part: next } : null;
      void navigate(requestPath(reference, "queue"), { replace: true, state });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { status, reference } = error;
      const wrong = status === 422 ? byField(error.errors, typed) : {};
      flushSync(() => {
        setErrors(wrong);
        setNews(status === 422 || reference ? "" : textOf(error));
        if (reference) change({ savedAs: reference });
      });
      const shown = reference ? "#saved-before a" : "[aria-invalid]";
      form.current?.querySelector<HTMLElement>(shown)?.focus();
    } finally {
      isBusy.current = false;
    }
  }

  function forget() {
    setErrors({});
    setNews("");
  }
  return { errors, news, save, forget };
}

type TakenJson = Parameters<typeof api.requests.$post>[0]["json"];

function textOf(error: CallError): string {
  return error.status === null
    ? "No answer came. Press again: nothing is stored twice."
    : explain(error);
}

/** The last word is the last name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? "") : "";
  return { firstName: words.join(" "), lastName };
}

/** The errors under the fields of this form. */
function byField(errors: FieldErrors, { name, pickup }: Typed): FieldErrors {
  const { firstName, lastName, date, time, ...others } = errors;
  const nameError = name.trim() ? "Write the first and the last name." : "Name is required.";
  const pickupError = pickup.trim()
    ? "Begin with the date: Dec 18, 3:15 PM."
    : "Pickup is required.";
  return {
    ...others,
    ...(firstName || lastName ? { name: nameError } : {}),
    ...(date || time ? { pickup: pickupError } : {}),
  };
}

/** Shown if the server already stored other text under the form's key: the agent picks which one counts. */
export function SavedBefore({
  reference,
  saveAnother,
  clear,
}: {
  reference: string;
  saveAnother: () => void;
  clear: () => void;
}) {
  return (
    <div
      id="saved-before"
      className="border-l-3 border-soon bg-soon-tint px-3 py-2.5 md:col-span-2"
    >
      <p role="alert">
        <b className="font-semibold text-soon">
          This form was saved as {reference} before you changed it.
        </b>{" "}
        Your changes are in this form only. If it is the same ride, open {reference} and correct it
        there. If it is another ride, save it as another request.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2.5 *:whitespace-normal">
        <Link to={requestPath(reference, "queue")} className={buttonClass("plain")}>
          Open {reference}
        </Link>
        <Button onClick={saveAnother}>Save as another request</Button>
        <Button variant="text" onClick={clear}>
          Clear the form
        </Button>
      </div>
    </div>
  );
}

const sourceNames: Record<TakenSource, string> = {
  phone: "By phone",
  email: "By email",
  person: "In person",
};

/** How the request arrived. */
export function Sources({
  value,
  choose,
}: {
  value: TakenSource;
  choose: (source: TakenSource) => void;
}) {
  return (
    <fieldset className="flex min-w-0 flex-wrap max-md:w-full">
      <legend className="sr-only">How it came</legend>
      {takenSources.map((source, index) => (
        <label
          key={source}
          className="-ml-px flex min-h-11 cursor-pointer items-center gap-2.5 border border-granite px-3.5 first-of-type:ml-0 first-of-type:rounded-l-edge last-of-type:rounded-r-edge has-checked:z-1 has-checked:border-ink has-checked:bg-frost has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 max-md:grow max-md:justify-center md:min-h-9"
        >
          <input
            type="radio"
            name="source"
            value={source}
            checked={value === source}
            onChange={() => choose(source)}
            className="sr-only"
          />
          {sourceNames[source]} <KeyCap>{`Alt ${index + 1}`}</KeyCap>
        </label>
      ))}
    </fieldset>
  );
}

/** The agent confirms that the visitor heard about the terms; without an email address, what to tell them. */
export function Terms({
  who,
  hasEmail,
  aloud,
  isChecked,
  check,
  error,
}: {
  who: string;
  hasEmail: boolean;
  /** The terms of this ride in a sentence; null while its pickup is unreadable. */
  aloud: string | null;
  isChecked: boolean;
  check: (isChecked: boolean) => void;
  error: string | undefined;
}) {
  const id = useId();
  return (
    <div className="bg-snow px-3 py-2.5 md:col-span-2">
      <div className="flex items-start gap-2.5">
        <input
          id={id}
          type="checkbox"
          name="agreeToTerms"
          checked={isChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-help${error ? ` ${id}-error` : ""}`}
          onChange={(event) => check(event.target.checked)}
          className="mt-0.5 size-5.5 md:size-4.5"
        />
        <div className="min-w-0">
          <label htmlFor={id} className="block cursor-pointer font-medium">
            {hasEmail ? `${who} was told that the terms come by email` : `${who} heard the terms`}
          </label>
          <p id={`${id}-help`} className="text-desk-small text-granite">
            {hasEmail
              ? "They are sent with the confirmation."
              : (aloud && `Read them aloud: “${aloud}”`) ||
                "Enter the pickup to see the terms to read aloud."}
          </p>
        </div>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
