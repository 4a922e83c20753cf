import { formatMoney } from "#domain/money.ts";
import type { RequestDetails } from "#server/desk/views.ts";

/** The quotes of a request, newest first. */
export function QuotePanel({
  details,
}: {
  reference: string;
  details: RequestDetails;
  hasFocus: boolean;
}) {
  return (
    <section aria-label="Quote" className="min-h-full border-line bg-white p-7 lg:border-l">
      <h2 className="text-desk-title">Quote</h2>
      {details.quotes.length === 0 ? <p className="mt-4 text-slate">No quote yet.</p> : null}
      {details.quotes.map(({ version, totalCents }) => (
        <p key={version} className="mt-4">
          Version {version}: {formatMoney(totalCents)}
        </p>
      ))}
    </section>
  );
}
