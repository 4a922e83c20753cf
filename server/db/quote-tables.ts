import type { Selectable } from "kysely";
import type { RequestActor, RequestEvent } from "#domain/request-state.ts";

/** The tables around a quote. JSON columns are text, as both engines store it. */
export type QuoteTables = {
  request_tokens: RequestTokenTable;
  request_events: RequestEventTable;
  notes: NoteTable;
  quote_drafts: QuoteDraftTable;
  sending_quotes: SendingQuoteTable;
  quotes: QuoteTable;
};

/** Each row opens the visitor's page of its request; every email has a token of its own. */
type RequestTokenTable = {
  /** SHA-256 in hex: the token itself is never stored here. */
  token_hash: string;
  reference: string;
  created_at: string;
};

/** What happened to a request. Rows are only ever added. */
type RequestEventTable = {
  reference: string;
  /** The request's version after it, so two at the same moment cannot both be stored. */
  version: number;
  at: string;
  /** `not-sent`: a quote was not sent, because the request had changed since Send was pressed. */
  type: RequestEvent["type"] | "not-sent";
  actor: RequestActor;
  /** Who recorded it at the desk; null for the visitor and the clock. */
  account_id: string | null;
  account_name: string | null;
  /** The quote that was sent or answered. */
  quote_version: number | null;
  /** What a visitor wrote with a no, or an agent with what was said by phone. */
  reason: string | null;
};

type WrittenBy = {
  account_id: string;
  /** As it was then, so that it stays readable when the account is gone. */
  account_name: string;
};

type NoteTable = WrittenBy & {
  /** A UUID that the desk draws, so that a repeat is the same note. */
  id: string;
  reference: string;
  at: string;
  text: string;
};

/** One draft for each request, shared by everyone at the desk. */
type QuoteDraftTable = WrittenBy & {
  reference: string;
  /** Counts saves, for optimistic locking. */
  version: number;
  /** A QuoteDraft as JSON. */
  draft: string;
  saved_at: string;
};

/** A quote within the seconds in which its sending can be undone. */
type SendingQuoteTable = WrittenBy & {
  reference: string;
  /** A Quote as JSON. */
  quote: string;
  /** The request's version that its author saw. */
  request_version: number;
  pressed_at: string;
  send_at: string;
};

/** A version as it was sent; rows never change. */
type QuoteTable = WrittenBy & {
  reference: string;
  version: number;
  /** A Quote as JSON. */
  quote: string;
  total_cents: number;
  valid_until: string;
  pickup_at: string;
  sent_at: string;
};

export type StoredEvent = Selectable<RequestEventTable>;
export type StoredNote = Selectable<NoteTable>;
export type StoredDraftRow = Selectable<QuoteDraftTable>;
export type StoredSending = Selectable<SendingQuoteTable>;
export type StoredQuote = Selectable<QuoteTable>;
