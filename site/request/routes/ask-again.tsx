import { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import { reasonLimit } from "#domain/form.ts";
import { answerDue } from "#domain/policy.ts";
import { transition } from "#domain/request.ts";
import { DateTime } from "#site/request/date-time.tsx";
import { AskedFacts } from "#site/request/details.tsx";
import { FinePrint } from "#site/request/layout.tsx";
import { CallLink } from "#site/shell/phone.tsx";
import { privateMeta, privatePage } from "#site/shell/private-frame.tsx";
import { TextArea } from "#site/ui/field.tsx";
import type { Route } from "./+types/ask-again";
import { answer, loadQuestion } from "./answer-route.ts";
import { Confirmation } from "./confirmation.tsx";

export const handle = privatePage;

export function meta() {
  return privateMeta("Ask for a new quote");
}

export async function loader(args: Route.LoaderArgs) {
  const event = { type: "ask-again", by: "visitor" } as const;
  return loadQuestion(args, ({ state }) => transition(state, event).ok);
}

export function action(args: Route.ActionArgs) {
  return answer(args, (form) => ({ type: "ask-again", reason: form.get("reason") }));
}

export default function AskAgainPage({ loaderData, actionData }: Route.ComponentProps) {
  const { path, view } = loaderData;
  const said =
    view.last?.type === "decline" && view.last.by === "visitor" ? view.last.reason : null;
  const pickup = view.pickupAt === null ? null : Temporal.Instant.from(view.pickupAt);
  const due = answerDue(Temporal.Instant.from(view.now), pickup).toString();
  return (
    <Confirmation
      eyebrow={view.reference}
      title="Ask for a new quote for this ride?"
      lead={
        <>
          We will prepare a new quote and send it by <DateTime at={due} zone={company.timeZone} />.
          Nothing is booked until you accept it.
        </>
      }
      fault={actionData?.fault}
      yes="Yes, ask for a new quote"
      back="Back"
      path={path}
      after={
        <FinePrint>
          Prefer to talk? Call <CallLink />, or reply to our email.
        </FinePrint>
      }
    >
      <AskedFacts view={view} />
      <div className="mt-8 grid gap-4">
        {said ? <p className="text-slate">When you declined, you wrote: “{said}”</p> : null}
        <TextArea
          name="reason"
          label="What should be different?"
          rows={4}
          maxLength={reasonLimit}
        />
      </div>
    </Confirmation>
  );
}
