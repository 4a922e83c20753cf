import type { ContactField } from "#domain/form-schema.ts";
import { readTextFields } from "#site/forms/read-text-fields.ts";

/** The form's text, unchecked. */
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
