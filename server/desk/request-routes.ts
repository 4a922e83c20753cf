import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { validator } from "hono/validator";
import { z } from "zod";
import { takenRequestSchema } from "#domain/form-schema.ts";
import { limits } from "#domain/form.ts";
import { rideEditSchema } from "#domain/ride.ts";
import { reject } from "#server/http/responses.ts";
import type { Intake } from "#server/intake/intake.ts";
import { phoneAnswerSchema } from "#server/requests/answer.ts";
import { cancelSchema, closeSchema } from "#server/requests/close.ts";
import { noteSchema } from "#server/requests/drafts.ts";
import { paymentEntrySchema } from "#server/requests/payments.ts";
import type { Requests } from "#server/requests/requests.ts";
import { listViews } from "#server/requests/views.ts";
import { type SignedInEnvironment, found, referenceOf, jsonBody, noFields } from "./guard.ts";

const listQuery = z.object({ view: z.enum(listViews), before: z.string().max(100).optional() });

const contactSchema = z.object({
  cellPhone: z.string().max(limits.cellPhone),
  email: z.string().max(limits.email),
});

const takeBackSchema = z.object({ requestVersion: z.int().min(1) });

const wayHomeSchema = z.object({ isWanted: z.boolean() });

export const listCall = validator("query", (value, c) => {
  const result = listQuery.safeParse(value);
  if (result.success) return result.data;
  throw new HTTPException(422, { res: reject(c, 422, "There is no such list.") });
});

/** Reads and changes one request, except for its quote. Needs a signed-in account. */
export function requestRoutes(requests: Requests) {
  return (
    new Hono<SignedInEnvironment>()
      .get("/requests/:reference", async (c) =>
        c.json(found(c, await requests.readRequest(referenceOf(c))), 200),
      )
      // A POST, because URLs end up in logs and must not contain phone numbers.
      .post("/known-requests", jsonBody(contactSchema), async (c) =>
        c.json({ requests: await requests.readKnown(c.req.valid("json")) }, 200),
      )
      .post("/requests/:reference/review", jsonBody(noFields), async (c) => {
        const result = found(c, await requests.beginReview(referenceOf(c), c.var.account));
        if (!result.ok) return reject(c, 409, result.reason.text);
        return c.json({ state: result.state, version: result.version }, 200);
      })
      .post("/requests/:reference/answer", jsonBody(phoneAnswerSchema), async (c) => {
        const answer = c.req.valid("json");
        const result = found(c, await requests.recordAnswer(referenceOf(c), answer, c.var.account));
        if (!result.ok) return reject(c, 409, result.reason.text);
        if ("dueAt" in result) return c.json({ dueAt: result.dueAt }, 202);
        return c.json({ state: result.state, version: result.version }, 200);
      })
      .post("/requests/:reference/payment", jsonBody(paymentEntrySchema), async (c) => {
        const entry = c.req.valid("json");
        const result = found(c, await requests.recordPayment(referenceOf(c), entry, c.var.account));
        if (!result.ok) return reject(c, 409, result.reason.text);
        return c.json({ state: result.state, version: result.version }, 200);
      })
      .put("/requests/:reference/ride", jsonBody(rideEditSchema), async (c) => {
        const edit = c.req.valid("json");
        const result = found(c, await requests.editRide(referenceOf(c), edit, c.var.account));
        if (result.ok) return c.json({ state: result.state, version: result.version }, 200);
        const { code, text } = result.reason;
        return reject(c, code === "invalid" ? 422 : 409, text);
      })
      .put("/requests/:reference/way-home", jsonBody(wayHomeSchema), async (c) => {
        const { isWanted } = c.req.valid("json");
        const result = found(c, await requests.setWayHome(referenceOf(c), isWanted, c.var.account));
        if (result.ok) return c.json({ state: result.state, version: result.version }, 200);
        return reject(c, 409, result.reason.text);
      })
      .post("/requests/:reference/notes", jsonBody(noteSchema), async (c) => {
        const note = c.req.valid("json");
        const isStored = found(c, await requests.addNote(referenceOf(c), note, c.var.account));
        if (!isStored) return reject(c, 409, "Another note has this id.");
        return c.json({ id: note.id }, 200);
      })
      .post("/requests/:reference/emails/:id/resend", jsonBody(noFields), async (c) => {
        const id = z.uuid().safeParse(c.req.param("id")).data ?? "";
        const result = found(c, await requests.resendEmail(referenceOf(c), id, c.var.account));
        return result.ok ? c.json({}, 202) : reject(c, 409, result.reason.text);
      })
  );
}

const takenSchema = takenRequestSchema.safeExtend({ key: z.uuid() });

/** Requests that an agent takes by phone or email. Needs a signed-in account. */
export function intakeRoutes(intake: Pick<Intake, "takeRequest">) {
  return new Hono<SignedInEnvironment>().post("/requests", jsonBody(takenSchema), async (c) => {
    const { key: idempotencyKey, ...request } = c.req.valid("json");
    const result = await intake.takeRequest(request, { idempotencyKey, by: c.var.account });
    if (result.ok) return c.json({ reference: result.reference }, 200);
    if (!("reference" in result)) return reject(c, 409, "The key cannot be read.");
    const { reference } = result;
    const message = `It was saved as ${reference} before you changed it here.`;
    return c.json({ success: false as const, message, errors: {}, reference }, 409);
  });
}

/** Closes and reopens requests, and ends follow-ups. Needs a signed-in account. */
export function closingRoutes(requests: Requests) {
  return new Hono<SignedInEnvironment>()
    .post("/requests/:reference/close", jsonBody(closeSchema), async (c) => {
      const body = c.req.valid("json");
      const result = found(c, await requests.close(referenceOf(c), body, c.var.account));
      return result.ok ? c.json({ dueAt: result.dueAt }, 202) : reject(c, 409, result.reason.text);
    })
    .post("/requests/:reference/cancel", jsonBody(cancelSchema), async (c) => {
      const body = c.req.valid("json");
      const result = found(c, await requests.cancel(referenceOf(c), body, c.var.account));
      return result.ok ? c.json({ dueAt: result.dueAt }, 202) : reject(c, 409, result.reason.text);
    })
    .post("/requests/:reference/take-back", jsonBody(takeBackSchema), async (c) => {
      const { requestVersion } = c.req.valid("json");
      const by = c.var.account;
      const result = found(c, await requests.takeChangeBack(referenceOf(c), requestVersion, by));
      return result.ok ? c.json({ dueAt: result.dueAt }, 202) : reject(c, 409, result.reason.text);
    })
    .post("/requests/:reference/reopen", jsonBody(noFields), async (c) => {
      const result = found(c, await requests.reopen(referenceOf(c), c.var.account));
      return result.ok ? c.json({ state: result.state }, 200) : reject(c, 409, result.reason.text);
    })
    .post("/requests/:reference/take", jsonBody(noFields), async (c) => {
      const result = found(c, await requests.take(referenceOf(c), c.var.account));
      return result.ok ? c.json({ state: result.state }, 200) : reject(c, 409, result.reason.text);
    })
    .post("/requests/:reference/let-go", jsonBody(noFields), async (c) => {
      const result = found(c, await requests.letGo(referenceOf(c), c.var.account));
      return result.ok ? c.json({ state: result.state }, 200) : reject(c, 409, result.reason.text);
    });
}

/** The links to a visitor's page, never with their tokens. Needs a signed-in account. */
export function linkRoutes(requests: Pick<Requests, "readLinks" | "revokeLink">) {
  return new Hono<SignedInEnvironment>()
    .get("/requests/:reference/links", async (c) =>
      c.json({ links: found(c, await requests.readLinks(referenceOf(c))) }, 200),
    )
    .post("/requests/:reference/links/:id/revoke", jsonBody(noFields), async (c) => {
      const { account } = c.var;
      const reference = referenceOf(c);
      const id = c.req.param("id");
      if (!(await requests.revokeLink(reference, id, account)))
        return reject(c, 404, "There is no such link.");
      c.var.log().info({ reference, link: id, account: account.id }, "link revoked");
      return c.json({ success: true }, 200);
    });
}
