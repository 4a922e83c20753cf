import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { validator } from "hono/validator";
import { z } from "zod";
import { reject } from "#server/http/responses.ts";
import { noteSchema } from "#server/quotes/notes.ts";
import type { Quotes } from "#server/quotes/quotes.ts";
import { answerSchema } from "#server/quotes/record-answer.ts";
import { queueViews } from "#server/quotes/views.ts";
import { found, referenceOf } from "./found-reference.ts";
import type { SignedInEnvironment } from "./guard.ts";
import { jsonBody } from "./json-body.ts";

const queueQuery = z.object({ view: z.enum(queueViews), before: z.string().max(100).optional() });

const noFields = z.object({});

/** The lists, one request, and what is done with it besides its quote. Somebody is signed in. */
export function requestRoutes(quotes: Quotes) {
  const query = validator("query", (value, c) => {
    const result = queueQuery.safeParse(value);
    if (result.success) return result.data;
    throw new HTTPException(422, { res: reject(c, 422, "There is no such list.") });
  });
  return new Hono<SignedInEnvironment>()
    .get("/queue", query, async (c) => {
      const { view, before } = c.req.valid("query");
      return c.json(await quotes.readQueue(view, before ?? null), 200);
    })
    .get("/requests/:reference", async (c) =>
      c.json(found(c, await quotes.readRequest(referenceOf(c))), 200),
    )
    .post("/requests/:reference/review", jsonBody(noFields), async (c) =>
      c.json(found(c, await quotes.beginReview(referenceOf(c), c.var.account)), 200),
    )
    .post("/requests/:reference/answer", jsonBody(answerSchema), async (c) => {
      const answer = c.req.valid("json");
      const result = found(c, await quotes.recordAnswer(referenceOf(c), answer, c.var.account));
      if (!result.ok) return reject(c, 409, result.reason.text);
      return c.json({ state: result.state, version: result.version }, 200);
    })
    .post("/requests/:reference/notes", jsonBody(noteSchema), async (c) => {
      const note = c.req.valid("json");
      const isStored = found(c, await quotes.addNote(referenceOf(c), note, c.var.account));
      if (!isStored) return reject(c, 409, "Another note has this id.");
      return c.json({ id: note.id }, 200);
    });
}
