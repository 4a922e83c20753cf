import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useParams, type LoaderFunctionArgs } from "react-router";
import { queryClient } from "#desk/api/query-client.ts";
import { requestQuery } from "#desk/api/requests.ts";
import { Screen } from "#desk/frame/screen.tsx";
import { useKeys } from "#desk/keys/use-keys.ts";
import { QuotePanel } from "#desk/quote/quote-panel.tsx";
import { AskedPanel } from "./asked-panel.tsx";
import { Neighbors } from "./neighbors.tsx";
import { PartTabs, type Part } from "./part-tabs.tsx";

/** Reads the request of the address, unless it is there. */
export function loadRequest({ params }: LoaderFunctionArgs) {
  return queryClient.ensureQueryData(requestQuery(params["reference"] ?? ""));
}

/** A request: what was asked on the left, the quote on the right; two tabs where that is too wide. */
export function RequestScreen() {
  const { reference = "" } = useParams();
  const { data: details } = useSuspenseQuery(requestQuery(reference));
  const state = (useLocation().state ?? {}) as { part?: Part };
  const [part, setPart] = useState<Part>(state.part ?? "request");
  useKeys({ q: () => showQuote(() => setPart("quote")) });
  return (
    <Screen title={`${reference}, ${details.name}`}>
      <Neighbors reference={reference} />
      <PartTabs part={part} onChange={setPart} />
      <div
        key={reference}
        className="request-columns grid flex-1 items-stretch lg:grid-cols-[minmax(0,1fr)_560px]"
      >
        <div className={`min-w-0 ${part === "request" ? "" : "max-lg:hidden"}`}>
          <AskedPanel details={details} />
        </div>
        <div className={`min-w-0 ${part === "quote" ? "" : "max-lg:hidden"}`}>
          <QuotePanel reference={reference} details={details} hasFocus={state.part === "quote"} />
        </div>
      </div>
    </Screen>
  );
}

/** Opens the quote's part where it is hidden, and goes to its first line. */
function showQuote(open: () => void) {
  open();
  requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-quote-start]")?.focus());
}
