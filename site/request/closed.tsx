import type { ReactNode } from "react";
import type { NextStep } from "#domain/answer-check.ts";
import { formatMoney } from "#domain/money.ts";
import type { VisitorQuote, VisitorRequest } from "#server/site/context.ts";
import { CallButton } from "#site/shell/phone.tsx";
import { ButtonLink } from "#site/ui/button.tsx";
import { AskedFacts, Ride, Price } from "./details.tsx";
import { Actions, Block, Intro, Lead } from "./layout.tsx";
import type { ShownRequest } from "./page-state.ts";

/** A quote that cannot be answered, or a request without one: what to do instead, and what it was. */
export function Closed({
  view,
  path,
  quote,
  eyebrow,
  title,
  text,
  next,
}: ShownRequest & {
  quote: VisitorQuote | null;
  eyebrow: ReactNode;
  title: string;
  text: string;
  next: NextStep;
}) {
  return (
    <>
      <Intro eyebrow={eyebrow} title={title}>
        <Lead>{text}</Lead>
        <Actions>
          <NextSteps view={view} path={path} next={next} />
        </Actions>
      </Intro>
      {quote ? (
        <Price quote={quote} title={`Quote ${quote.version}${ending(view, quote)}`} />
      ) : null}
      {quote ? (
        <Ride view={view} quote={quote} />
      ) : (
        <Block title="Your request">
          <AskedFacts view={view} />
        </Block>
      )}
    </>
  );
}

function ending({ quotes, state }: VisitorRequest, { version }: VisitorQuote): string {
  if (quotes[0] && quotes[0].version > version) return ", replaced";
  return state === "quoted" || state === "expired" ? ", ended" : "";
}

function NextSteps({ view, path, next }: ShownRequest & { next: NextStep }) {
  const [newest] = view.quotes;
  switch (next) {
    case "open-newest":
      return newest ? (
        <ButtonLink href={path}>
          Open quote {newest.version}, {formatMoney(newest.totalCents)}
        </ButtonLink>
      ) : null;
    case "ask-again":
      return (
        <>
          <ButtonLink href={`${path}/ask-again`}>
            {newest ? "Ask for a new quote" : "Ask again"}
          </ButtonLink>
          <CallButton variant="quiet" />
        </>
      );
    case "wait":
      return <ButtonLink href={path}>See when you will have it</ButtonLink>;
    case "call":
      return <CallButton variant="primary" />;
    case "send-new-request":
      return <ButtonLink href="/booking">Request a quote</ButtonLink>;
  }
}
