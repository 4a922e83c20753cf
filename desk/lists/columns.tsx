import type { ReactNode } from "react";
import { Link } from "react-router";
import { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import { prefetchRequest } from "#desk/request/import-screen.ts";
import { endingName, PendingLabel, RequestBadges, StateLabel } from "#desk/summary/badges.tsx";
import { splitPickup, vehicleName } from "#desk/summary/group-requests.ts";
import { requestPath } from "#desk/summary/request-path.ts";
import { shortMoment, splitMoment } from "#desk/times/moments.ts";
import { describeParty } from "#domain/form.ts";
import { formatMoney } from "#domain/money.ts";
import { describePayment, openCents } from "#domain/payment.ts";
import type { PickupZone } from "#domain/pickup-zone.ts";
import { timeAgo, timeLeft, urgency } from "#domain/policy.ts";
import type { ListView, PendingAct, RequestSummary } from "#server/requests/views.ts";
import { rememberRow } from "./row-focus.ts";

type CellFacts = {
  request: RequestSummary;
  view: ListView;
  now: Temporal.Instant;
  /** What was pressed on the request and can still be undone. */
  pending: PendingAct | undefined;
};

type Column = { heading: string; cell: (facts: CellFacts) => ReactNode };

/** All columns that lists use; a cell is two lines, or labels. */
export const columns = {
  due: {
    heading: "Due",
    cell: ({ request, now }) => (
      <TimeLeft until={request.dueAt} zone={request.pickupZone} now={now} />
    ),
  },
  until: {
    heading: "Valid until",
    cell: ({ request, now }) =>
      request.quote ? (
        <TimeLeft
          until={request.quote.validUntil}
          zone={request.pickupZone}
          now={now}
          over="ended"
        />
      ) : null,
  },
  ended: {
    heading: "Ended",
    cell: ({ request: { ending, pickupZone }, now }) =>
      ending ? (
        <Lines first={timeAgo(ending.at, now)} second={shortMoment(ending.at, now, pickupZone)} />
      ) : null,
  },
  why: {
    heading: "Why, what they said",
    cell: ({ request }) => <Why request={request} />,
  },
  received: {
    heading: "Received",
    cell: ({ request, now }) => {
      const { day, time } = splitMoment(request.receivedAt, now, company.timeZone);
      return <Lines first={day} second={time} />;
    },
  },
  visitor: {
    heading: "Visitor",
    cell: ({ request, view }) => (
      <>
        <Link
          to={requestPath(request.reference, view)}
          data-row={request.reference}
          onFocus={() => rememberRow(request.reference)}
          onPointerDown={() => prefetchRequest(request.reference)}
          className="line-1 font-medium after:absolute after:inset-0 focus:outline-none"
        >
          {request.name}
        </Link>
        <span className="line-2">{request.reference}</span>
      </>
    ),
  },
  route: {
    heading: "Route",
    cell: ({ request: { pickupAddress, dropoffAddress, legs }, now }) => {
      const home = legs[1] ? `, and home ${splitPickup(legs[1], now).day}` : "";
      return <Lines first={pickupAddress} second={`→ ${dropoffAddress}${home}`} />;
    },
  },
  pickup: {
    heading: "Pickup",
    cell: ({ request, now }) => {
      const { day, time } = splitPickup(request, now);
      return <Lines first={day} second={time} />;
    },
  },
  party: {
    heading: "Party, vehicle",
    cell: ({ request }) => (
      <Lines first={describeParty(request.passengers)} second={vehicleName(request.vehicleType)} />
    ),
  },
  badges: { heading: "Marks", cell: ({ request }) => <RequestBadges request={request} /> },
  total: {
    heading: "Total in USD",
    cell: ({ request: { quote, ending } }) =>
      quote ? (
        <Lines
          first={formatMoney(quote.totalCents)}
          second={
            ending?.refundCents
              ? `${formatMoney(ending.refundCents)} back`
              : `quote ${quote.version}`
          }
        />
      ) : null,
  },
  paid: {
    heading: "Paid",
    cell: ({ request: { quote, payment, offeredVersion } }) => {
      if (quote === null) return null;
      const left = openCents(payment, quote.totalCents);
      const isPaid = payment !== null && payment.type !== "not-paid";
      return (
        <>
          <span className={`line-1 ${isPaid ? "" : "text-soon!"}`}>{describePayment(payment)}</span>
          <span className="line-2">
            {[
              left > 0 ? `${formatMoney(left)} open` : "",
              offeredVersion === null ? "" : "change offered",
            ]
              .filter(Boolean)
              .join(", ")}
          </span>
        </>
      );
    },
  },
  state: {
    heading: "State",
    cell: ({ request, pending }) =>
      pending ? (
        <PendingLabel type={pending.type} />
      ) : (
        <>
          <StateLabel state={request.state} />
          {request.offeredVersion === null ? null : <span className="line-2">change offered</span>}
          {request.ending?.takenBy ? (
            <span className="line-2">{request.ending.takenBy.split(" ")[0]} follows up</span>
          ) : null}
          {request.ending?.why ? (
            <span className="line-2">{endingName(request.ending)}</span>
          ) : null}
        </>
      ),
  },
} as const satisfies Record<string, Column>;

/** A list's columns in order; the first is its main one. */
export const columnsOf: Record<ListView, readonly (keyof typeof columns)[]> = {
  queue: ["due", "visitor", "route", "pickup", "party", "badges", "state"],
  quoted: ["until", "visitor", "route", "pickup", "party", "total", "state"],
  accepted: ["pickup", "visitor", "route", "party", "total", "paid"],
  followup: ["ended", "visitor", "route", "pickup", "total", "why", "state"],
  all: ["received", "visitor", "route", "pickup", "party", "total", "state"],
};

const tones = {
  late: "font-semibold text-late!",
  soon: "font-semibold text-soon!",
  calm: "font-medium",
};

/** @param over the text once the moment has passed; by default, how late it is */
function TimeLeft({
  until,
  zone,
  now,
  over,
}: {
  until: string;
  /** In the pickup's time zone: a deadline shows the same time on every screen. */
  zone: PickupZone;
  now: Temporal.Instant;
  over?: string;
}) {
  const moment = Temporal.Instant.from(until);
  const tone = urgency(moment, now);
  return (
    <>
      <span className={`line-1 ${tones[tone]}`}>
        {over && tone === "late" ? over : timeLeft(moment, now)}
      </span>
      <span className="line-2">{shortMoment(until, now, zone)}</span>
    </>
  );
}

/** The visitor's reason for a decline, or that none was given. */
function Why({ request: { state, ending, hasEmail } }: { request: RequestSummary }) {
  if (ending?.reason)
    return <span className="line-clamp-2 text-desk-small">“{ending.reason}”</span>;
  return (
    <span className="line-clamp-2 text-desk-small text-granite">
      {state === "declined"
        ? "Gave no reason."
        : hasEmail
          ? "Notified when it expired. No answer."
          : "No answer, and no email address. Call."}
    </span>
  );
}

function Lines({ first, second }: { first: string; second: string }) {
  return (
    <>
      <span className="line-1">{first}</span>
      <span className="line-2">{second}</span>
    </>
  );
}
