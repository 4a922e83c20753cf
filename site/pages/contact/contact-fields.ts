import type { ContactField } from "#domain/contact.ts";

/** The form's text, unchecked. */
export type ContactFields = Record<ContactField, string>;

/** Reads the form, in the browser before it is sent as JSON and on the server after a native post. */
export function readContactFields(form: FormData): ContactFields {
  const text = (name: ContactField) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    firstName: text("firstName"),
    lastName: text("lastName"),
    email: text("email"),
    phone: text("phone"),
    service: text("service"),
    message: text("message"),
  };
}
