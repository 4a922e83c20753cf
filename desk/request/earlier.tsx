import { Link } from "react-router";
import { formatMoney } from "#domain/money.ts";
import { stateNames } from "#domain/request-state.ts";
import { shortRoute } from "#domain/route.ts";
import type { RequestSummary } from "#server/desk/views.ts";
import { useServerNow } from "#desk/api/server-clock.ts";
import { splitPickup, vehicleName } from "./asked.ts";
import { requestPath } from "./request-path.ts";
import { Section } from "./section.tsx";

/** What the same mailbox asked for besides. */
export function Earlier({ requests }: { requests: readonly RequestSummary[] }) {
  const now = useServerNow();
  if (requests.length === 0) return null;
  return (
    <Section title="Other requests" aside={`${requests.length}, same email`}>
      <ul>
        {requests.map((request) => (
          <li
            key={request.reference}
            className="flex flex-wrap gap-x-4 border-b border-line py-2 text-slate md:flex-nowrap"
          >
            <Link
              to={requestPath(request.reference, "all")}
              className="font-medium text-ink hover:underline max-md:min-h-6"
            >
              {request.reference}
            </Link>
            <span className="min-w-0 md:flex-1 md:truncate">
              {shortRoute(request)}, {splitPickup(request, now).day}
            </span>
            <span className="max-xl:hidden">{vehicleName(request.vehicleType)}</span>
            <span className="ml-auto whitespace-nowrap">
              {request.quote ? `${formatMoney(request.quote.totalCents)} ` : ""}
              {stateNames[request.state].toLowerCase()}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
