import { bookingPage } from "#content/booking.ts";
import { partners } from "#content/company.ts";
import { ButtonLink } from "#site/ui/button.tsx";

export function Partners() {
  return (
    <section>
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
