import { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import { wayHomeText } from "#domain/legs.ts";
import { isCallQuicker } from "#domain/policy.ts";
import { CallButton, CallLink } from "#site/shell/phone.tsx";
import { ButtonLink } from "#site/ui/button.tsx";
import { DateTime, OwnTime, unbroken } from "./date-time.tsx";
import { AskedFacts } from "./details.tsx";
import { Actions, Block, Intro, Lead } from "./layout.tsx";
import type { ShownRequest } from "./page-state.ts";

/** No quote yet: when it is due, or since when it is late. */
export function Waiting({ view, path }: ShownRequest) {
  const { reference, askedAt, receivedAt, dueAt, email, quotes } = view;
  const isLate =
    Temporal.Instant.compare(Temporal.Instant.from(view.now), Temporal.Instant.from(dueAt)) > 0;
  const pickup = view.pickupAt === null ? null : Temporal.Instant.from(view.pickupAt);
  const isSoon = isCallQuicker(Temporal.Instant.from(askedAt), pickup);
  // In the office's time zone, as in the emails.
  const zone = company.timeZone;
  const asked = askedAt === receivedAt ? "received" : "asked again";
  const due = <DateTime at={dueAt} zone={zone} />;
  return (
    <>
      <Intro
        eyebrow={
          <>
            {reference}, {asked} <DateTime at={askedAt} zone={zone} />
          </>
        }
        title={
          isLate ? (
            "We are sorry. Your quote is late."
          ) : (
            <>
              <span className="mb-2 block font-text text-lead font-normal text-slate">
                Your quote will be with you by
              </span>{" "}
              <span className="max-sm:text-[2rem]">{due}</span>
            </>
          )
        }
      >
        {isLate ? null : <OwnTime at={dueAt} zone={zone} />}
        {isLate ? (
          <>
            <Lead>
              We promised it by {due}, and it is not ready. Your request is at the top of our list.
              If you would rather not wait, please call us.
            </Lead>
            <Actions>
              <CallButton variant="primary" />
            </Actions>
          </>
        ) : (
          <Lead>
            Our team reviews each request in person.{" "}
            {email ? (
              <>
                We will send your quote to <strong className="font-medium text-ink">{email}</strong>{" "}
                and show it here.
              </>
            ) : (
              "We will call you with your quote, and show it here."
            )}
          </Lead>
        )}
        {isSoon && !isLate ? (
          <>
            <Lead>Your ride is soon, so please also call us; we answer at any hour.</Lead>
            <Actions>
              <CallButton variant="primary" />
            </Actions>
          </>
        ) : null}
      </Intro>
      <Block title="Your request">
        <AskedFacts view={view} />
      </Block>
      <AskWayHome view={view} path={path} />
      {quotes[0] ? <EarlierQuotes view={view} path={path} /> : null}
      <Block title="Something changed?" isPrinted={false}>
        <p className="text-slate">
          Call <CallLink />, or reply to our email.
        </p>
        <div data-screen-only className="mt-6">
          <ButtonLink variant="quiet" href={`${path}/withdraw`}>
            Withdraw this request
          </ButtonLink>
        </div>
      </Block>
    </>
  );
}

/** The way home that was asked for, or the link to ask for it. */
export function AskWayHome({ view: { legs, askedHome }, path }: ShownRequest) {
  if (legs.length > 1) return null;
  return (
    <Block title="The way home" isPrinted={false}>
      {askedHome ? (
        <p className="text-slate">
          You asked for {unbroken(wayHomeText(askedHome))}. It will be in your quote.
        </p>
      ) : (
        <ButtonLink variant="quiet" href={`${path}/way-home`}>
          Add a ride home
        </ButtonLink>
      )}
    </Block>
  );
}

/** Links to the versions before the newest one, or to all of them while a new one is written. */
export function EarlierQuotes({ view, path }: ShownRequest) {
  const versions = view.state === "quoted" ? view.quotes.slice(1) : view.quotes;
  if (versions.length === 0) return null;
  return (
    <Block
      title={versions.length === 1 ? "Your earlier quote" : "Your earlier quotes"}
      isPrinted={false}
    >
      <ul>
        {versions.map(({ version, sentAt, pickup }) => (
          <li key={version}>
            <a
              href={`${path}?quote=${version}`}
              className="inline-block py-2 underline underline-offset-4"
            >
              Quote {version}, sent <DateTime at={sentAt} zone={pickup.zone} />
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );
}
