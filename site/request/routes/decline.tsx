import { reasonLimit } from "#domain/form.ts";
import { legsOf } from "#domain/legs.ts";
import { formatMoney } from "#domain/money.ts";
import { shortRoute } from "#domain/pickup.ts";
import { DatesAtTime } from "#site/request/date-time.tsx";
import { FinePrint } from "#site/request/layout.tsx";
import { isOffered } from "#site/request/page-state.ts";
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
  const [booked] = view.quotes;
  const isChange = isOffered(view, quote) && booked !== undefined;
  const shown = isChange ? booked : quote;
  return (
    <Confirmation
      eyebrow={`${view.reference}, quote ${quote.version}`}
      title={isChange ? "Keep your ride as it was booked?" : "Decline this quote?"}
      lead={
        <>
          {formatMoney(shown.totalCents)}, {shortRoute(shown)}, on{" "}
          <DatesAtTime legs={legsOf(shown)} />.
        </>
      }
      fault={actionData?.fault}
      yes={isChange ? "Yes, keep it as booked" : "Yes, decline"}
      back={isChange ? "Back to my ride" : "Back to the quote"}
      path={path}
      after={
        <FinePrint>
          {quote.sentBy.split(" ", 1)[0]} reads your answer
          {isChange ? "." : " and can send a new quote. You owe nothing."}
        </FinePrint>
      }
    >
      <input type="hidden" name="quote" value={quote.version} />
      <TextArea name="reason" label="What should be different?" rows={4} maxLength={reasonLimit} />
    </Confirmation>
  );
}
