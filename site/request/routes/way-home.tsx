import { limits } from "#domain/form.ts";
import { transition } from "#domain/request.ts";
import { visitorContext, type VisitorRequest } from "#server/site/context.ts";
import { FinePrint } from "#site/request/layout.tsx";
import { CallLink } from "#site/shell/phone.tsx";
import { privateMeta, privatePage } from "#site/shell/private-frame.tsx";
import { TextField } from "#site/ui/field.tsx";
import type { Route } from "./+types/way-home";
import { answer, loadQuestion } from "./answer-route.ts";
import { Confirmation } from "./confirmation.tsx";

export const handle = privatePage;

export function meta() {
  return privateMeta("Add a ride home");
}

const fields = ["date", "time", "pickupAddress", "dropoffAddress"] as const;

function valuesOf(form: FormData) {
  const values = fields.map((field) => [field, form.get(field)] as const);
  return Object.fromEntries(values) as Record<(typeof fields)[number], FormDataEntryValue | null>;
}

function canAsk({ state, legs }: VisitorRequest): boolean {
  return legs.length === 1 && transition(state, { type: "ask-home", by: "visitor" }).ok;
}

export async function loader(args: Route.LoaderArgs) {
  const { form } = args.context.get(visitorContext);
  return { ...(await loadQuestion(args, canAsk)), typed: form && valuesOf(form) };
}

export function action(args: Route.ActionArgs) {
  return answer(args, (form) => ({ type: "ask-home", ...valuesOf(form) }));
}

export default function WayHomePage({ loaderData, actionData }: Route.ComponentProps) {
  const { path, view, typed } = loaderData;
  const text = (field: (typeof fields)[number], value = "") => ({
    name: field,
    required: true,
    maxLength: limits[field],
    defaultValue: typeof typed?.[field] === "string" ? typed[field] : value,
  });
  return (
    <Confirmation
      eyebrow={view.reference}
      title="Add a ride home"
      lead={
        view.state === "quoted"
          ? "We will prepare one quote for both ways. It replaces the one that you have."
          : "We will prepare one quote for both ways."
      }
      fault={actionData?.fault}
      yes="Ask for a ride home"
      back="Back"
      path={path}
      after={
        <FinePrint>
          Prefer to talk? Call <CallLink />, or reply to our email.
        </FinePrint>
      }
    >
      <div className="grid gap-6">
        <TextField {...text("date")} label="Date" type="date" />
        <TextField {...text("time")} label="Pickup time" type="time" />
        <TextField {...text("pickupAddress", view.dropoffAddress)} label="Pickup address" />
        <TextField {...text("dropoffAddress", view.pickupAddress)} label="Dropoff address" />
      </div>
    </Confirmation>
  );
}
