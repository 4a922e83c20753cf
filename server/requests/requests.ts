import { createEnqueue } from "#server/outbox/enqueue.ts";
import { answerTeamEmail, answerVisitorEmail } from "#server/outbox/emails/answer-emails.ts";
import { createRequestChanges } from "#server/quotes/change-request.ts";
import { answerRequest, type AnswerResult, type VisitorAnswer } from "./answer.ts";
import type { RequestPorts } from "./ports.ts";
import { readVisitorRequest } from "./read-request.ts";
import { createSendLinks } from "./send-links.ts";
import { createToken, findByToken } from "./tokens.ts";
import type { VisitorRequest } from "./views.ts";

/** What a visitor can do with a link from us. */
export function createRequests(ports: RequestPorts) {
  const { database, outbox, config, now } = ports;
  const { kysely, reader } = database;
  const change = createRequestChanges(ports);
  const enqueue = createEnqueue({ kysely, config });

  async function read(token: string): Promise<VisitorRequest | null> {
    const reference = await findByToken(reader, token);
    return reference === null ? null : readVisitorRequest(reader, reference, now());
  }

  return {
    /** Changes nothing. @returns null for every token that is not one */
    read,
    /** For the desk's preview. */
    readByReference: (reference: string) => readVisitorRequest(reader, reference, now()),
    /** Records an answer, tells the team and confirms it by email. @returns null for a wrong token */
    async answer(token: string, given: VisitorAnswer): Promise<AnswerResult | null> {
      const view = await read(token);
      if (view === null) return null;
      const result = await answerRequest(change, view, given, (decided) => {
        const time = decided.now.epochMilliseconds;
        const link = createToken(kysely, view.reference, time);
        const facts = { ...config, ...decided, request: view, token: link.token };
        const options = { reference: view.reference, now: time, held: null };
        const drafts = [answerTeamEmail(facts), answerVisitorEmail(facts)];
        return [link.step, ...drafts.flatMap((draft) => enqueue(draft, options))];
      });
      if (result.ok) outbox.notify();
      return result;
    },
    sendLinks: createSendLinks(ports),
  };
}

export type Requests = ReturnType<typeof createRequests>;
