import { QueryClientProvider, useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { honeypotField } from "#domain/honeypot.ts";
import { messages } from "#domain/messages.ts";
import { createQueryClient } from "#site/forms/data-fetching.ts";
import { createSender, SendError } from "#site/forms/send-form.ts";
import { Notice } from "#ui/notice.tsx";
import { readContactFields, type ContactFields } from "./contact-fields.ts";
import { ContactForm } from "./contact-form.tsx";

const queryClient = createQueryClient();
const send = createSender("/api/contact", messages.contactError);

/** What the page already knows when it is written: nothing, or what became of a native post. */
export type ContactIslandProps = {
  sent?: boolean;
  values?: ContactFields;
  errors?: Record<string, string>;
  notice?: { title: string; text: string };
};

/** The form, with what it has to say about itself. */
export function ContactIsland(props: ContactIslandProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Contact {...props} />
    </QueryClientProvider>
  );
}

function Contact(props: ContactIslandProps) {
  // What came with the page, until a message is sent.
  const [initial, setInitial] = useState(props);
  const [said, setSaid] = useState(props.sent ? messages.contactSent : "");
  const submission = useMutation({ mutationFn: (fields: object) => send(fields) });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A double click comes before React has disabled the button.
    if (queryClient.isMutating() > 0) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const fields = readContactFields(data);
    const honeypot = data.get(honeypotField);
    setSaid("");
    try {
      await submission.mutateAsync(honeypot ? { ...fields, [honeypotField]: honeypot } : fields);
      form.reset();
      setInitial({});
      say(messages.contactSent);
    } catch (error) {
      // oxlint-disable-next-line no-console -- the specification asks for it (section 8)
      console.error(error);
      say(messages.contactError);
    }
  }

  // The page first, because the alert holds everything up.
  function say(text: string) {
    setSaid(text);
    setTimeout(() => alert(text));
  }

  const refused = submission.error instanceof SendError ? submission.error.errors : {};
  return (
    <>
      {initial.notice ? <Notice {...initial.notice} /> : null}
      <ContactForm
        // A reset would bring the values back that the page came with.
        key={initial.values ? "returned" : "empty"}
        values={initial.values}
        errors={{ ...initial.errors, ...refused }}
        sending={submission.isPending}
        onSubmit={(event) => void submit(event)}
      />
      <output className="mt-6 block min-h-7 font-medium">{said}</output>
    </>
  );
}
