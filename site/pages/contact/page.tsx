import { data } from "react-router";
import { formActionsContext } from "#server/site/context.ts";
import { honeypotField } from "#domain/honeypot.ts";
import { messages } from "#domain/messages.ts";
import { formNotice } from "#site/forms/form-notice.ts";
import { Island } from "#site/islands/island.tsx";
import { PageHero } from "#site/shell/page-hero.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";
import { companyData } from "#site/shell/structured-data.ts";
import { readContactFields } from "./contact-fields.ts";
import { ContactIsland, type ContactIslandProps } from "./contact-island.tsx";
import { InformationCard } from "./information-card.tsx";
import type { Route } from "./+types/page";

export function meta() {
  return pageMeta("/contact", [companyData()]);
}

/** The form's native post: the same use case as POST /api/contact, answered with this page. */
export async function action({ context }: Route.ActionArgs) {
  const { form, ...actions } = context.get(formActionsContext);
  const values = readContactFields(form);
  const outcome = await actions.sendContactMessage(values, form.get(honeypotField));
  if (outcome.ok) return data<ContactIslandProps>({ sent: true });
  const notice = formNotice(outcome.status, {
    title: "Message Not Sent",
    text: messages.contactError,
  });
  return data<ContactIslandProps>(
    { values, errors: outcome.errors, notice },
    { status: outcome.status },
  );
}

export default function ContactPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        picture="contact-hero"
        crop="top"
        eyebrow="Contact"
        title="Get in Touch"
        lead="Send us a question, a change or a special request, or call at any hour."
      />
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
