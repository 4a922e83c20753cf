/** Digits and letters that nobody takes for one another: no 0/O, 1/I/L, 2/Z, 5/S, 6/G, 8/B, U/V. */
const alphabet = "23456789ACDEFHJKMNPQRTVWXY";

/** What every reference looks like; input is matched without regard to case. */
export const referencePattern = new RegExp(`^FL-[${alphabet}]{5}$`);

/**
 * A short reference that people can read aloud, such as FL-7K3Q9: 26^5, or 11.9 million of them, so
 * the store has to try again when one is taken.
 * @param randomByte gives whole numbers from 0 to 255, evenly
 */
export function makeReference(randomByte: () => number): string {
  let code = "";
  while (code.length < 5) {
    const byte = randomByte();
    // 234 is the largest multiple of 26 in a byte: what lies above would favour some letters.
    if (byte < 234) code += alphabet[byte % alphabet.length];
  }
  return `FL-${code}`;
}

/** A reference as somebody typed it, brought to its stored form; null if it cannot be one. */
export function readReference(typed: string): string | null {
  const tidy = typed.trim().toUpperCase();
  const full = tidy.startsWith("FL-") ? tidy : `FL-${tidy}`;
  return referencePattern.test(full) ? full : null;
}
