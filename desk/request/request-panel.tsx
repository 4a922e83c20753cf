import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import { Temporal } from "temporal-polyfill";
import { api, read } from "#desk/api/client.ts";
import { refreshRequest } from "#desk/api/requests.ts";
import { useServerNow } from "#desk/api/server-clock.ts";
import { Button, buttonClass, KeyCap } from "#desk/controls/button.tsx";
import { Heading } from "#desk/controls/screen.tsx";
import { useKeys } from "#desk/keys/use-keys.ts";
import { letGo, reopenRequest, useRequestCalls } from "#desk/quote/request-calls.ts";
import { endingName, StateLabel } from "#desk/summary/badges.tsx";
import { requestPath } from "#desk/summary/request-path.ts";
import { phoneLink } from "#domain/form.ts";
import { formatMoney } from "#domain/money.ts";
import { timeLeft, urgency } from "#domain/policy.ts";
import { queueStates, transition } from "#domain/request.ts";
import { formatTime } from "#domain/time.ts";
import type { RequestDetails } from "#server/requests/views.ts";
import { Facts, OtherRequests } from "./facts.tsx";
import { Links } from "./links.tsx";
import { Notes } from "./notes.tsx";
import { PaymentSection } from "./payment.tsx";
import { RideSection } from "./ride.tsx";
import { Section } from "./section.tsx";
import { Timeline } from "./timeline.tsx";

/** @param end opens the panel that closes the request or cancels its ride */
export function RequestPanel({
  details,
  isRideOpen,
  end,
}: {
  details: RequestDetails;
  isRideOpen: boolean;
  end: () => void;
}) {
  return (
    <section aria-label="The request" className="px-4 pt-5 pb-10 md:pt-7 md:pr-10 md:pb-16 md:pl-6">
      <header>
        <Heading className="text-[2rem] leading-[1.1] wrap-anywhere md:text-person">
          {details.name}
        </Heading>
        <div className="mt-2 flex flex-wrap items-center gap-x-4.5 gap-y-1.5 text-slate">
          <span>{details.reference}</span>
          <StateLabel state={details.state} />
          {details.offered ? <span>change offered</span> : null}
          <Ended ending={details.ending} />
          <Due details={details} />
        </div>
      </header>
      <Actions details={details} end={end} />
      <PaymentSection details={details} />
      <RideSection details={details} isOpen={isRideOpen} />
      <Facts details={details} />
      {details.earlier.length > 0 ? (
        <Section
          title="Other requests"
          aside={`${details.earlier.length}, same email or phone number`}
        >
          <OtherRequests
            requests={details.earlier}
            withNames={details.earlier.some(({ name }) => name !== details.name)}
          />
        </Section>
      ) : null}
      <Notes reference={details.reference} notes={details.notes} />
      <Timeline details={details} />
      <Links reference={details.reference} />
    </section>
  );
}

/** Why the request ended, with a link to the original if it was a duplicate. */
function Ended({ ending }: Pick<RequestDetails, "ending">) {
  if (!ending?.why) return null;
  return (
    <span>
      {ending.twin ? (
        <Link to={requestPath(ending.twin, "all")} className="underline underline-offset-3">
          {endingName(ending)}
        </Link>
      ) : (
        endingName(ending)
      )}
      {ending.refundCents === null ? "" : `, refund ${formatMoney(ending.refundCents)}`}
    </span>
  );
}

const tones = { late: "text-late", soon: "text-soon", calm: "text-ink" };

/** How long we have to answer, or how long the quote is valid, in the pickup's time zone. */
function Due({ details: { state, dueAt, quote, pickupZone } }: { details: RequestDetails }) {
  const now = useServerNow();
  const isOurs = queueStates.some((each) => each === state);
  const until = isOurs ? dueAt : state === "quoted" ? quote?.validUntil : undefined;
  if (until === undefined) return null;
  const moment = Temporal.Instant.from(until);
  return (
    <span>
      <span className={`font-semibold ${tones[urgency(moment, now)]}`}>
        {timeLeft(moment, now)}
      </span>
      , {isOurs ? "due" : "valid until"} {formatTime(moment, pickupZone)}
    </span>
  );
}

function Actions({ details, end }: { details: RequestDetails; end: () => void }) {
  const { reference, cellPhone, email, state } = details;
  const call = phoneLink(cellPhone);
  const reply = replyHref(email, reference);
  const review = useMutation({
    mutationFn: () =>
      read(api.requests[":reference"].review.$post({ param: { reference }, json: {} })),
    onSettled: () => refreshRequest(reference),
  });
  const canBegin = state === "received" && !review.isPending;
  useKeys({
    c: call ? () => location.assign(call) : undefined,
    r: email ? () => location.assign(reply) : undefined,
    b: canBegin ? () => review.mutate() : undefined,
  });
  return (
    <div className="mt-4.5 flex flex-wrap gap-2">
      {call ? (
        <a
          href={call}
          className={buttonClass("plain", "max-w-full whitespace-normal! max-md:grow")}
        >
          Call {cellPhone}
          <KeyCap>C</KeyCap>
        </a>
      ) : null}
      {email ? (
        <a href={reply} className={buttonClass("plain", "max-md:flex-1")}>
          Reply by email
          <KeyCap>R</KeyCap>
        </a>
      ) : (
        <span className="flex items-center text-granite">No email address: answer by phone</span>
      )}
      {state === "received" ? (
        <Button
          className="max-md:flex-1"
          aria-disabled={review.isPending}
          onClick={() => (canBegin ? review.mutate() : undefined)}
        >
          Begin review
          <KeyCap>B</KeyCap>
        </Button>
      ) : null}
      <EndButton details={details} end={end} />
      {review.isError ? (
        <p role="alert" className="w-full text-small font-medium text-late">
          The review could not be started. Try again in a moment.
        </p>
      ) : null}
    </div>
  );
}

/** Close, Cancel the ride, Reopen, or Let go: the action of X in each state. */
function EndButton({ details, end }: { details: RequestDetails; end: () => void }) {
  const { reference, state, pending } = details;
  const { isBusy, news, run } = useRequestCalls();
  const canClose = transition(state, { type: "close", by: "agent" }).ok;
  const label = state === "accepted" ? "Cancel the ride" : state === "closed" ? "Reopen" : "Close";
  if (pending || !(canClose || state === "accepted" || state === "closed")) return null;
  return (
    <>
      <Button
        id="end-request"
        className="max-md:flex-1"
        aria-disabled={isBusy}
        onClick={state === "closed" ? () => void run(() => reopenRequest(reference)) : end}
      >
        {label} <KeyCap>X</KeyCap>
      </Button>
      {details.canLetGo ? (
        <Button
          className="max-md:flex-1"
          aria-disabled={isBusy}
          onClick={() => void run(() => letGo(reference))}
        >
          Let go
        </Button>
      ) : null}
      {news ? (
        <p role="alert" className="w-full text-small font-medium text-late">
          {news}
        </p>
      ) : null}
    </>
  );
}

/** A `mailto:` link whose subject names the request. */
export function replyHref(email: string, reference: string): string {
  const address = email.split("@").map(encodeURIComponent).join("@");
  return `mailto:${address}?subject=${encodeURIComponent(`Your ride request ${reference}`)}`;
}
