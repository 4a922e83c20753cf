import { careers } from "#content/careers.ts";
import { PageHero } from "#site/shell/page-hero.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";
import { Steps } from "#site/ui/lists.tsx";
import { PlaceholderButton } from "#site/ui/placeholder.tsx";
import { Ranges } from "#site/ui/ranges.tsx";
import { LineList, Section } from "#site/ui/section.tsx";

export function meta() {
  return pageMeta("/careers");
}

export default function CareersPage() {
  const { title, lead, openings, status, apply, chauffeurs, process, general } = careers;
  return (
    <>
      <PageHero picture="state-california" crop="top" eyebrow="Careers" title={title} lead={lead} />
      <Section title="Openings">
        <ul className="lines">
          {openings.map(({ title: job, place, text }) => (
            <li key={job} className="grid gap-x-6 py-9 lg:grid-cols-[2fr_5fr]">
              <p className="pt-1.5 text-label text-granite max-lg:pt-0 max-lg:pb-1">
                {place} · {status}
              </p>
              <div className="grid gap-6 md:grid-cols-[1fr_auto] md:items-center">
                <div>
                  <h3 className="text-card">{job}</h3>
                  <p className="mt-2 max-w-measure text-balance text-slate">{text}</p>
                </div>
                <PlaceholderButton label={`${apply}: ${job}`}>{apply}</PlaceholderButton>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Day />
      <Section>
        <div className="grid gap-x-16 gap-y-14 md:grid-cols-2">
          {chauffeurs.map(({ title: heading, items }) => (
            <div key={heading}>
              <h2 className="mb-5 text-card">{heading}</h2>
              <LineList items={items} />
            </div>
          ))}
        </div>
      </Section>
      <Section title="How to apply" tone="frost">
        <Steps items={process} />
      </Section>
      <Section>
        <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-10">
          <div>
            <h2 className="text-title">{general.title}</h2>
            <p className="mt-5 text-lead text-slate">{general.text}</p>
          </div>
          <div className="flex flex-wrap gap-4">
            <PlaceholderButton>{general.apply}</PlaceholderButton>
            <PlaceholderButton>{general.contact}</PlaceholderButton>
          </div>
        </div>
      </Section>
    </>
  );
}

/** One ride across the four openings: a list, or on a wide screen a swimlane for each job. */
function Day() {
  const { title, lead, moments, note } = careers.day;
  return (
    <Section tone="dusk" title={title} lead={lead}>
      <div className="swimlanes relative">
        <svg
          viewBox="0 0 6 4"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="text-glow"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        >
          <path d="M0 0H1V1H2V2H3V3H4V2H5V3H6" vectorEffect="non-scaling-stroke" />
        </svg>
        <ol className="grid gap-x-16 gap-y-8 md:grid-cols-2">
          {moments.map(({ job, time, name, text }) => (
            <li key={name} className="border-t border-granite pt-4">
              <p className="flex flex-wrap gap-x-4 text-label">
                <span className="text-glow">
                  <Ranges text={time} />
                </span>
                <span>{job}</span>
              </p>
              <h3 className="mt-1 text-card">{name}</h3>
              <p className="mt-2 text-label text-mist">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <p className="mt-12 max-w-measure text-label text-balance text-mist">{note}</p>
    </Section>
  );
}
