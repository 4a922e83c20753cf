import type { ReactNode } from "react";
import { data } from "react-router";
import { company } from "#content/company.ts";
import { honeypotField } from "#domain/form.ts";
import { formActionsContext } from "#server/site/context.ts";
import { formNotice } from "#site/forms/form-notice.ts";
import { Island } from "#site/islands/island.tsx";
import { PageHero } from "#site/shell/page-hero.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";
import { CallButton } from "#site/shell/phone.tsx";
import { companyData } from "#site/shell/structured-data.ts";
import type { Route } from "./+types/page";
import { readContactFields } from "./contact-form.tsx";
import { contactFailed, ContactIsland, type ContactIslandProps } from "./contact-island.tsx";

export function meta() {
  return pageMeta("/contact", [companyData()]);
}

/** The form's native post: same use case as POST /api/contact, answered with this page. */
export async function action({ context }: Route.ActionArgs) {
  const { form, ...actions } = context.get(formActionsContext);
  const values = readContactFields(form);
  const outcome = await actions.sendContactMessage(values, form.get(honeypotField));
  if (outcome.ok) return data<ContactIslandProps>({ sent: true });
  const notice = formNotice(outcome.status, contactFailed);
  return data<ContactIslandProps>(
    { values, errors: outcome.errors, notice },
    { status: outcome.status },
  );
}

export default function ContactPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <div className="contact-hero">
        <PageHero
          picture="contact-hero"
          crop="top"
          eyebrow="Contact"
          title="Get in Touch"
          lead="Questions, changes, special requests: write to us, or call at any hour."
        >
          <CallButton variant="light" />
        </PageHero>
      </div>
      <div className="mx-auto grid max-w-page gap-16 px-gutter py-section lg:grid-cols-[2fr_1fr] lg:gap-20">
        <section>
          <h2 className="mb-10 text-title">Send Us a Message</h2>
          <Island name="contact" part={ContactIsland} props={actionData ?? {}} />
        </section>
        <InformationCard />
      </div>
    </>
  );
}

export function InformationCard() {
  const { phone, email, headquarters, hours } = company;
  return (
    <aside aria-labelledby="information" className="self-start bg-frost p-8 md:p-10">
      <h2 id="information" className="text-card">
        Contact Information
      </h2>
      <dl className="mt-8 grid gap-6">
        <Entry term="Phone">
          <a href={`tel:${phone.e164}`} className="underline underline-offset-4">
            {phone.display}
          </a>
        </Entry>
        <Entry term="Email">
          <a href={`mailto:${email}`} className="break-all underline underline-offset-4">
            {email}
          </a>
        </Entry>
        <Entry term="Headquarters">
          {headquarters.city}, {headquarters.region}
        </Entry>
        <Entry term="Hours">
          {hours.service}
          <br />
          Office {hours.office}
        </Entry>
      </dl>
    </aside>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-label text-granite">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
