import { useId, type ReactNode } from "react";
import type { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import { Button, KeyCap } from "#desk/controls/button.tsx";
import { TextField } from "#desk/controls/field.tsx";
import { useEditorKeys, useKeys } from "#desk/keys/use-keys.ts";
import { FootBar } from "#desk/quote/panel-frame.tsx";
import { splitPickup } from "#desk/summary/group-requests.ts";
import { officeMoment } from "#desk/times/moments.ts";
import { describeParty } from "#domain/form.ts";
import { shortRoute } from "#domain/pickup.ts";
import { stateNames } from "#domain/request.ts";
import type { RequestDetails, RequestSummary } from "#server/requests/views.ts";

export type Choice<Value extends string> = {
  value: Value;
  label: string;
  letter: string;
  text: string;
};

/** The panel that closes a request or cancels a ride: the reasons, what happens, and one button. */
export function EndingPanel<Value extends string>({
  title,
  aside,
  legend,
  choices,
  chosen,
  choose,
  bar,
  isBusy,
  news,
  press,
  leave,
  children,
}: {
  title: string;
  aside: string;
  legend: string;
  choices: readonly Choice<Value>[];
  chosen: Value;
  choose: (value: Value) => void;
  bar: { title: string; button: string };
  isBusy: boolean;
  /** Why the last attempt failed. */
  news: string;
  press: () => void;
  leave: () => void;
  children: ReactNode;
}) {
  const name = useId();
  useKeys(
    Object.fromEntries(
      choices.map(({ letter, value }) => [
        letter,
        () => {
          choose(value);
          document.getElementById(`${name}${value}`)?.focus();
        },
      ]),
    ),
  );
  useEditorKeys({
    "$mod+Enter": ({ repeat }) => (repeat ? false : press()),
    Escape: leave,
  });
  return (
    <section
      aria-label={title}
      className="flex h-full flex-col border-line bg-white lg:min-h-[calc(100dvh-5.75rem)] lg:border-l"
    >
      <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1 px-4 pt-5 pb-3.5 md:px-7 md:pt-6">
        <h2
          ref={focusOnce}
          tabIndex={-1}
          className="text-desk-title leading-tight focus:outline-none"
        >
          {title}
        </h2>
        <span className="text-granite">{aside}</span>
      </div>
      {news ? (
        <p
          role="alert"
          className="mx-4 mb-3.5 border-l-3 border-late bg-late-tint px-3 py-2.5 md:mx-7"
        >
          {news}
        </p>
      ) : null}
      <fieldset className="mx-4 border-t border-line md:mx-7">
        <legend className="sr-only">{legend}</legend>
        {choices.map(({ value, label, letter, text }) => (
          <label
            key={value}
            className="grid cursor-pointer grid-cols-[22px_minmax(0,1fr)_auto] relative isolate items-start gap-x-2.5 border-b border-line py-2.5 before:absolute before:-inset-x-2.5 before:inset-y-0 before:-z-1 hover:before:bg-hover has-checked:before:bg-hover has-checked:before:shadow-[inset_2px_0_0_var(--color-ink)]"
          >
            <input
              type="radio"
              id={`${name}${value}`}
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => choose(value)}
              className="mt-0.5 size-5.5 md:size-4"
            />
            <span className="font-medium">{label}</span>
            <KeyCap>{letter.toUpperCase()}</KeyCap>
            <span className="col-start-2 text-desk-small text-granite">{text}</span>
          </label>
        ))}
      </fieldset>
      <div className="mx-4 mt-4.5 mb-6 md:mx-7">{children}</div>
      <FootBar title={bar.title} detail="Ten seconds to undo" tone="granite">
        <Button onClick={leave}>
          Back <KeyCap>Esc</KeyCap>
        </Button>
        <Button variant="filled" aria-disabled={isBusy} onClick={press}>
          {bar.button} <KeyCap quiet>Ctrl Enter</KeyCap>
        </Button>
      </FootBar>
    </section>
  );
}

function focusOnce(heading: HTMLElement | null) {
  heading?.focus();
}

/** The message to the visitor: the email as sent, or what to say if there is no address. */
export function VisitorMessage({
  details: { firstName, hasEmail, cellPhone },
  subject,
  heading,
  agent,
  templates,
  children,
}: {
  details: RequestDetails;
  subject: string;
  /** The rest of the heading, after the name. */
  heading: string;
  agent: string;
  templates?: ReactNode;
  /** The fixed text around the editable message. */
  children: ReactNode;
}) {
  return (
    <>
      <h3 className="mt-5 mb-2 font-text text-desk font-semibold tracking-normal first:mt-0">
        {hasEmail ? `The email to ${firstName}` : `${firstName} has no email address`}
      </h3>
      {hasEmail ? null : (
        <p className="mb-2.5 text-slate">No email is sent. Call {cellPhone} and say:</p>
      )}
      {templates}
      <div className="grid gap-2.5 rounded-edge border border-mist bg-paper p-4 md:p-5">
        {hasEmail ? (
          <>
            <p className="border-b border-mist pb-2.5 font-semibold wrap-anywhere">{subject}</p>
            <p>
              Dear {firstName}, {heading}
            </p>
          </>
        ) : null}
        {children}
        {hasEmail ? (
          <p className="text-slate">
            {agent}, {company.name}
          </p>
        ) : null}
      </div>
    </>
  );
}

/** Lets the agent choose the request that this one duplicates. */
export function DuplicateOf({
  details,
  openRequests,
  duplicateOf,
  setDuplicateOf,
  now,
}: {
  details: RequestDetails;
  openRequests: readonly RequestSummary[];
  duplicateOf: string;
  setDuplicateOf: (reference: string) => void;
  now: Temporal.Instant;
}) {
  const other = openRequests.find(
    ({ reference }) => reference === duplicateOf.trim().toUpperCase(),
  );
  const facts = (request: RequestSummary): [string, string][] => [
    ["Pickup", Object.values(splitPickup(request, now)).join(", ")],
    ["Route", shortRoute(request)],
    ["Party", describeParty(request.passengers)],
    ["Sent", officeMoment(request.receivedAt)],
    ["State", stateNames[request.state]],
  ];
  const own = facts(details);
  return (
    <>
      <TextField
        label="Request to keep"
        value={duplicateOf}
        onChange={(event) => setDuplicateOf(event.target.value)}
        autoComplete="off"
        maxLength={20}
      />
      {other ? (
        <table className="mt-3 w-full table-fixed text-left text-small [&_td]:py-1.5 [&_td]:pr-3 [&_td]:align-top [&_th]:py-1.5 [&_th]:pr-3 [&_th]:align-top [&_th]:font-normal">
          <thead>
            <tr className="border-b border-mist">
              <th scope="col" className="w-16">
                <span className="sr-only">What</span>
              </th>
              <th scope="col" className="font-medium!">
                {other.reference} stays
              </th>
              <th scope="col" className="font-medium!">
                {details.reference} closes
              </th>
            </tr>
          </thead>
          <tbody>
            {facts(other).map(([what, value], index) => (
              <tr key={what} className="border-b border-line">
                <th scope="row" className="text-granite">
                  {what}
                </th>
                <td>{value}</td>
                <td className={own[index]?.[1] === value ? "text-granite" : ""}>
                  {own[index]?.[1] === value ? "the same" : own[index]?.[1]}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <p className="mt-2.5 text-desk-small text-granite">
        {other
          ? `${details.firstName}’s link to ${details.reference} will open ${other.reference}.`
          : "Enter the reference of the request to keep."}
      </p>
    </>
  );
}
