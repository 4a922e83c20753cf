import { Temporal } from "temporal-polyfill";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { company } from "#content/company.ts";
import { timeLeft, urgency } from "#domain/due.ts";
import { formatMoney } from "#domain/money.ts";
import type { QueueView, RequestSummary } from "#server/desk/views.ts";
import { RequestMarks } from "#desk/marks/request-marks.tsx";
import { StateMark } from "#desk/marks/state-mark.tsx";
import { formatParty, splitPickup, vehicleName } from "#desk/request/asked.ts";
import { prefetchRequest } from "#desk/request/import-screen.ts";
import { requestPath } from "#desk/request/request-path.ts";
import { shortMoment, splitMoment } from "#desk/times/moments.ts";
import type { ColumnName } from "./columns.ts";
import { rememberRow } from "./rows.ts";

export type CellFacts = { request: RequestSummary; view: QueueView; now: Temporal.Instant };

/** What stands in each column of a row: two lines, or a mark. */
export const cells: Record<ColumnName, (facts: CellFacts) => ReactNode> = {
  due: ({ request, now }) => <TimeLeft until={request.dueAt} now={now} over={null} />,
  until: ({ request, now }) =>
    request.quote ? <TimeLeft until={request.quote.validUntil} now={now} over="ended" /> : null,
  received: ({ request, now }) => {
    const { day, time } = splitMoment(request.receivedAt, now, company.timeZone);
    return <Lines first={day} second={time} />;
  },
  visitor: ({ request, view }) => (
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
  route: ({ request }) => (
    <Lines first={request.pickupAddress} second={`→ ${request.dropoffAddress}`} />
  ),
  pickup: ({ request, now }) => {
    const { day, time } = splitPickup(request, now);
    return <Lines first={day} second={time} />;
  },
  party: ({ request }) => (
    <Lines first={formatParty(request.passengers)} second={vehicleName(request.vehicleType)} />
  ),
  marks: ({ request }) => <RequestMarks request={request} />,
  total: ({ request: { quote } }) =>
    quote ? (
      <Lines first={formatMoney(quote.totalCents)} second={`quote ${quote.version}`} />
    ) : null,
  state: ({ request }) => <StateMark state={request.state} />,
};

const tones = {
  late: "font-semibold text-late!",
  soon: "font-semibold text-soon!",
  calm: "font-medium",
};

/** @param over what it says after the moment, in place of how late it is */
function TimeLeft({
  until,
  now,
  over,
}: {
  until: string;
  now: Temporal.Instant;
  over: string | null;
}) {
  const moment = Temporal.Instant.from(until);
  const left = timeLeft(moment, now);
  return (
    <>
      <span className={`line-1 ${tones[urgency(moment, now)]}`}>
        {over && left.endsWith("late") ? over : left}
      </span>
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
