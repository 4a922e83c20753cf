import { Hono } from "hono";
import { z } from "zod";
import { quoteDraftSchema } from "#domain/quote-draft.ts";
import { reject } from "#server/http/responses.ts";
import type { Quotes } from "#server/quotes/quotes.ts";
import { sendSchema } from "#server/quotes/sending.ts";
import { found, referenceOf } from "./found-reference.ts";
import type { SignedInEnvironment } from "./guard.ts";
import { jsonBody } from "./json-body.ts";

/** PostgreSQL fails on an integer of more than 32 bits. */
const mostVersions = 2 ** 31 - 2;

const draftSchema = z.object({
  draft: quoteDraftSchema,
  version: z.int().min(0).max(mostVersions),
});
const noFields = z.object({});

/** A failed call whose answer helps to go on. */
const failure = (message: string) => ({ success: false as const, message, errors: {} });

/** The quote of a request, from its draft to its sending. Somebody is signed in. */
export function quoteRoutes(quotes: Quotes) {
  return new Hono<SignedInEnvironment>()
    .put("/requests/:reference/draft", jsonBody(draftSchema), async (c) => {
      const body = c.req.valid("json");
      const saved = found(c, await quotes.saveDraft(referenceOf(c), body, c.var.account));
      if (saved.ok) return c.json({ version: saved.version, savedAt: saved.savedAt }, 200);
      return c.json({ ...failure(draftChanged), current: saved.current }, 409);
    })
    .post("/requests/:reference/send", jsonBody(sendSchema), async (c) => {
      const body = c.req.valid("json");
      const result = found(c, await quotes.send(referenceOf(c), body, c.var.account));
      if (result.ok) return c.json({ sendAt: result.sendAt }, 202);
      if (result.reason === "wrong")
        return c.json({ ...failure(somethingWrong), drafts: result.errors }, 422);
      if (result.reason === "draft-changed")
        return c.json({ ...failure(draftChanged), current: result.current }, 409);
      return c.json({ ...failure(result.reason.text), current: null }, 409);
    })
    .post("/requests/:reference/undo", jsonBody(noFields), async (c) => {
      const result = found(c, await quotes.undoSend(referenceOf(c)));
      return result.ok ? c.json({}, 200) : reject(c, 409, result.reason.text);
    });
}

const draftChanged = "Somebody else has changed this draft. Look at it, then try again.";
const somethingWrong = "The quote is not complete yet.";
