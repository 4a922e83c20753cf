import { data } from "react-router";
import entries from "virtual:client-entries";
import { visitorContext } from "#server/site/context.ts";
import { Accepted } from "#site/request/accepted.tsx";
import { Cancelled } from "#site/request/cancelled.tsx";
import { Closed } from "#site/request/closed.tsx";
import { DateTime } from "#site/request/date-time.tsx";
import { Page } from "#site/request/layout.tsx";
import { type ShownRequest, pageState } from "#site/request/page-state.ts";
import { ClosingAnswers, Quoted } from "#site/request/quoted.tsx";
import { Waiting } from "#site/request/waiting.tsx";
import { privateMeta, privatePage } from "#site/shell/private-frame.tsx";
import { Notice } from "#site/ui/notice.tsx";
import type { Route } from "./+types/page";
import { readRefusal, readVersion } from "./answer-route.ts";

export const handle = privatePage;

export function meta({ loaderData }: Route.MetaArgs) {
  return privateMeta(loaderData ? `Your request ${loaderData.view.reference}` : "Your request");
}

/** The visitor's own page. Reading it changes nothing, because link scanners open every link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { path, read } = context.get(visitorContext);
  const view = await read();
  const refusal = readRefusal(request, view);
  return data({ path, view, version: readVersion(request), refusal });
}

export default function RequestPage({ loaderData }: Route.ComponentProps) {
  const { view, path, version, refusal } = loaderData;
  const notice = refusal ? (
    <div data-screen-only className="max-w-[46rem] pt-8">
      <Notice {...refusal} />
    </div>
  ) : null;
  const shown = pageState(view, version);
  const script = <script type="module" src={entries.visitor.address} />;
  if (shown.kind === "quoted")
    return (
      <>
        <Page>
          {notice}
          <Quoted view={view} quote={shown.quote} path={path} />
        </Page>
        <ClosingAnswers quote={shown.quote} path={path} />
        {script}
      </>
    );
  return (
    <Page>
      {notice}
      {shown.kind === "waiting" ? <Waiting view={view} path={path} /> : null}
      {shown.kind === "accepted" ? <Accepted view={view} quote={shown.quote} path={path} /> : null}
      {shown.kind === "cancelled" ? (
        <Cancelled view={view} quote={shown.quote} path={path} />
      ) : null}
      {shown.kind === "closed" ? (
        <Closed
          view={view}
          path={path}
          {...shown}
          eyebrow={<Eyebrow view={view} version={shown.quote?.version ?? null} />}
        />
      ) : null}
      {script}
    </Page>
  );
}

/** For example, "FL-7K3Q9, quote 1", or when it was withdrawn. */
function Eyebrow({ view, version }: Pick<ShownRequest, "view"> & { version: number | null }) {
  const { reference, state, last, pickupZone } = view;
  const quote = version === null ? "" : `, quote ${version}`;
  const isDated = last !== null && (state === "withdrawn" || state === "declined");
  return (
    <>
      {reference}
      {quote}
      {isDated ? (
        <>
          , {state} <DateTime at={last.at} zone={pickupZone} />
        </>
      ) : null}
    </>
  );
}
