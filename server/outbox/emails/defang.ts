/**
 * Free text as it may stand in a mail to the address that was typed beside it. Whoever typed it may
 * not be who reads it, so nothing in it may become a link: `evil.example` reads `evil . example`.
 * Initials and decimals stay as they are.
 */
export function inert(text: string): string {
  return text
    .replaceAll("://", ": / /")
    .replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2,})/gu, " . ")
    .replaceAll(/(?<=\S)@(?=\S)/gu, " at ");
}

/** How a mail begins. A "name" that is too long to be one is left out. */
export function greeting(firstName: string): string {
  return firstName.length <= 40 ? `Hello ${inert(firstName)},` : "Hello,";
}
