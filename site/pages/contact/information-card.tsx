import type { ReactNode } from "react";
import { company } from "#content/company.ts";

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
