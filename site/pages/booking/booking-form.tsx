import { useState, type FormEvent, type ReactNode } from "react";
import { booking } from "#content/booking.ts";
import {
  honeypotField,
  limits,
  passengerChoices,
  exceededCapacity,
  vehicleChoices,
  bookingFields,
  phoneLink,
} from "#domain/form.ts";
import { pickupHint, type PickupHint } from "#domain/pickup.ts";
import { readTextFields } from "#site/forms/form-notice.ts";
import { CallLink } from "#site/shell/phone.tsx";
import { Button } from "#site/ui/button.tsx";
import { CheckField, SelectField, TextField, HoneypotField, FormGroup } from "#site/ui/field.tsx";

const passengers = passengerChoices.map((value) => ({ value, label: value }));
const vehicles = vehicleChoices.map(({ value, label, seats }) => ({
  value,
  label: `${label}, ${seats}`,
}));

/** Posts natively until `onSubmit` takes over; fields are not in state, so what was typed before then stays. */
export function BookingForm({
  values,
  errors,
  sending,
  failure,
  onSubmit,
}: {
  values?: Partial<BookingFields> | undefined;
  errors: Record<string, string>;
  sending: boolean;
  /** Why the last attempt sent nothing, shown above the button. */
  failure: ReactNode;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}) {
  const [notes, setNotes] = useState<Notes>({ pickup: null, seats: "", phone: "" });
  function look({ currentTarget }: { currentTarget: HTMLFormElement | HTMLSelectElement }) {
    const form = currentTarget instanceof HTMLFormElement ? currentTarget : currentTarget.form;
    if (form) setNotes(notesOn(readBookingFields(new FormData(form))));
  }
  // The errors are in the order of the schema, which is the order of the form.
  const [firstWrong] = Object.keys(errors);
  const text = (name: keyof Omit<BookingFields, "agreeToTerms">) => ({
    name,
    defaultValue: values?.[name],
    error: errors[name],
    autoFocus: name === firstWrong,
    maxLength: limits[name],
  });
  const choice = (name: "passengers" | "vehicleType") => ({
    name,
    // A value would make React undo what was chosen before hydration.
    ...(values?.[name] ? { defaultValue: values[name] } : {}),
    error: errors[name],
    autoFocus: name === firstWrong,
    onChange: look,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields' blur bubbles
    <form
      method="post"
      action="/booking"
      onSubmit={onSubmit}
      // Not while someone types: the first digits of a year are a year in the past.
      onBlur={look}
      className="relative grid gap-12"
    >
      <FormGroup title="The ride">
        <TextField {...text("date")} label="Date" type="date" required />
        <TextField {...text("time")} label="Pickup time" type="time" required />
        <PickupNote hint={notes.pickup} />
        <TextField
          {...text("pickupAddress")}

          label="Pickup address"
          hint="Airport and flight number, hotel or street address."
          required
        />
        <TextField
          {...text("dropoffAddress")}

          label="Dropoff address"
          hint="Resort, lodge or street address."
          required
        />
        <SelectField
          {...choice("passengers")}
          label="Passengers"
          empty="Number of passengers"
          options={passengers}
        />
        <SelectField
          {...choice("vehicleType")}
          label="Vehicle type"
          empty="Help me choose"
          note={notes.seats}
          options={vehicles}
        />
      </FormGroup>
      <FormGroup title="About you" note={booking.form.aboutYou}>
        <TextField {...text("firstName")} label="First name" autoComplete="given-name" required />
        <TextField {...text("lastName")} label="Last name" autoComplete="family-name" required />
        <TextField
          {...text("cellPhone")}
          label="Cell phone"
          type="tel"
          autoComplete="tel"
          note={notes.phone}
          required
        />
        <TextField {...text("email")} label="Email" type="email" autoComplete="email" required />
      </FormGroup>
      <HoneypotField name={honeypotField} />
      <div className="grid gap-8 border-t border-mist pt-8">
        <CheckField
          name="agreeToTerms"
          defaultChecked={values?.agreeToTerms}
          error={errors["agreeToTerms"]}
          aria-required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form was rejected
          autoFocus={firstWrong === "agreeToTerms"}
        >
          I agree to the{" "}
          <a href="/terms" className="text-ink underline underline-offset-4">
            Terms of Service
          </a>{" "}
          and understand that this form is a request for quote.
        </CheckField>
        {failure}
        <div>
          <Button
            type="submit"
            aria-disabled={sending || undefined}
            aria-describedby={failure ? failureId : undefined}
          >
            {sending ? "Submitting..." : "Request Quote"}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The id of the notice that `failure` shows. */
export const failureId = "booking-failure";

/** Possible oversights; the form can be sent anyway. */
type Notes = { pickup: PickupHint | null; seats: string; phone: string };

function notesOn(fields: BookingFields): Notes {
  const seats = exceededCapacity(fields);
  return {
    pickup: pickupHint(fields, new Date()),
    seats: seats === null ? "" : booking.notes.seats(seats),
    phone:
      fields.cellPhone.trim() !== "" && phoneLink(fields.cellPhone) === null
        ? booking.notes.phone
        : "",
  };
}

/** One informational line under date and time; the layout does not move when it changes. */
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

/** The form's text, not validated. */
export type BookingFields = Record<(typeof bookingFields)[number], string> & {
  agreeToTerms: boolean;
};

export function readBookingFields(form: FormData): BookingFields {
  return { ...readTextFields(form, bookingFields), agreeToTerms: form.has("agreeToTerms") };
}
