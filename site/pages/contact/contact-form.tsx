import type { FormEvent, ReactNode } from "react";
import type { ContactField } from "#domain/form-schema.ts";
import { serviceChoices, limits, honeypotField } from "#domain/form.ts";
import { readTextFields } from "#site/forms/form-notice.ts";
import { Button } from "#site/ui/button.tsx";
import { SelectField, TextArea, TextField, HoneypotField } from "#site/ui/field.tsx";

/** Posts natively until `onSubmit` takes over; has no state. */
export function ContactForm({
  values,
  errors,
  sending,
  failure,
  onSubmit,
}: {
  values?: ContactFields | undefined;
  errors: Record<string, string>;
  sending: boolean;
  /** Why the last attempt sent nothing, shown above the button. */
  failure: ReactNode;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}) {
  // The errors are in the order of the schema, which is the order of the form.
  const [firstWrong] = Object.keys(errors);
  const text = (name: keyof ContactFields) => ({
    name,
    defaultValue: values?.[name],
    error: errors[name],
    autoFocus: name === firstWrong,
    maxLength: limits[name],
  });
  return (
    <form method="post" action="/contact" onSubmit={onSubmit} className="relative grid gap-7">
      <div className="grid gap-x-6 gap-y-7 md:grid-cols-2">
        <TextField {...text("firstName")} label="First name" autoComplete="given-name" required />
        <TextField {...text("lastName")} label="Last name" autoComplete="family-name" required />
        <TextField {...text("email")} label="Email" type="email" autoComplete="email" required />
        <TextField {...text("phone")} label="Phone" type="tel" autoComplete="tel" />
      </div>
      <SelectField
        name="service"
        label="Service"
        empty="Select a service"
        options={serviceChoices}
        error={errors["service"]}
        // A value would make React undo what was chosen before hydration.
        {...(values?.service ? { defaultValue: values.service } : {})}
      />
      <TextArea {...text("message")} label="Message" />
      <HoneypotField name={honeypotField} />
      {failure}
      <div>
        <Button type="submit" aria-disabled={sending || undefined}>
          {sending ? "Sending..." : "Send Message"}
        </Button>
      </div>
    </form>
  );
}

/** The form's text, not validated. */
export type ContactFields = Record<ContactField, string>;

const textFields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "service",
  "message",
] as const satisfies readonly ContactField[];

export function readContactFields(form: FormData): ContactFields {
  return readTextFields(form, textFields);
}
