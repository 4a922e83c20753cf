import type { Hono } from "hono";
import type { RequestState } from "#domain/request.ts";
import type { QuoteDraft } from "#domain/quote-draft.ts";
import type { DraftView, QueuePage, QueueView, RequestDetails } from "#server/desk/views.ts";

type Endpoint<Input, Output> = {
  input: Input;
  output: Output;
  outputFormat: "json";
  status: 200;
};
type OfRequest<Json = never> = { param: { reference: string } } & ([Json] extends [never]
  ? unknown
  : { json: Json });

/** Who is signed in. */
export type Account = { id: string; name: string; email: string; role: "owner" | "agent" };

type Schema = {
  "/api/session": { $get: Endpoint<object, { account: Account }> };
  "/api/queue": {
    $get: Endpoint<{ query: { view: QueueView; before?: string } }, QueuePage>;
  };
  "/api/requests/:reference": { $get: Endpoint<OfRequest, RequestDetails> };
  "/api/requests/:reference/draft": {
    $put: Endpoint<
      OfRequest<{ draft: QuoteDraft; version: number }>,
      { version: number; savedAt: string } | { current: DraftView }
    >;
  };
  "/api/requests/:reference/review": {
    $post: Endpoint<OfRequest, { version: number; state: RequestState }>;
  };
  "/api/requests/:reference/notes": {
    $post: Endpoint<OfRequest<{ id: string; text: string }>, object>;
  };
};

export type DeskApi = Hono<object, Schema, "/">;
