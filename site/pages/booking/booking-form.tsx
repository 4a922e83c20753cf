import { useState, type FocusEvent, type FormEvent } from "react";
import { passengerChoices, vehicleChoices } from "#domain/choices.ts";
import { limits } from "#domain/limits.ts";
import { honeypotField } from "#domain/honeypot.ts";
import { pickupHint } from "#domain/pickup-hint.ts";
import { Button } from "#ui/button.tsx";
import { CheckField, SelectField, TextField } from "#ui/field.tsx";
import { FormGroup } from "#ui/form-group.tsx";
import { HoneypotField } from "#ui/honeypot-field.tsx";
import { readBookingFields, type BookingFields } from "./booking-fields.ts";
import { PickupNote } from "./pickup-note.tsx";

const passengers = passengerChoices.map((value) => ({ value, label: value }));
const vehicles = vehicleChoices.map(({ value, label, seats }) => ({
  value,
  label: `${label}, ${seats}`,
}));

/** Posts natively until `onSubmit` takes over; keeps no field in state, so what was typed before that stays. */
export function BookingForm({
  values,
  errors,
  sending,
  onSubmit,
}: {
  values?: Partial<BookingFields> | undefined;
  errors: Record<string, string>;
  sending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}) {
  const [hint, setHint] = useState<ReturnType<typeof pickupHint>>(null);
  // Not while somebody types: a year begins as a year of the past.
  function checkPickup(event: FocusEvent<HTMLFormElement>) {
    setHint(pickupHint(readBookingFields(new FormData(event.currentTarget)), new Date()));
  }
  // The schema has the form's order.
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
    // With a value React would undo what was chosen before hydration.
    ...(values?.[name] ? { defaultValue: values[name] } : {}),
    error: errors[name],
    autoFocus: name === firstWrong,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields' blur bubbles
    <form
      method="post"
      action="/booking"
      onSubmit={onSubmit}
      onBlur={checkPickup}
      className="relative grid gap-12"
    >
      <FormGroup title="The ride">
        <TextField {...text("date")} label="Date" type="date" required />
        <TextField {...text("time")} label="Pickup time" type="time" required />
        <PickupNote hint={hint} />
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
          options={vehicles}
        />
      </FormGroup>
      <FormGroup
        title="About you"
        note="The person booking. If someone else is traveling, tell us the passenger's name when you reply to the quote."
      >
        <TextField {...text("firstName")} label="First name" autoComplete="given-name" required />
        <TextField {...text("lastName")} label="Last name" autoComplete="family-name" required />
        <TextField
          {...text("cellPhone")}
          label="Cell phone"
          type="tel"
          autoComplete="tel"
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
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a form that was refused
          autoFocus={firstWrong === "agreeToTerms"}
        >
          I agree to the{" "}
          <a href="/terms" className="text-ink underline underline-offset-4">
            Terms of Service
          </a>{" "}
          and understand that this form is a request for quote.
        </CheckField>
        <div>
          <Button type="submit" aria-disabled={sending || undefined}>
            {sending ? "Submitting..." : "Request Quote"}
          </Button>
        </div>
      </div>
    </form>
  );
}
