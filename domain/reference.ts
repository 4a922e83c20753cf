/** Without pairs that look alike: 0/O, 1/I/L, 2/Z, 5/S, 6/G, 8/B, U/V. */
const alphabet = "23456789ACDEFHJKMNPQRTVWXY";

export const referencePattern = new RegExp(`^FL-[${alphabet}]{5}$`);

/** A short reference to read aloud, such as FL-7K3Q9. It can be taken: the caller checks. */
export function makeReference(randomByte: () => number): string {
  let code = "";
  while (code.length < 5) {
    const byte = randomByte();
    // 234 is a multiple of 26: higher bytes would favor some letters.
    if (byte < 234) code += alphabet[byte % alphabet.length];
  }
  return `FL-${code}`;
}

/** The stored form of a typed reference, or null if it cannot be one. */
export function readReference(typed: string): string | null {
  const tidy = typed.trim().toUpperCase();
  const full = tidy.startsWith("FL-") ? tidy : `FL-${tidy}`;
  return referencePattern.test(full) ? full : null;
}
