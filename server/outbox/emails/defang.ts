/**
 * Makes free text safe for an email to the address that was typed beside it: somebody else may have
 * typed both, so nothing may become a link. `evil.example` becomes `evil . example`; initials and
 * decimals stay.
 */
export function defang(text: string): string {
  return text
    .replaceAll("://", ": / /")
    .replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2,})/gu, " . ")
    .replaceAll(/(?<=\S)@(?=\S)/gu, " at ");
}

/** The first line of an email. Leaves out a "name" that is too long to be one. */
export function greeting(firstName: string): string {
  return firstName.length <= 40 ? `Hello ${defang(firstName)},` : "Hello,";
}
