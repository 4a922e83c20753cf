import { useState, useCallback, useId, type FormEvent } from "react";
import type { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import { useServerNow } from "#desk/api/server-clock.ts";
import { Button, KeyCap } from "#desk/controls/button.tsx";
import { TextField } from "#desk/controls/field.tsx";
import { useKeys } from "#desk/keys/use-keys.ts";
import type { RequestState } from "#domain/request.ts";
import { formatTime } from "#domain/time.ts";
import type { RequestDetails } from "#server/requests/views.ts";
import type { AnswerType } from "./request-calls.ts";

type AnswersProps = {
  details: RequestDetails;
  isBusy: boolean;
  record: (answer: PhoneAnswer, reason: string) => void;
};

/** The buttons for what a visitor said by phone: one press chooses an answer, a second confirms it. */
export function Answers({ details, isBusy, record }: AnswersProps) {
  const [chosen, setChosen] = useState<PhoneAnswer | null>(null);
  const now = useServerNow();
  const choices = details.offered ? changeAnswers : phoneAnswers[details.state];
  const current = chosen && choices.includes(chosen) ? chosen : null;
  const byKey = (key: string) => {
    const answer = choices.find((choice) => choice.key === key);
    return answer && (() => setChosen(answer));
  };
  useKeys({ y: byKey("Y"), o: byKey("O") });
  if (choices.length === 0) return null;
  if (!current)
    return (
      <div className="px-4 pb-6 md:px-7">
        <h3 className="mb-2 font-text text-desk font-semibold tracking-normal">
          {details.state === "accepted" && !details.offered ? "What happened" : "Said by phone"}
        </h3>
        <div className="flex flex-wrap gap-2">
          {choices.map((answer) => (
            <Button key={answer.button} onClick={() => setChosen(answer)}>
              {answer.button}
              {answer.key ? <KeyCap>{answer.key}</KeyCap> : null}
            </Button>
          ))}
        </div>
      </div>
    );
  return (
    <AnswerForm
      key={current.button}
      answer={current}
      name={details.name}
      now={now}
      isBusy={isBusy}
      record={(reason) => record(current, reason)}
      close={() => setChosen(null)}
    />
  );
}

type FormProps = {
  answer: PhoneAnswer;
  /** The visitor's name. */
  name: string;
  now: Temporal.Instant;
  isBusy: boolean;
  record: (reason: string) => void;
  close: () => void;
};

/** The confirmation form for something said by phone: who, when, and a remark. */
function AnswerForm({ answer, name, now, isBusy, record, close }: FormProps) {
  const titleId = useId();
  const focusOnce = useCallback((title: HTMLElement | null) => {
    title?.focus();
    title?.closest("form")?.scrollIntoView({ block: "nearest" });
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    const text = (field: string) => {
      const value = fields.get(field);
      return typeof value === "string" ? value : "";
    };
    const source = { who: text("who"), when: text("when"), remark: text("remark") };
    record(answer.isByPhone ? answerReason(source) : source.remark.trim());
  }

  return (
    <form
      aria-labelledby={titleId}
      className="mx-4 mb-6 grid gap-3.5 rounded-edge bg-snow p-4 md:mx-7"
      onSubmit={submit}
    >
      <div>
        <h3
          id={titleId}
          ref={focusOnce}
          tabIndex={-1}
          className="font-text text-desk font-semibold tracking-normal focus:outline-none"
        >
          {answer.title}
        </h3>
        <p className="mt-0.5 text-slate">{answer.text}</p>
      </div>
      {answer.isByPhone ? (
        <div className="grid gap-3 md:grid-cols-2">
          <TextField label="Who said it" name="who" defaultValue={name} maxLength={120} required />
          <TextField
            label="When"
            name="when"
            defaultValue={formatTime(now, company.timeZone)}
            maxLength={60}
            required
          />
        </div>
      ) : null}
      <TextField label="Remark (optional)" name="remark" maxLength={300} autoComplete="off" />
      <div className="flex flex-wrap gap-2 *:whitespace-normal">
        <Button type="submit" aria-disabled={isBusy}>
          {answer.confirm}
        </Button>
        <Button variant="text" className="px-2" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** An answer that an agent records for a visitor, or about the ride. */
export type PhoneAnswer = {
  type: AnswerType;
  button: string;
  key?: string;
  title: string;
  text: string;
  confirm: string;
  /** Who said it and when; a completed ride needs neither. */
  isByPhone: boolean;
};

const answers = {
  accept: {
    type: "accept",
    button: "Yes",
    key: "Y",
    title: "A yes by phone",
    text: "It counts as accepted, and the timeline shows who said it and when.",
    confirm: "Record the yes",
    isByPhone: true,
  },
  decline: {
    type: "decline",
    button: "No",
    key: "O",
    title: "A no by phone",
    text: "The quote is declined. A new one can be sent later.",
    confirm: "Record the no",
    isByPhone: true,
  },
  complete: {
    type: "complete",
    button: "The ride took place",
    title: "The ride took place",
    text: "The request is completed. Nothing can be changed afterwards.",
    confirm: "Record the ride",
    isByPhone: false,
  },
  askAgain: {
    type: "ask-again",
    button: "Ask for a new quote",
    title: "Asked again by phone",
    text: "The request goes back into the queue, with a new due time.",
    confirm: "Put it back in the queue",
    isByPhone: true,
  },
} as const satisfies Record<string, PhoneAnswer>;

const { accept, decline, complete, askAgain } = answers;

/** The visitor's answers by phone to a change of a booked ride. */
const changeAnswers: readonly PhoneAnswer[] = [
  {
    ...accept,
    button: "Yes to the change",
    title: "A yes to the change by phone",
    text: "The ride is changed, and the visitor gets an email that says so.",
  },
  {
    ...decline,
    button: "Keep as booked",
    title: "Keep the ride as booked",
    text: "The change is no longer offered. The ride stays as it was.",
    confirm: "Keep the ride",
  },
  complete,
];

/** The answers that can be recorded in each state. */
export const phoneAnswers: Record<RequestState, readonly PhoneAnswer[]> = {
  received: [],
  "in-review": [],
  quoted: [accept, decline],
  accepted: [complete],
  declined: [askAgain],
  expired: [askAgain],
  withdrawn: [askAgain],
  cancelled: [askAgain],
  closed: [],
  completed: [],
};

/** One text for the timeline: who, when, and the remark. */
export function answerReason(source: { who: string; when: string; remark: string }): string {
  const { who, when, remark } = source;
  return [`${who.trim()}, by phone, ${when.trim()}.`, remark.trim()].filter(Boolean).join(" ");
}
