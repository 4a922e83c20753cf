import { QueryClientProvider, useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { honeypotField } from "#domain/honeypot.ts";
import { messages } from "#domain/messages.ts";
import { createQueryClient } from "#site/forms/data-fetching.ts";
import { focusFirstWrongField } from "#site/forms/focus-first-wrong-field.ts";
import { createSender, SendError, type SendResult } from "#site/forms/send-form.ts";
import { Notice } from "#ui/notice.tsx";
import { Toaster } from "#ui/toaster.tsx";
import { hideToast, showToast } from "#ui/toasts.ts";
import { readBookingFields, type BookingFields } from "./booking-fields.ts";
import { BookingForm } from "./booking-form.tsx";
import { ThankYou } from "./thank-you.tsx";

const queryClient = createQueryClient();
const send = createSender("/api/booking", messages.bookingFailed);

/** What became of a native post, if the page answers one. */
export type BookingIslandProps = {
  reference?: string;
  /** The path of the visitor's own page. */
  page?: string | null;
  /** What is filled in at first. */
  values?: Partial<BookingFields>;
  errors?: Record<string, string>;
  notice?: { title: string; text: string };
};

export function BookingIsland(props: BookingIslandProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Toaster>
        <Booking {...props} />
      </Toaster>
    </QueryClientProvider>
  );
}

function Booking(props: BookingIslandProps) {
  // What came with the page, until the visitor asks for an empty form.
  const [initial, setInitial] = useState(props);
  const [unagreed, setUnagreed] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const sent = useRef<HTMLFormElement>(null);
  const submission = useMutation<SendResult, Error, BookingFields>({
    mutationFn: send,
    onError: () => showToast(messages.bookingError),
  });
  const reference = submission.data?.reference ?? initial.reference;

  // Only an effect learns when the errors are shown.
  useEffect(() => {
    if (submission.error && sent.current) focusFirstWrongField(sent.current);
  }, [submission.error]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The button stays reachable while the form is sent.
    if (queryClient.isMutating() > 0) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const fields = readBookingFields(data);
    setUnagreed(!fields.agreeToTerms);
    if (!fields.agreeToTerms) {
      showToast(messages.termsRequired);
      form.querySelector<HTMLInputElement>("[name=agreeToTerms]")?.focus();
      return;
    }
    hideToast();
    const honeypot = data.get(honeypotField);
    const body = honeypot ? { ...fields, [honeypotField]: honeypot } : fields;
    sent.current = form;
    submission.mutate(body);
  }

  function another() {
    submission.reset();
    setInitial({});
    requestAnimationFrame(() => title.current?.focus());
  }

  if (reference !== undefined) {
    const email = submission.variables?.email ?? initial.values?.email ?? "";
    const page = submission.data?.page ?? initial.page ?? null;
    return <ThankYou reference={reference} email={email} page={page} onAnother={another} />;
  }
  const refused = submission.error instanceof SendError ? submission.error.errors : {};
  const errors: Record<string, string> = {
    ...initial.errors,
    ...refused,
    ...(unagreed && { agreeToTerms: messages.termsRequired.text }),
  };
  return (
    <section className="mx-auto max-w-page px-gutter pt-8 pb-section md:pt-section">
      <div className="grid gap-6 md:gap-10 lg:grid-cols-[1fr_2fr] lg:gap-20">
        <div className="self-start lg:sticky lg:top-28">
          <h2 ref={title} tabIndex={-1} className="text-title outline-none">
            Booking Details
          </h2>
          <p className="mt-5 max-w-measure text-slate max-md:hidden">
            Our team reads every request. Nothing is booked until you accept our quote.
          </p>
        </div>
        <div>
          {initial.notice ? (
            <Notice {...initial.notice} hasFocus={Object.keys(errors).length === 0} />
          ) : null}
          <BookingForm
            values={initial.values}
            errors={errors}
            sending={submission.isPending}
            onSubmit={submit}
          />
        </div>
      </div>
    </section>
  );
}
