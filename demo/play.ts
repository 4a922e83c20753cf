import { randomUUID } from "node:crypto";
import type { Temporal } from "temporal-polyfill";
import type { BookingRequest } from "#domain/form-schema.ts";
import { cellOf, type RideEdit } from "#domain/ride.ts";
import type { Account } from "#server/accounts/types.ts";
import type { SpamFlag } from "#server/intake/intake.ts";
import type { PhoneAnswer, VisitorAnswer } from "#server/requests/answer.ts";
import type { CancelInput, CloseInput } from "#server/requests/close.ts";
import type { RequestDetails } from "#server/requests/views.ts";
import type { Services } from "#server/services.ts";
import { type QuoteSketch, type PickupTime, typedPickup, fillDraft } from "./quote-sketch.ts";
import type { AgentName } from "./seed.ts";

/** A request of the demo, from its first minute. Times are hours before now. */
export type Story = {
  hoursAgo: number;
  trip: Omit<BookingRequest, "date" | "time" | "agreeToTerms">;
  pickup: PickupTime;
  flags?: readonly SpamFlag[];
  later?: readonly Step[];
};

/** What happens to the request later, in order. */
export type Step = { hoursAgo: number } & (
  | { type: "review"; by: AgentName }
  | { type: "note"; by: AgentName; text: string }
  | { type: "draft"; by: AgentName; quote: QuoteSketch }
  | { type: "quote"; by: AgentName; quote: QuoteSketch }
  | { type: "visitor"; answer: Exclude<VisitorAnswer["type"], "ask-home">; reason?: string }
  | ({ type: "close"; by: AgentName } & Pick<CloseInput, "why" | "words">)
  | ({ type: "cancel"; by: AgentName } & Pick<
      CancelInput,
      "why" | "paidCents" | "feeCents" | "refundCents" | "reason" | "words"
    >)
  | { type: "phone"; by: AgentName; answer: PhoneAnswer["type"]; reason: string }
  /** What the clock does when a quote or a ride has ended. */
  | { type: "expire" }
  | { type: "complete" }
);

/** A request that has been received, and the token of its visitor's page. */
export type Played = { reference: string; token: string };

type Stage = Pick<Services, "config" | "requests"> & {
  agents: Record<AgentName, Account>;
  clock: { time: number };
};

/** Sends the request like the booking form. */
export async function receive(
  { intake }: Pick<Services, "intake">,
  { trip, pickup, flags = [] }: Story,
  now: Temporal.Instant,
): Promise<Played> {
  const booking = { ...trip, ...typedPickup(pickup, trip, now), agreeToTerms: true };
  const result = await intake.submitBooking(booking, { idempotencyKey: null, flags });
  if (!result.ok || result.token === null)
    throw new Error(`The demo's request of ${trip.lastName} was refused`);
  return { reference: result.reference, token: result.token };
}

/** Does what the desk, the visitor's page or the clock would. */
export async function perform(
  stage: Stage,
  { reference, token }: Played,
  step: Step,
  now: Temporal.Instant,
): Promise<void> {
  const { requests, agents } = stage;
  switch (step.type) {
    case "review":
      return requireOk(await requests.beginReview(reference, agents[step.by]));
    case "note": {
      const note = { id: randomUUID(), text: step.text };
      return requireOk(await requests.addNote(reference, note, agents[step.by]));
    }
    case "draft":
      await requests.beginReview(reference, agents[step.by]);
      return requireOk(await saveDraft(step.by, step.quote));
    case "quote":
      return send(step.by, step.quote);
    case "visitor":
      return requireOk(await requests.answer(token, await answerOf(step)));
    case "phone": {
      const { version, quotes: sent } = await read();
      const answer = { type: step.answer, reason: step.reason, requestVersion: version };
      const seen = { ...answer, quoteVersion: sent[0]?.version ?? null };
      requireOk(await requests.recordAnswer(reference, seen, agents[step.by]));
      return waitForUndo();
    }
    case "close": {
      const { version: requestVersion } = await read();
      const { why, words, by } = step;
      const closing = { why, words, twin: null, requestVersion };
      requireOk(await requests.close(reference, closing, agents[by]));
      return waitForUndo();
    }
    case "cancel": {
      const { version: requestVersion } = await read();
      const { type: _, hoursAgo: __, by, ...cancelling } = step;
      requireOk(await requests.cancel(reference, { ...cancelling, requestVersion }, agents[by]));
      return waitForUndo();
    }
    case "expire":
      return requireOk(await requests.expire(reference));
    case "complete":
      return requireOk(await requests.complete(reference));
  }

  async function read(): Promise<RequestDetails> {
    const details = await requests.readRequest(reference);
    if (details === null) throw new Error(`The demo has lost ${reference}`);
    return details;
  }

  async function saveDraft(by: AgentName, sketch: QuoteSketch) {
    const { draft, ride } = await read();
    const { vehicle, passengers, operator, pickup } = sketch;
    if (vehicle) await correct(by, "vehicleType", vehicle);
    if (passengers) await correct(by, "passengers", passengers, null);
    if (pickup) await correct(by, "date", pickup.date);
    if (pickup) await correct(by, "time", pickup.time);
    if (operator) await correct(by, "confirmed", "yes");
    const [{ zone }] = ride.legs;
    const filled = { draft: fillDraft(draft.draft, sketch, zone, now), version: draft.version };
    return requests.saveDraft(reference, filled, agents[by]);
  }

  /** Corrects a cell of the ride's leg, or of the whole ride. */
  async function correct(
    by: AgentName,
    field: RideEdit["field"],
    value: string,
    leg: 1 | null = 1,
  ): Promise<void> {
    const was = cellOf((await read()).ride, { leg, field }) ?? "";
    requireOk(await requests.editRide(reference, { leg, field, value, was }, agents[by]));
  }

  async function send(by: AgentName, sketch: QuoteSketch): Promise<void> {
    requireOk(await saveDraft(by, sketch));
    const { version, draft } = await read();
    const seen = { draftVersion: draft.version, requestVersion: version };
    requireOk(await requests.press(reference, seen, agents[by]));
    await waitForUndo();
  }

  async function waitForUndo(): Promise<void> {
    stage.clock.time += stage.config.undoSeconds * 1000;
    for (const due of await requests.dueActs()) await requests.act(due);
  }

  async function answerOf({
    answer: type,
    reason = null,
  }: {
    answer: Exclude<VisitorAnswer["type"], "ask-home">;
    reason?: string | null;
  }): Promise<VisitorAnswer> {
    if (type === "withdraw" || type === "ask-again") return { type };
    const quoteVersion = (await read()).quotes[0]?.version ?? 0;
    return type === "accept" ? { type, quoteVersion } : { type, quoteVersion, reason };
  }
}

/** If the product refuses a step, the story is wrong. */
function requireOk(result: unknown): void {
  const isRefused = typeof result === "object" && result !== null && "ok" in result && !result.ok;
  if (isRefused || result === null || result === false)
    throw new Error(`The demo's story does not fit: ${JSON.stringify(result)}`);
}
