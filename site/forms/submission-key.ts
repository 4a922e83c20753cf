/**
 * The Idempotency-Key of a submission. It is drawn from what is sent, so that a double click, a
 * second tab and a retry after a lost answer all name the same request, with nothing kept in the
 * browser; and a corrected form is another one. `trip` counts up with Book Another Trip, since
 * asking for the same trip again on purpose is a new request.
 * @returns a UUID of version 8 (RFC 9562: made by a rule of our own)
 */
export async function submissionKey(body: string, trip: number): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const bytes = await digest(`${day}\n${trip}\n${body}`);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}

async function digest(text: string): Promise<Uint8Array> {
  // Browsers offer SHA-256 to secure pages alone; on a plain http address chance has to do.
  if (!isSecureContext) return crypto.getRandomValues(new Uint8Array(16));
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return new Uint8Array(bytes).slice(0, 16);
}
