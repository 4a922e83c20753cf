import { useEffect, useRef, useState, type FormEvent } from "react";
import { honeypotField, messages } from "#domain/form.ts";
import { focusFirstWrongField } from "#site/forms/form-notice.ts";
import { createSender, SendError } from "#site/forms/send-form.ts";
import { CallLine } from "#site/shell/phone.tsx";
import { Notice } from "#site/ui/notice.tsx";
import { readContactFields, type ContactFields, ContactForm } from "./contact-form.tsx";

const send = createSender("/api/contact", messages.contactError);

/** The result of a native post, if the page answers one. */
export type ContactIslandProps = {
  sent?: boolean;
  values?: ContactFields;
  errors?: Record<string, string>;
  notice?: { title: string; text: string };
};

/** The notice that stays on the page after the browser's alert is closed. */
export const contactFailed = { title: "Message Not Sent", text: messages.contactError };

export function ContactIsland(props: ContactIslandProps) {
  // The page's initial data, until a message is sent.
  const [initial, setInitial] = useState(props);
  const [isSent, setIsSent] = useState(props.sent ?? false);
  const [hasFailed, setHasFailed] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [isSending, setIsSending] = useState(false);
  const [answer, setAnswer] = useState<{ text: string; form: HTMLFormElement } | null>(null);
  const result = useRef<HTMLOutputElement>(null);

  useEffect(() => {
    if (!answer) return;
    // Lets the page render first, because the alert blocks everything.
    const timer = setTimeout(() => {
      alert(answer.text);
      if (answer.text === messages.contactSent) result.current?.focus();
      else focusFirstWrongField(answer.form);
    });
    return () => clearTimeout(timer);
  }, [answer]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The button stays focusable while the form is sent.
    if (isSending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const fields = readContactFields(data);
    const honeypot = data.get(honeypotField);
    setIsSent(false);
    setRefused({});
    setIsSending(true);
    try {
      await send(honeypot ? { ...fields, [honeypotField]: honeypot } : fields);
      form.reset();
      setInitial({});
      setIsSent(true);
      setHasFailed(false);
      setAnswer({ text: messages.contactSent, form });
    } catch (error) {
      // oxlint-disable-next-line no-console -- for anyone looking into a failure
      console.error(error);
      setInitial(({ values }) => (values ? { values } : {}));
      setHasFailed(true);
      setRefused(error instanceof SendError ? error.errors : {});
      setAnswer({ text: messages.contactError, form });
    }
    setIsSending(false);
  }

  const errors: Record<string, string> = { ...initial.errors, ...refused };
  const isAboutFields = Object.keys(errors).length > 0;
  const notice = hasFailed ? contactFailed : initial.notice;
  return (
    <>
      {initial.notice && isAboutFields ? (
        <div className="mb-10">
          <Notice {...initial.notice} hasFocus={false} />
        </div>
      ) : null}
      <ContactForm
        // A reset would restore the values that the page came with.
        key={initial.values ? "returned" : "empty"}
        values={initial.values}
        errors={errors}
        sending={isSending}
        onSubmit={(event) => void submit(event)}
        failure={
          notice && (hasFailed || !isAboutFields) ? (
            <Notice {...notice} hasFocus={!hasFailed} isSpoken={!hasFailed} isHidden={isSending}>
              <CallLine />
            </Notice>
          ) : null
        }
      />
      <output
        ref={result}
        tabIndex={-1}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to a native post
        autoFocus={props.sent ?? false}
        className="mt-6 block min-h-7 w-fit font-medium"
      >
        {isSent ? messages.contactSent : ""}
      </output>
    </>
  );
}
