import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type ReactNode,
} from "react";
import { booking } from "#content/booking.ts";
import { honeypotField, messages } from "#domain/form.ts";
import { focusFirstWrongField, hideToast, showToast } from "#site/forms/form-notice.ts";
import { createSender, SendError, type SendResult } from "#site/forms/send-form.ts";
import { CallLine, PhoneDisplay } from "#site/shell/phone.tsx";
import { Notice } from "#site/ui/notice.tsx";
import { readBookingFields, type BookingFields, BookingForm, failureId } from "./booking-form.tsx";
import { ThankYou } from "./thank-you.tsx";

const send = createSender("/api/booking", messages.bookingFailed);

/** The result of a native post, if the page answers one. */
export type BookingIslandProps = {
  reference?: string;
  /** The path of the visitor's own page. */
  page?: string | null;
  /** When the quote is due, in words. */
  answerBy?: string;
  /** The ride is too soon to wait for an email. */
  isSoon?: boolean;
  /** The initial values. */
  values?: Partial<BookingFields>;
  errors?: Record<string, string>;
  notice?: { title: string; text: string };
};

/** The result of the last attempt, if a script sent it. */
type Outcome = { email?: string; result?: SendResult; error?: unknown };

export function BookingIsland(props: BookingIslandProps) {
  const isHydrated = useHydrated();
  return (
    <>
      <Booking {...props} />
      <Suspense>{isHydrated ? <LateToaster /> : null}</Suspense>
    </>
  );
}

/** Loaded after the form works, because no toast is needed earlier. */
const LateToaster = lazy<() => ReactNode>(async () => {
  try {
    const { Toaster } = await import("#site/ui/toaster.tsx");
    return { default: Toaster };
  } catch {
    // The form shows the same text as the toast.
    return { default: () => null };
  }
});

function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

function Booking(props: BookingIslandProps) {
  // The page's initial data, until the visitor asks for an empty form.
  const [initial, setInitial] = useState(props);
  const [outcome, setOutcome] = useState<Outcome>({});
  const [isSending, setIsSending] = useState(false);
  const [unagreed, setUnagreed] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const sent = useRef<HTMLFormElement>(null);
  const reference = outcome.result?.reference ?? initial.reference;

  // Only an effect knows when the errors are rendered.
  useEffect(() => {
    if (outcome.error && sent.current) focusFirstWrongField(sent.current);
  }, [outcome.error]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The button stays focusable while the form is sent.
    if (isSending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const fields = readBookingFields(data);
    setInitial({ values: initial.values });
    setUnagreed(!fields.agreeToTerms);
    setOutcome({});
    if (!fields.agreeToTerms) {
      setHasFailed(false);
      showToast(messages.termsRequired);
      form.querySelector<HTMLInputElement>("[name=agreeToTerms]")?.focus();
      return;
    }
    hideToast();
    const honeypot = data.get(honeypotField);
    const body = honeypot ? { ...fields, [honeypotField]: honeypot } : fields;
    sent.current = form;
    setIsSending(true);
    try {
      setOutcome({ email: fields.email, result: await send(body) });
    } catch (error) {
      setOutcome({ error });
      setHasFailed(true);
      showToast(messages.bookingError);
    }
    setIsSending(false);
  }

  function another() {
    setOutcome({});
    setInitial({});
    setHasFailed(false);
    requestAnimationFrame(() => title.current?.focus());
  }

  if (reference !== undefined) {
    const email = outcome.email ?? initial.values?.email ?? "";
    const { page = null, answerBy = "", isSoon = false } = outcome.result ?? initial;
    return (
      <ThankYou
        reference={reference}
        email={email}
        page={page}
        answerBy={answerBy}
        isSoon={isSoon}
        onAnother={another}
      />
    );
  }
  const refused = outcome.error instanceof SendError ? outcome.error.errors : {};
  const errors: Record<string, string> = {
    ...initial.errors,
    ...refused,
    ...(unagreed && { agreeToTerms: messages.termsRequired.text }),
  };
  const wrongFields = Object.keys(errors).filter((name) => name !== "agreeToTerms");
  const isAboutFields = wrongFields.length > 0;
  const { notice } = initial;
  return (
    <section className="mx-auto max-w-page px-gutter pt-8 pb-section md:pt-section">
      <div className="grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-20">
        <div className="self-start lg:sticky lg:top-28">
          <h2 ref={title} tabIndex={-1} className="text-title outline-none">
            {booking.form.title}
          </h2>
          <Beside />
        </div>
        <div>
          {notice && isAboutFields ? (
            <div className="mb-10">
              <Notice {...notice} hasFocus={false} />
            </div>
          ) : null}
          <BookingForm
            values={initial.values}
            errors={errors}
            sending={isSending}
            onSubmit={(event) => void submit(event)}
            failure={
              hasFailed ? (
                // Keeps its space during the next attempt, so that the button does not move.
                <Notice
                  {...messages.bookingError}
                  id={failureId}
                  hasFocus={false}
                  isSpoken={false}
                  isHidden={isSending}
                >
                  <CallLine />
                  <p className="text-small text-granite">
                    {isAboutFields ? "Some fields need your attention. " : ""}
                    Everything you entered is still here.
                  </p>
                </Notice>
              ) : notice && !isAboutFields ? (
                <Notice {...notice} id={failureId} hasFocus={errors["agreeToTerms"] === undefined}>
                  {errors["agreeToTerms"] === undefined ? <CallLine /> : null}
                </Notice>
              ) : null
            }
          />
        </div>
      </div>
    </section>
  );
}

/** Who answers, when, and the phone number for a quick answer. */
function Beside() {
  const { lead } = booking.form;
  return (
    <>
      <p className="mt-5 max-w-measure text-slate max-md:hidden">{lead}</p>
      <div className="mt-4 border-t border-granite pt-2 md:mt-8 md:pt-5">
        <p className="text-label text-slate max-md:hidden">{booking.form.call}</p>
        <PhoneDisplay />
      </div>
      <ul className="mt-6 max-md:hidden">
        {booking.promises.map(({ bold, rest }) => (
          <li key={rest} className="border-t border-mist py-3 text-label text-slate">
            <strong className="font-medium whitespace-nowrap text-ink">{bold}</strong> {rest}
          </li>
        ))}
      </ul>
    </>
  );
}
