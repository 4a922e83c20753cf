/** A stranger may have typed the text and the address: `evil.example` becomes `evil . example`. */
export function defang(text: string): string {
  return text
    .replaceAll("://", ": / /")
    .replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, " . ")
    .replaceAll(/(?<=\S)@(?=\S)/gu, " at ");
}

/** Leaves out a "name" that is too long to be one. */
export function greeting(firstName: string): string {
  return firstName.length <= 40 ? `Hello ${defang(firstName)},` : "Hello,";
}
