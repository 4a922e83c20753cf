import { reasonLimit } from "#domain/form.ts";
import { legsOf } from "#domain/legs.ts";
import { formatMoney } from "#domain/money.ts";
import { shortRoute } from "#domain/pickup.ts";
import { DatesAtTime } from "#site/request/date-time.tsx";
import { Fine } from "#site/request/layout.tsx";
import { privateMeta, privatePage } from "#site/shell/private-frame.tsx";
import { TextArea } from "#site/ui/field.tsx";
import type { Route } from "./+types/decline";
import { answer, loadQuote, quoteVersion } from "./answer-route.ts";
import { Confirmation } from "./confirmation.tsx";

export const handle = privatePage;

export function meta() {
  return privateMeta("Decline your quote");
}

export async function loader(args: Route.LoaderArgs) {
  return loadQuote(args);
}

export function action(args: Route.ActionArgs) {
  return answer(args, (form) => ({
    type: "decline",
    quoteVersion: quoteVersion(form),
    reason: form.get("reason"),
  }));
}

export default function DeclinePage({ loaderData, actionData }: Route.ComponentProps) {
  const { path, view, quote } = loaderData;
  return (
    <Confirmation
      eyebrow={`${view.reference}, quote ${quote.version}`}
      title="Decline this quote?"
      lead={
        <>
          {formatMoney(quote.totalCents)}, {shortRoute(quote)}, on{" "}
          <DatesAtTime legs={legsOf(quote)} />.
        </>
      }
      fault={actionData?.fault}
      yes="Yes, decline"
      back="Back to the quote"
      path={path}
      after={
        <Fine>
          {quote.sentBy.split(" ", 1)[0]} reads your answer and can send a new quote. You owe
          nothing.
        </Fine>
      }
    >
      <input type="hidden" name="quote" value={quote.version} />
      <TextArea name="reason" label="What should be different?" rows={4} maxLength={reasonLimit} />
    </Confirmation>
  );
}
