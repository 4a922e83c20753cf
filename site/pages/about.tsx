import { about } from "#content/about.ts";
import { closingCalls } from "#content/closing-calls.ts";
import { claims } from "#content/company.ts";
import { altOf } from "#content/gallery.ts";
import { ride } from "#content/ride.ts";
import { ClosingCall } from "#site/shell/closing-call.tsx";
import { PageHero } from "#site/shell/page-hero.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";
import { pictureOf } from "#site/shell/pictures.ts";
import { Statistics } from "#site/ui/lists.tsx";
import { Picture } from "#site/ui/picture.tsx";
import { Ranges } from "#site/ui/ranges.tsx";
import { Section } from "#site/ui/section.tsx";

export function meta() {
  return pageMeta("/about");
}

export default function AboutPage() {
  const [opening, ...story] = about.story;
  return (
    <>
      <PageHero
        picture="about-hero"
        crop="top"
        eyebrow="About"
        title={about.title}
        lead={about.lead}
      />
      <Section>
        <p className="font-display text-card text-pretty lg:text-[2.625rem]">{opening}</p>
        <div className="mt-12 grid items-end gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
          <Picture
            picture={pictureOf(about.picture)}
            alt={altOf(about.picture)}
            sizes="(min-width: 1024px) 46rem, 92vw"
            className="aspect-3/2 w-full rounded-edge object-cover"
          />
          <div className="max-w-measure space-y-6 text-lead">
            {story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      <Ride />
      <Section low>
        <Statistics items={[claims.years, claims.vehicles, claims.clients, claims.resorts]} />
      </Section>
      <ClosingCall call={closingCalls.about} />
    </>
  );
}

/** A ride hour by hour; on a wide screen, below the profile of its road. */
export function Ride() {
  return (
    <Section tone="dusk" title={ride.title} lead={ride.lead}>
      <svg
        viewBox="0 0 600 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-40 w-full text-glow max-lg:hidden"
        fill="none"
        stroke="currentColor"
      >
        <path
          d="M0 88H204C236 84 250 62 266 58S292 14 306 10S340 56 352 54S392 20 408 16S470 62 510 64S570 60 600 58"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d="M1 88V100M102 88V100M204 88V100M306 10V100M408 16V100M510 64V100"
          vectorEffect="non-scaling-stroke"
          opacity=".4"
        />
      </svg>
      <ol className="grid gap-x-6 gap-y-8 lg:grid-cols-6">
        {ride.stops.map(({ time, name, text }) => (
          <li key={name} className="border-granite max-lg:border-t max-lg:pt-4 lg:pt-4">
            <p className="text-label text-glow">{time ?? "On the road"}</p>
            <h3 className="mt-2 text-card">{name}</h3>
            <p className="mt-2 text-label text-mist">
              <Ranges text={text} />
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-12 max-w-measure text-label text-mist">{ride.note}</p>
    </Section>
  );
}
