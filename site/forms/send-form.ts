import { submissionKey } from "./submission-key.ts";

/** Longer than any honest answer takes on a poor line; a retry after it is the same submission. */
const patienceMs = 30_000;

/** What a call under /api answered, as far as a form may know: the message is not shown. */
export type SendResult = { reference: string };

/** The call was answered with a failure; `errors` are about single fields, if there are any. */
export class SendError extends Error {
  override name = "SendError";
  readonly errors: Record<string, string>;
  constructor(message: string, errors: Record<string, string>) {
    super(message);
    this.errors = errors;
  }
}

/**
 * Sends a form's fields as JSON, with the Idempotency-Key of this submission as a header.
 * @param failure what the thrown error says; a non-OK answer or a missing `success` is a failure
 * @throws SendError or the browser's own error when the network fails
 */
export function createSender(address: string, failure: string) {
  let last = { body: "", trip: -1, key: "" };

  return async function send(fields: object, trip: number): Promise<SendResult> {
    const body = JSON.stringify(fields);
    // A retry of the same body keeps its key even where the key was drawn by chance.
    if (last.body !== body || last.trip !== trip)
      last = { body, trip, key: await submissionKey(body, trip) };
    const response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": last.key },
      body,
      credentials: "same-origin",
      signal: AbortSignal.timeout(patienceMs),
    });
    const answer = await readAnswer(response);
    if (!response.ok || answer["success"] !== true)
      throw new SendError(failure, readErrors(answer["errors"]));
    return { reference: typeof answer["reference"] === "string" ? answer["reference"] : "" };
  };
}

async function readAnswer(response: Response): Promise<Record<string, unknown>> {
  try {
    const answer: unknown = await response.json();
    return typeof answer === "object" && answer !== null ? (answer as Record<string, unknown>) : {};
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
