import { QueryClientProvider, useMutation } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
import { honeypotField } from "#domain/honeypot.ts";
import { messages } from "#domain/messages.ts";
import { createQueryClient } from "#site/forms/data-fetching.ts";
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
  values?: BookingFields;
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
  const submission = useMutation<SendResult, Error, object>({
    mutationFn: send,
    onError: () => showToast(messages.bookingError),
  });
  const stored = submission.data?.reference ?? initial.reference;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A double click comes before React has disabled the button.
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
    submission.mutate(honeypot ? { ...fields, [honeypotField]: honeypot } : fields);
  }

  function another() {
    submission.reset();
    setInitial({});
    requestAnimationFrame(() => title.current?.focus());
  }

  if (stored !== undefined) return <ThankYou reference={stored} onAnother={another} />;
  const refused = submission.error instanceof SendError ? submission.error.errors : {};
  return (
    <section className="mx-auto max-w-page px-gutter py-section">
      <div className="grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-20">
        <div>
          <h2 ref={title} tabIndex={-1} className="text-title outline-none">
            Booking Details
          </h2>
          <p className="mt-5 max-w-measure text-slate">
            Our team reads every request. Nothing is booked until you accept our quote.
          </p>
        </div>
        <div>
          {initial.notice ? <Notice {...initial.notice} /> : null}
          <BookingForm
            values={initial.values}
            errors={{ ...initial.errors, ...refused }}
            unagreed={unagreed}
            sending={submission.isPending}
            onSubmit={submit}
          />
        </div>
      </div>
    </section>
  );
}
