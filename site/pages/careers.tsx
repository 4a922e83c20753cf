import { careers } from "#content/careers.ts";
import { PageHero } from "#site/shell/page-hero.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";
import { Steps } from "#site/ui/lists.tsx";
import { PlaceholderButton } from "#site/ui/placeholder.tsx";
import { Section } from "#site/ui/section.tsx";

export function meta() {
  return pageMeta("/careers");
}

export default function CareersPage() {
  const { title, lead, openings, status, apply, process, general } = careers;
  return (
    <>
      <PageHero picture="state-california" eyebrow="Careers" title={title} lead={lead} />
      <Section title="Openings">
        <ul className="lines">
          {openings.map(({ title: job, place, text }) => (
            <li key={job} className="grid gap-6 py-9 md:grid-cols-[1fr_auto] md:items-center">
              <div>
                <p className="text-label text-granite">
                  {place} · {status}
                </p>
                <h3 className="mt-1 text-card">{job}</h3>
                <p className="mt-3 max-w-measure text-slate">{text}</p>
              </div>
              <PlaceholderButton label={`${apply}: ${job}`}>{apply}</PlaceholderButton>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="How to apply" tone="frost">
        <Steps items={process} />
      </Section>
      <Section title={general.title} lead={general.text}>
        <div className="flex flex-wrap gap-4">
          <PlaceholderButton>{general.apply}</PlaceholderButton>
          <PlaceholderButton>{general.contact}</PlaceholderButton>
        </div>
      </Section>
    </>
  );
}
