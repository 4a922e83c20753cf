import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Temporal } from "temporal-polyfill";
import { policy } from "#content/company.ts";
import { serverNow } from "#desk/api/server-clock.ts";
import { sessionQuery } from "#desk/api/session.ts";
import { Button } from "#desk/controls/button.tsx";
import { controlClass, Field, TextField } from "#desk/controls/field.tsx";
import { CancellationTerms } from "#desk/quote/quote-sheet.tsx";
import { cancelRide, useRequestCalls } from "#desk/quote/request-calls.ts";
import { useSecond } from "#desk/quote/undo-bars.tsx";
import { officeMoment } from "#desk/times/moments.ts";
import {
  apologies,
  parseFee,
  refundOf,
  refundSentence,
  type CancelReason,
} from "#domain/closing.ts";
import { legsOf } from "#domain/legs.ts";
import { formatAmount, formatMoney, parseMoney } from "#domain/money.ts";
import { describePayment, knownPaid } from "#domain/payment.ts";
import { formatLongTimeParts } from "#domain/time.ts";
import type { QuoteView, RequestDetails } from "#server/requests/views.ts";
import { EndingPanel, VisitorMessage, type Choice } from "./ending-panel.tsx";

/** After an amount changes automatically, the button is disabled for this long. */
const steadyMs = 2000;

/** Cancels a booked ride: who cancels, the refund in dollars, the message to the visitor, and one button. */
export function CancelPanel({
  details,
  quote,
  leave,
}: {
  details: RequestDetails;
  quote: QuoteView;
  leave: () => void;
}) {
  const { reference, firstName, hasEmail } = details;
  const agent = useQuery(sessionQuery).data?.name ?? "";
  const { isBusy, news, run } = useRequestCalls();
  const [why, setWhy] = useState<CancelReason>("visitor");
  const known = knownPaid(details.payment);
  const start = { paid: "", fee: policy.processingFee, other: "", reason: "", words: "" };
  const [typed, setTyped] = useState(start);
  const [missing, setMissing] = useState("");
  const now = Temporal.Instant.fromEpochMilliseconds(
    useSecond(() => serverNow().epochMilliseconds),
  );
  const paid = known === null ? typed.paid : formatAmount(known);
  const sums = readSums({ ...typed, paid }, why, quote, now);
  const hasStepped = useStepped(sums.percent, why, now);
  const messageId = useId();
  const type = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });

  async function press() {
    if (hasStepped || isBusy) return;
    setMissing(sums.fault ?? "");
    if (sums.fault !== null) return;
    const { paidCents, feeCents, refundCents } = sums;
    const { reason, words } = typed;
    const isStored = await run(() =>
      cancelRide(reference, {
        why,
        paidCents,
        feeCents,
        refundCents,
        reason: reason || null,
        words: words || null,
      }),
    );
    if (isStored) leave();
  }

  const choices: Choice<CancelReason>[] = [
    {
      value: "visitor",
      label: `${firstName} cancels`,
      letter: "v",
      text: "The refund follows the terms that were accepted.",
    },
    {
      value: "us",
      label: "We cancel",
      letter: "u",
      text: "Everything paid goes back, whatever the hour.",
    },
    {
      value: "weather",
      label: "Weather cancels",
      letter: "w",
      text: "A full refund, as the terms say. Another date is a new quote.",
    },
  ];
  const [there, home] = legsOf(quote).map(({ pickup: { at, zone } }) =>
    formatLongTimeParts(Temporal.Instant.from(at), zone),
  );
  return (
    <EndingPanel
      title="Cancel the ride"
      aside={`${reference}, sold`}
      legend="Who cancels"
      choices={choices}
      chosen={why}
      choose={setWhy}
      bar={{ title: `Refund ${formatMoney(sums.refundCents)}`, button: "Cancel the ride" }}
      isBusy={isBusy || hasStepped}
      news={news || missing}
      press={() => void press()}
      leave={leave}
    >
      <h3 className="mb-2 font-text text-desk font-semibold tracking-normal">
        Refund, if it is cancelled now, {officeMoment(now.toString())}
      </h3>
      {why === "visitor" ? (
        <CancellationTerms title="The terms from here on" legs={legsOf(quote)} now={now} />
      ) : null}
      <div className="my-3 grid items-end gap-3 md:grid-cols-2">
        {known === null ? (
          <>
            <TextField label="Paid so far, in dollars" inputMode="decimal" {...type("paid")} />
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => setTyped({ ...typed, paid: formatAmount(quote.totalCents) })}>
                In full, {formatMoney(quote.totalCents)}
              </Button>
              <Button onClick={() => setTyped({ ...typed, paid: "0" })}>Nothing</Button>
            </div>
          </>
        ) : (
          <p className="text-slate">As it was entered: {describePayment(details.payment)}.</p>
        )}
        {sums.hasFee ? (
          <TextField
            label="Processing fee, such as 11.60 or 2.9%"
            inputMode="decimal"
            {...type("fee")}
          />
        ) : null}
      </div>
      <dl className="border-t border-line [&_div]:flex [&_div]:justify-between [&_div]:gap-4 [&_div]:border-b [&_div]:border-line [&_div]:py-2">
        <div>
          <dt>Paid</dt>
          <dd>{formatMoney(sums.paidCents)}</dd>
        </div>
        <div>
          <dt>{keptName(sums.percent, why)}</dt>
          <dd>{formatMoney(sums.termsCents - sums.paidCents)}</dd>
        </div>
        <div className="items-baseline border-t border-b-0! border-ink!">
          <dt>To refund{sums.isOther ? ", a different amount" : ""}</dt>
          <dd className="font-display text-desk-total leading-none font-medium">
            {formatMoney(sums.refundCents)}
          </dd>
        </div>
      </dl>
      <output className="block text-small font-medium text-soon">
        {hasStepped ? "A refund deadline has just passed, so the refund is lower." : ""}
      </output>
      <div className="mt-3 grid gap-3 md:grid-cols-2">
        <TextField
          label="Refund a different amount (reason required)"
          inputMode="decimal"
          {...type("other")}
        />
        <TextField label="Reason, for the timeline" maxLength={300} {...type("reason")} />
      </div>
      <VisitorMessage
        details={details}
        subject={`Your ride on ${there?.date} is cancelled (${reference})`}
        heading="your ride is cancelled."
        agent={agent}
      >
        <p>
          {apologies[why]}Your ride on {there?.date}, at {there?.clock}
          {home
            ? `, and the way home on ${home.date}, at ${home.clock}, are`
            : " is"} cancelled.{" "}
          {refundSentence(sums.refundCents)}
        </p>
        {hasEmail ? (
          <Field id={messageId} label="Your own message (optional)">
            <textarea
              id={messageId}
              rows={2}
              maxLength={2000}
              {...type("words")}
              className={`${controlClass} py-2 leading-5.5`}
            />
          </Field>
        ) : null}
      </VisitorMessage>
      <p className="mt-2 text-desk-small text-granite">
        {hasEmail ? "The email takes the ride out of the calendar. " : ""}Refunds are paid outside
        of the desk.
      </p>
    </EndingPanel>
  );
}

function keptName(percent: number, why: CancelReason): string {
  if (why !== "visitor") return "Stays with us";
  if (percent === 100) return "Processing fee";
  return percent === 0 ? "Stays with us" : `${100 - percent}% of it stays with us`;
}

type Typed = { paid: string; fee: string; other: string; reason: string };

/** The amounts as typed; `fault` is the first error that disables the button. */
function readSums(typed: Typed, why: CancelReason, quote: QuoteView, now: Temporal.Instant) {
  const paid = parseMoney(typed.paid);
  const paidCents = paid.ok ? Math.max(paid.cents, 0) : 0;
  const fee = parseFee(typed.fee, paidCents);
  const typedFee = fee.ok ? fee.cents : 0;
  const terms = refundOf(
    { why, paidCents, feeCents: typedFee },
    legsOf(quote).map(({ pickup }) => Temporal.Instant.from(pickup.at)),
    now,
  );
  const other = typed.other.trim() === "" ? null : parseMoney(typed.other);
  const refundCents = other?.ok ? other.cents : terms.refundCents;
  const isOther = refundCents !== terms.refundCents;
  const needsFee = terms.hasFee && paidCents > 0;
  const fault =
    (paid.ok ? null : "Write what has been paid so far; 0 if nothing.") ??
    (needsFee && !fee.ok ? "Write the processing fee; 0 if there is none." : null) ??
    (other && !other.ok ? other.reason : null) ??
    (refundCents > paidCents ? "The refund is larger than what was paid." : null) ??
    (refundCents < 0 ? "A refund cannot be negative." : null) ??
    (isOther && typed.reason.trim() === "" ? "Write the reason for a different amount." : null);
  const { percent, hasFee, feeCents, refundCents: termsCents } = terms;
  return { percent, hasFee, paidCents, feeCents, termsCents, refundCents, isOther, fault };
}

/** Whether the terms have changed automatically in the last two seconds. */
function useStepped(percent: number, why: CancelReason, now: Temporal.Instant): boolean {
  const [seen, setSeen] = useState({ percent, why, at: 0 });
  if (seen.why !== why) setSeen({ percent, why, at: 0 });
  else if (seen.percent !== percent) setSeen({ percent, why, at: now.epochMilliseconds });
  return now.epochMilliseconds - seen.at < steadyMs;
}
