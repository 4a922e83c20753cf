import type { Context } from "hono";
import { messages } from "#domain/messages.ts";
import { visitorPage } from "#domain/visitor-page.ts";
import { StorageError } from "#server/db/storage-error.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { visitorAnswerSchema } from "#server/requests/answer.ts";
import type { Requests } from "#server/requests/requests.ts";
import type { VisitorRequest } from "#server/requests/views.ts";
import type { LinksActions, VisitorActions } from "./context.ts";

/** `view` was read when the token was checked. */
export function createVisitorActions(
  c: Context<HttpEnvironment>,
  requests: Requests,
  { token, view, form }: { token: string; view: VisitorRequest; form: FormData | null },
): VisitorActions {
  return {
    path: visitorPage(token),
    form,
    read: async () => (form === null ? view : ((await requests.read(token)) ?? view)),
    async answer(typed) {
      const given = visitorAnswerSchema.safeParse(typed);
      if (!given.success)
        return { ok: false, status: 422, text: given.error.issues[0]?.message ?? "" };
      try {
        const result = await requests.answer(token, given.data);
        if (result?.ok) return result;
        return { ok: false, status: 409, text: result?.reason.text ?? "" };
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        c.var.log().error({ err: error }, "Failed to record an answer");
        return { ok: false, status: 503, text: messages.answerFailed };
      }
    },
  };
}

export function createLinksActions(
  c: Context<HttpEnvironment>,
  requests: Requests,
  form: FormData,
): LinksActions {
  return {
    form,
    async sendLinks(email) {
      try {
        const result = await requests.sendLinks(email);
        return result.ok ? "sent" : "invalid";
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        c.var.log().error({ err: error }, "Failed to send links");
        return "failed";
      }
    },
  };
}
