import { z } from "zod";
import {
  cancelReasons,
  closeReasons,
  pendingTypes,
  type CancelReason,
  type CloseReason,
} from "./closing.ts";
import { stateNames, type RequestState } from "./request.ts";

const states = Object.keys(stateNames) as RequestState[];
const cents = z.int().min(0).nullable().default(null);

export const closingSchema = z.object({
  why: z.enum(Object.keys(closeReasons) as CloseReason[]),
  /** The state that a reopened request returns to. */
  from: z.enum(states),
  twin: z.string().nullable().default(null),
  words: z.string().nullable().default(null),
});

export type Closing = z.output<typeof closingSchema>;

/** Amounts are unknown in cancellations from before amounts were stored. */
export const cancellationSchema = z.object({
  why: z.enum(Object.keys(cancelReasons) as CancelReason[]),
  paidCents: cents,
  feeCents: cents,
  refundCents: cents,
  words: z.string().nullable().default(null),
});

export type Cancellation = z.output<typeof cancellationSchema>;

export const undoneSchema = z.object({
  type: z.enum(pendingTypes),
  /** Who pressed the button for the act that was undone. */
  by: z.string(),
  pressedAt: z.string(),
});

export type Undone = z.output<typeof undoneSchema>;
