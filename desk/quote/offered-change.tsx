import { Temporal } from "temporal-polyfill";
import { Button } from "#desk/controls/button.tsx";
import type { Quote } from "#domain/quote.ts";
import { rideChanges } from "#domain/ride-change.ts";
import { formatTime } from "#domain/time.ts";
import type { QuoteView, RequestDetails } from "#server/requests/views.ts";
import { takeChangeBack, useRequestCalls } from "./request-calls.ts";

/** What a draft changes so far, in the visitor's words. */
export function OfferedChanges({ booked, offered }: { booked: Quote; offered: Quote | null }) {
  const changes = offered ? rideChanges(booked, offered) : [];
  return (
    <div className="mx-4 mb-3.5 rounded-edge bg-done-tint px-3 py-2.5 md:mx-7">
      <p className="font-medium">The yes holds until the change is accepted.</p>
      <p className="mt-1">
        {changes.length > 0
          ? changes.map(({ text }) => text).join(" ")
          : "Nothing is changed yet. Correct the ride or the price."}
      </p>
    </div>
  );
}

/** The open change next to the booked ride, and the button to withdraw it. */
export function OfferedChange({
  details,
  booked,
  offered,
}: {
  details: RequestDetails;
  booked: QuoteView;
  offered: QuoteView;
}) {
  const { isBusy, news, run } = useRequestCalls();
  const until = formatTime(Temporal.Instant.from(offered.validUntil), offered.pickup.zone);
  return (
    <div className="mx-4 mb-5 border-y border-line py-3 md:mx-7">
      <h3 className="font-text text-desk font-semibold tracking-normal">
        Change offered, quote {offered.version} over quote {booked.version}
      </h3>
      <p className="mt-1 text-slate">
        The yes to quote {booked.version} holds until {details.firstName} accepts. No answer by{" "}
        {until} keeps it as it is.
      </p>
      <table className="mt-3 w-full text-left">
        <thead className="text-desk-small text-granite">
          <tr>
            <th scope="col" className="pb-1 font-normal">
              What changes
            </th>
            <th scope="col" className="pb-1 font-normal">
              Booked
            </th>
            <th scope="col" className="pb-1 font-normal">
              Offered
            </th>
          </tr>
        </thead>
        <tbody>
          {rideChanges(booked, offered).map(({ name, was, is }) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-3 font-normal text-granite">
                {name}
              </th>
              <td className="py-2 pr-3 wrap-anywhere">{was}</td>
              <td className="py-2 font-medium wrap-anywhere">{is}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {details.pending ? null : (
        <Button
          className="mt-3"
          aria-disabled={isBusy}
          onClick={() => void run(() => takeChangeBack(details.reference))}
        >
          Take it back
        </Button>
      )}
      {news ? (
        <p role="alert" className="mt-2 text-small font-medium text-late">
          {news}
        </p>
      ) : null}
    </div>
  );
}
