import type { Temporal } from "temporal-polyfill";
import { useCallback, useId, type FormEvent, type ReactNode } from "react";
import { company } from "#content/company.ts";
import { formatTime } from "#domain/format-time.ts";
import { Button } from "#desk/controls/button.tsx";
import { TextField } from "#desk/controls/field.tsx";
import { answerReason, type PhoneAnswer } from "./phone-answers.ts";

type Props = {
  answer: PhoneAnswer;
  /** Of the visitor. */
  name: string;
  now: Temporal.Instant;
  isBusy: boolean;
  record: (reason: string) => void;
  close: () => void;
  children: ReactNode;
};

/** The one confirmation of something said by phone: who, when, and a remark. */
export function AnswerForm({ answer, name, now, isBusy, record, close, children }: Props) {
  const titleId = useId();
  const focusOnce = useCallback((title: HTMLElement | null) => title?.focus(), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    const text = (field: string) => {
      const value = fields.get(field);
      return typeof value === "string" ? value : "";
    };
    const said = { who: text("who"), when: text("when"), remark: text("remark") };
    record(answer.isSaid ? answerReason(said) : said.remark.trim());
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
      {answer.isSaid ? (
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
      {children}
      <div className="flex flex-wrap gap-2">
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
