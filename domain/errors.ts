import type { z } from "zod";

/** What is wrong, by field: the field's name and one sentence that a person can act on. */
export type FieldErrors = Record<string, string>;

/** The first complaint about each field. What concerns the whole body stands under `""`. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors = new Map<string, string>();
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? "");
    if (!errors.has(field)) errors.set(field, issue.message);
  }
  return Object.fromEntries(errors);
}
