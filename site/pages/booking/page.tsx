import { data } from "react-router";
import { bookingPage } from "#content/booking.ts";
import { company, partners } from "#content/company.ts";
import { isVehicle, honeypotField, messages } from "#domain/form.ts";
import { formActionsContext, type FormOutcome } from "#server/site/context.ts";
import { formNotice } from "#site/forms/form-notice.ts";
import { Island } from "#site/islands/island.tsx";
import { HowItWorks } from "#site/shell/how-it-works.tsx";
import { PageHero } from "#site/shell/page-hero.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";
import { ButtonLink } from "#site/ui/button.tsx";
import { Ranges } from "#site/ui/ranges.tsx";
import type { Route } from "./+types/page";
import { readBookingFields, type BookingFields } from "./booking-form.tsx";
import { BookingIsland, type BookingIslandProps } from "./booking-island.tsx";

export function meta() {
  return pageMeta("/booking");
}

/** The form, with the vehicle of the service page that linked here. */
export function loader({ request }: Route.LoaderArgs): BookingIslandProps {
  const vehicle = new URL(request.url).searchParams.get("vehicle");
  return isVehicle(vehicle) ? { values: { vehicleType: vehicle } } : {};
}

/** The form's native post: same use case as POST /api/booking, answered with this page. */
export async function action({ context }: Route.ActionArgs) {
  const { form, ...actions } = context.get(formActionsContext);
  const values = readBookingFields(form);
  const outcome = await actions.submitBooking(values, form.get(honeypotField));
  if (outcome.ok)
    return data<BookingIslandProps>({
      reference: outcome.reference,
      page: outcome.page,
      answerBy: outcome.answerBy,
      isSoon: outcome.isSoon,
      values: { email: values.email },
    });
  return data(refused(values, outcome), { status: outcome.status });
}

function refused(
  values: BookingFields,
  { status, errors }: FormOutcome & { ok: false },
): BookingIslandProps {
  const onlyTerms = errors["agreeToTerms"] !== undefined && Object.keys(errors).length === 1;
  const notice = onlyTerms ? messages.termsRequired : formNotice(status, messages.bookingError);
  return { values, errors, notice };
}

export default function BookingPage({ actionData, loaderData }: Route.ComponentProps) {
  const { eyebrow, title, lead } = bookingPage.hero;
  return (
    <>
      <PageHero
        compact
        picture="booking-hero"
        crop="upper"
        eyebrow={eyebrow}
        title={title}
        lead={<Ranges text={`${lead} ${company.quoteTurnaround}.`} />}
      />
      <Island name="booking" part={BookingIsland} props={actionData ?? loaderData} />
      <div data-beside-form>
        <HowItWorks tone="frost" />
        <Partners />
      </div>
    </>
  );
}

export function Partners() {
  return (
    <section className="when-near">
      <div className="mx-auto max-w-page px-gutter py-section">
        <h2 className="text-title">Book Directly with Our Partners</h2>
        <p className="mt-5 max-w-measure text-slate">{bookingPage.partners}</p>
        <ul className="mt-12 grid gap-6 md:grid-cols-3">
          {partners.map(({ state, name, resorts, site }) => (
            <li key={state} className="flex flex-col bg-frost p-8">
              <h3 className="text-card">{name}</h3>
              <p className="mt-3 mb-8 text-slate">{resorts.join(", ")}</p>
              <div className="mt-auto">
                <ButtonLink
                  variant="quiet"
                  href={site}
                  target="_blank"
                  rel="noopener"
                  aria-label={`Book Direct, ${name} (opens in a new tab)`}
                >
                  Book Direct
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
