import { Temporal } from "temporal-polyfill";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { labelOf, vehicleChoices } from "#domain/choices.ts";
import { timeLeft, urgency } from "#domain/due.ts";
import { formatMoney } from "#domain/money.ts";
import type { QueueView, RequestSummary } from "#server/desk/views.ts";
import { RequestMarks } from "#desk/marks/request-marks.tsx";
import { StateMark } from "#desk/marks/state-mark.tsx";
import { formatParty, splitPickup } from "#desk/request/asked.ts";
import { requestPath } from "#desk/request/request-path.ts";
import { shortMoment } from "#desk/times/moments.ts";
import type { ColumnName } from "./columns.ts";

export type CellFacts = { request: RequestSummary; view: QueueView; now: Temporal.Instant };

/** What stands in each column of a row: two lines, or a mark. */
export const cells: Record<ColumnName, (facts: CellFacts) => ReactNode> = {
  due: ({ request, now }) => <TimeLeft until={request.dueAt} now={now} />,
  until: ({ request, now }) =>
    request.quote ? <TimeLeft until={request.quote.validUntil} now={now} /> : null,
  received: ({ request, now }) => {
    const [day = "", time = ""] = shortMoment(request.receivedAt, now).split(/ (?=\d+:)/);
    return <Lines first={day.replace(/,$/, "")} second={time} />;
  },
  visitor: ({ request, view }) => (
    <>
      <Link
        to={requestPath(request.reference, view)}
        data-row={request.reference}
        className="line-1 font-medium after:absolute after:inset-0 focus:outline-none"
      >
        {request.name}
      </Link>
      <span className="line-2">{request.reference}</span>
    </>
  ),
  route: ({ request }) => (
    <Lines first={request.pickupAddress} second={`→ ${request.dropoffAddress}`} />
  ),
  pickup: ({ request, now }) => {
    const { day, time } = splitPickup(request, now);
    return <Lines first={day} second={time} />;
  },
  party: ({ request }) => (
    <Lines
      first={formatParty(request.passengers)}
      second={labelOf(vehicleChoices, request.vehicleType, "None chosen")}
    />
  ),
  marks: ({ request }) => <RequestMarks request={request} />,
  total: ({ request: { quote } }) =>
    quote ? (
      <Lines first={formatMoney(quote.totalCents)} second={`quote ${quote.version}`} />
    ) : null,
  state: ({ request }) => <StateMark state={request.state} />,
};

const tones = {
  late: "font-semibold text-late",
  soon: "font-semibold text-soon",
  calm: "font-medium",
};

function TimeLeft({ until, now }: { until: string; now: Temporal.Instant }) {
  const moment = Temporal.Instant.from(until);
  return (
    <>
      <span className={`line-1 ${tones[urgency(moment, now)]}`}>{timeLeft(moment, now)}</span>
      <span className="line-2">{shortMoment(until, now)}</span>
    </>
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
