import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Temporal } from "temporal-polyfill";
import { cannotServeTemplates, company } from "#content/company.ts";
import { useServerNow } from "#desk/api/server-clock.ts";
import { sessionQuery } from "#desk/api/session.ts";
import { controlClass, Field, TextField } from "#desk/controls/field.tsx";
import { answerReason } from "#desk/quote/answers.tsx";
import { closeRequest, recordAnswer, useRequestCalls } from "#desk/quote/request-calls.ts";
import type { CloseReason } from "#domain/closing.ts";
import { transition } from "#domain/request.ts";
import { formatLongTimeParts, formatTime } from "#domain/time.ts";
import type { RequestDetails } from "#server/requests/views.ts";
import { DuplicateOf, EndingPanel, VisitorMessage, type Choice } from "./ending-panel.tsx";

type Why = CloseReason | "withdraw";

/** Closes a request before it is accepted: the reason, the message to the visitor, and one button. */
export function ClosePanel({ details, leave }: { details: RequestDetails; leave: () => void }) {
  const { reference, firstName, hasEmail, name, state, flags, earlier } = details;
  const now = useServerNow();
  const agent = useQuery(sessionQuery).data?.name ?? "";
  const { isBusy, news, run } = useRequestCalls();
  const openRequests = earlier.filter((each) => each.state !== "closed");
  const [why, setWhy] = useState<Why>(() => suggestion(flags, openRequests.length > 0));
  const [duplicateOf, setDuplicateOf] = useState(openRequests[0]?.reference ?? "");
  const [message, setMessage] = useState(() => fill(cannotServeTemplates[0].words, details));
  const [who, setWho] = useState(name);
  const [when, setWhen] = useState(() => formatTime(now, company.timeZone));
  const canWithdraw = transition(state, { type: "withdraw", by: "agent" }).ok;

  async function press() {
    const isStored = await run(() =>
      why === "withdraw"
        ? recordAnswer(reference, {
            type: "withdraw",
            quoteVersion: null,
            reason: answerReason({ who, when, remark: "" }),
          })
        : closeRequest(reference, {
            why,
            twin: why === "duplicate" ? duplicateOf : null,
            words: message,
          }),
    );
    if (isStored) leave();
  }

  const choices: Choice<Why>[] = [
    {
      value: "duplicate",
      label: "Duplicate",
      letter: "d",
      text: `No email. ${firstName} is answered in the other request.`,
    },
    {
      value: "spam",
      label: "Spam",
      letter: "s",
      text: "No email. The private link stops working.",
    },
    {
      value: "cannot-serve",
      label: "We cannot serve it",
      letter: "v",
      text: hasEmail
        ? `A kind email to ${firstName}, shown before it is sent.`
        : `No email address: call ${firstName} first.`,
    },
    ...(canWithdraw
      ? [
          {
            value: "withdraw" as const,
            label: "Withdrawn by the visitor",
            letter: "w",
            text: hasEmail
              ? "Only before a yes. A short email confirms it."
              : "Only before a yes. No email is sent.",
          },
        ]
      : []),
  ];
  const isSilent = why === "duplicate" || why === "spam";
  return (
    <EndingPanel
      title="Close"
      aside={`${reference}, not sold`}
      legend="Why"
      choices={choices}
      chosen={why}
      choose={setWhy}
      bar={{
        title: isSilent || !hasEmail ? "Nothing is emailed" : `One email to ${firstName}`,
        button: why === "cannot-serve" && !hasEmail ? "Close" : buttons[why],
      }}
      isBusy={isBusy}
      news={news}
      press={() => void press()}
      leave={leave}
    >
      {why === "duplicate" ? (
        <DuplicateOf
          details={details}
          openRequests={openRequests}
          duplicateOf={duplicateOf}
          setDuplicateOf={setDuplicateOf}
          now={now}
        />
      ) : null}
      {why === "spam" ? (
        <p className="text-slate">
          It leaves its list. No email is sent, and the private link stops working. It stays under
          All, and can be reopened.
        </p>
      ) : null}
      {why === "cannot-serve" ? (
        <Message details={details} agent={agent} message={message} setMessage={setMessage} />
      ) : null}
      {why === "withdraw" ? (
        <div className="grid gap-3 md:grid-cols-2">
          <TextField label="Who said it" value={who} onChange={(e) => setWho(e.target.value)} />
          <TextField label="When" value={when} onChange={(e) => setWhen(e.target.value)} />
        </div>
      ) : null}
    </EndingPanel>
  );
}

const buttons: Record<Why, string> = {
  duplicate: "Close as duplicate",
  spam: "Close as spam",
  "cannot-serve": "Send and close",
  withdraw: "Close as withdrawn",
};

function suggestion(flags: RequestDetails["flags"], hasOther: boolean): Why {
  if (flags.includes("possible-duplicate") && hasOther) return "duplicate";
  return flags.includes("honeypot") || flags.includes("too-fast") ? "spam" : "cannot-serve";
}

/** A template with the pickup date, written out as for guests. */
function fill(text: string, { pickupAt, pickupZone }: RequestDetails): string {
  const day =
    pickupAt === null
      ? "that day"
      : formatLongTimeParts(Temporal.Instant.from(pickupAt), pickupZone).date;
  return text.replaceAll("{day}", day);
}

function Message({
  details,
  agent,
  message,
  setMessage,
}: {
  details: RequestDetails;
  agent: string;
  message: string;
  setMessage: (message: string) => void;
}) {
  const id = useId();
  const templates = (
    <fieldset className="mb-3 flex flex-wrap gap-2">
      <legend className="sr-only">Template</legend>
      {cannotServeTemplates.map((template) => {
        const filled = fill(template.words, details);
        return (
          <button
            key={template.name}
            type="button"
            aria-pressed={message === filled}
            onClick={() => setMessage(filled)}
            className="min-h-11 cursor-pointer rounded-edge border border-granite px-2.5 text-small hover:bg-frost aria-pressed:border-ink aria-pressed:bg-hover md:min-h-8"
          >
            {template.name}
          </button>
        );
      })}
    </fieldset>
  );
  return (
    <VisitorMessage
      details={details}
      subject={`We cannot drive you this time (${details.reference})`}
      heading="we cannot drive you this time."
      agent={agent}
      templates={templates}
    >
      <Field id={id} label="Message">
        <textarea
          id={id}
          value={message}
          rows={5}
          maxLength={2000}
          onChange={(event) => setMessage(event.target.value)}
          className={`${controlClass} py-2 leading-5.5`}
        />
      </Field>
    </VisitorMessage>
  );
}
