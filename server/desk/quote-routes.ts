import { Hono } from "hono";
import { z } from "zod";
import { quoteDraftSchema } from "#domain/draft.ts";
import type { DraftError } from "#domain/quote-check.ts";
import { reject } from "#server/http/responses.ts";
import { pressSchema } from "#server/requests/press.ts";
import type { Requests } from "#server/requests/requests.ts";
import { type SignedInEnvironment, found, referenceOf, jsonBody } from "./guard.ts";

/** PostgreSQL fails on an integer of more than 32 bits. */
const mostVersions = 2 ** 31 - 2;

const draftSchema = z.object({
  draft: quoteDraftSchema,
  version: z.int().min(0).max(mostVersions),
});
/** Names the act by the moment of its press. */
const undoSchema = z.object({ pressedAt: z.iso.datetime({ precision: 3 }) });

/** A failed call whose answer helps to go on. */
const failure = (message: string) => ({ success: false as const, message, errors: {} });

/** The quote of a request, from its draft to its sending. Somebody is signed in. */
export function quoteRoutes(requests: Requests) {
  return new Hono<SignedInEnvironment>()
    .get("/operators", async (c) => c.json({ operators: await requests.readOperators() }, 200))
    .put("/requests/:reference/draft", jsonBody(draftSchema), async (c) => {
      const body = c.req.valid("json");
      const saved = found(c, await requests.saveDraft(referenceOf(c), body, c.var.account));
      if (saved.ok) return c.json({ version: saved.version, savedAt: saved.savedAt }, 200);
      return c.json({ ...failure(draftChanged), current: saved.current }, 409);
    })
    .post("/requests/:reference/send", jsonBody(pressSchema), async (c) => {
      const body = c.req.valid("json");
      const result = found(c, await requests.press(referenceOf(c), body, c.var.account));
      if (result.ok) return c.json({ dueAt: result.dueAt }, 202);
      if (result.reason === "wrong")
        return reject(c, 422, somethingWrong, errorsByField(result.errors));
      if (result.reason === "draft-changed")
        return c.json({ ...failure(draftChanged), current: result.current }, 409);
      return c.json({ ...failure(result.reason.text), current: null }, 409);
    })
    .post("/requests/:reference/undo", jsonBody(undoSchema), async (c) => {
      const { pressedAt } = c.req.valid("json");
      const result = found(c, await requests.undo(referenceOf(c), pressedAt, c.var.account));
      return result.ok ? c.json({}, 200) : reject(c, 409, result.reason.text);
    });
}

function errorsByField(errors: readonly DraftError[]) {
  return Object.fromEntries(errors.map(({ field, text }) => [field, text]));
}

const draftChanged = "Somebody else has changed this draft. Look at it, then try again.";
const somethingWrong = "The quote is not complete yet.";
