/** After a timeout, a retry counts as the same submission. */
const timeoutMs = 30_000;

/** What a form may know of the response; the response's message is never shown. */
export type SendResult = {
  reference: string;
  page: string | null;
  /** When the answer is due, in words; empty if the response has no due time. */
  answerBy: string;
  isSoon: boolean;
};

/** `errors` has one sentence for each invalid field. */
export class SendError extends Error {
  override name = "SendError";
  readonly errors: Record<string, string>;
  constructor(message: string, errors: Record<string, string>) {
    super(message);
    this.errors = errors;
  }
}

/** Sends a form's fields as JSON. @throws SendError, or the browser's own error when offline */
export function createSender(address: string, failure: string) {
  let filled: { body: string; key: string } | null = null;

  return async function send(fields: object): Promise<SendResult> {
    const body = JSON.stringify(fields);
    // The key stays the same until the form is stored; a changed form gets a new key.
    if (filled?.body !== body) filled = { body, key: randomUuid() };
    const response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": filled.key },
      body,
      credentials: "same-origin",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const result = await readObject(response);
    if (!response.ok || result["success"] !== true)
      throw new SendError(failure, readErrors(result["errors"]));
    filled = null;
    const { reference, page, answerBy, isSoon } = result;
    return {
      reference: typeof reference === "string" ? reference : "",
      page: typeof page === "string" ? page : null,
      answerBy: typeof answerBy === "string" ? answerBy : "",
      isSoon: isSoon === true,
    };
  };
}

async function readObject(response: Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await response.json();
    return typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function readErrors(errors: unknown): Record<string, string> {
  if (typeof errors !== "object" || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
}

/** A version 4 UUID; browsers have `crypto.randomUUID` only on secure pages. */
function randomUuid(): string {
  return crypto.randomUUID?.() ?? fromRandomValues();
}

function fromRandomValues(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
