import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams, type LoaderFunctionArgs } from "react-router";
import { queryClient } from "#desk/api/query-client.ts";
import { requestQuery } from "#desk/api/requests.ts";
import { Heading, Screen } from "#desk/frame/screen.tsx";
import { QuotePanel } from "#desk/quote/quote-panel.tsx";

export function loadRequest({ params }: LoaderFunctionArgs) {
  return queryClient.ensureQueryData(requestQuery(params["reference"] ?? ""));
}

/** A request: what was asked on the left, the quote on the right; two tabs where that is too wide. */
export function RequestScreen() {
  const { reference = "" } = useParams();
  const { data: details } = useSuspenseQuery(requestQuery(reference));
  return (
    <Screen title={`${reference}, ${details.name}`}>
      <div className="grid flex-1 items-start lg:grid-cols-[minmax(0,1fr)_560px]">
        <section aria-label="The request" className="min-w-0 p-6">
          <Heading className="text-person">{details.name}</Heading>
        </section>
        <QuotePanel key={reference} reference={reference} details={details} hasFocus={false} />
      </div>
    </Screen>
  );
}
