import { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import { timeLeft, urgency } from "#domain/due.ts";
import { formatTime } from "#domain/format-time.ts";
import { queueStates } from "#domain/request-state.ts";
import type { RequestDetails } from "#server/desk/views.ts";
import { useServerNow } from "#desk/api/server-clock.ts";
import { Heading } from "#desk/frame/screen.tsx";
import { StateMark } from "#desk/marks/state-mark.tsx";
import { Actions } from "./actions.tsx";
import { Earlier } from "./earlier.tsx";
import { Facts } from "./facts.tsx";
import { Notes } from "./notes.tsx";
import { Timeline } from "./timeline.tsx";

/** Who asked for what, and all that happened since. */
export function AskedPanel({ details }: { details: RequestDetails }) {
  return (
    <section aria-label="The request" className="px-4 pt-5 pb-10 md:pt-7 md:pr-10 md:pb-16 md:pl-6">
      <header>
        <Heading className="text-[2rem] leading-[1.1] wrap-anywhere md:text-person">
          {details.name}
        </Heading>
        <div className="mt-2 flex flex-wrap items-center gap-x-4.5 gap-y-1.5 text-slate">
          <span>{details.reference}</span>
          <StateMark state={details.state} />
          <Due details={details} />
        </div>
      </header>
      <Actions details={details} />
      <Facts details={details} />
      <Earlier requests={details.earlier} />
      <Notes reference={details.reference} notes={details.notes} />
      <Timeline details={details} />
    </section>
  );
}

const tones = { late: "text-late", soon: "text-soon", calm: "text-ink" };

/** The time left for our answer, or for the visitor's. */
function Due({ details: { state, dueAt, quote } }: { details: RequestDetails }) {
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
      , {isOurs ? "due" : "valid until"} {formatTime(moment, company.timeZone)}
    </span>
  );
}
