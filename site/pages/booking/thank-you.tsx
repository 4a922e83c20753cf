import { useEffect, useRef, type FormEvent } from "react";
import { booking } from "#content/booking.ts";
import { CallLink } from "#site/shell/phone.tsx";
import { Button, ButtonLink } from "#site/ui/button.tsx";
import { Steps } from "#site/ui/lists.tsx";

/** Replaces the form; without JavaScript its button reloads the page. */
export function ThankYou({
  reference,
  email,
  page,
  answerBy,
  isSoon,
  onAnother,
}: {
  reference: string;
  /** Where the quote will be sent. */
  email: string;
  /** The path of the visitor's own page. */
  page: string | null;
  /** When the quote is due, in words. */
  answerBy: string;
  isSoon: boolean;
  onAnother: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);

  function again(event: FormEvent) {
    event.preventDefault();
    onAnother();
  }

  return (
    <section data-thank-you className="mx-auto max-w-page px-gutter pt-40 pb-section">
      <h1 ref={heading} tabIndex={-1} className="text-hero outline-none">
        Thank You
      </h1>
      <p className="mt-6 max-w-measure text-lead text-slate">
        We have received your request. Your reference is{" "}
        <strong className="font-medium whitespace-nowrap text-ink figures">{reference}</strong>. We
        will send your quote to{" "}
        <strong className="font-medium wrap-anywhere text-ink">{email}</strong> by{" "}
        <strong className="font-medium text-ink">{answerBy}</strong>.
      </p>
      {isSoon ? (
        <p className="mt-4 max-w-measure text-slate">
          {booking.thanks.soon} <CallLink />; we answer at any hour.
        </p>
      ) : null}
      {page ? (
        <p className="mt-4 max-w-measure text-slate">
          Follow your request on{" "}
          <a href={page} className="text-ink underline underline-offset-4">
            its private page
          </a>
          . The link is also in our email.
        </p>
      ) : null}
      <p className="mt-4 max-w-measure text-slate">
        {booking.thanks.more} <CallLink />.
      </p>
      <h2 className="mt-16 text-title">What Happens Next</h2>
      <div className="mt-8">
        <Steps items={booking.thanks.next(answerBy)} />
      </div>
      <form method="get" action="/booking" onSubmit={again} className="mt-14 flex flex-wrap gap-4">
        <Button type="submit">Book Another Trip</Button>
        <ButtonLink variant="quiet" href="/">
          Return Home
        </ButtonLink>
      </form>
    </section>
  );
}
