import { shortRoute } from "#domain/pickup.ts";
import { transition } from "#domain/request.ts";
import { pickupAsked } from "#site/request/date-time.tsx";
import { privateMeta, privatePage } from "#site/shell/private-frame.tsx";
import type { Route } from "./+types/withdraw";
import { answer, loadQuestion } from "./answer-route.ts";
import { Confirmation } from "./confirmation.tsx";

export const handle = privatePage;

export function meta() {
  return privateMeta("Withdraw your request");
}

export async function loader(args: Route.LoaderArgs) {
  const event = { type: "withdraw", by: "visitor" } as const;
  return loadQuestion(args, ({ state }) => transition(state, event).ok);
}

export function action(args: Route.ActionArgs) {
  return answer(args, () => ({ type: "withdraw" }));
}

export default function WithdrawPage({ loaderData, actionData }: Route.ComponentProps) {
  const { path, view } = loaderData;
  return (
    <Confirmation
      eyebrow={`${view.reference}, ${shortRoute(view)}, ${pickupAsked(view)}`}
      title="Withdraw this request?"
      lead="You owe nothing. If your plans change, you can ask again at any time."
      fault={actionData?.fault}
      yes={`Yes, withdraw ${view.reference}`}
      back="Keep it"
      path={path}
    />
  );
}
