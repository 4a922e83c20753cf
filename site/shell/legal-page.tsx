import type { LegalDocument } from "#content/legal/document.ts";
import { Hero } from "#site/ui/hero.tsx";
import { Ranges } from "#site/ui/ranges.tsx";

/** A legal document with its table of contents; prints without the site's frame. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { title, effective, lead, sections } = document;
  return (
    <>
      <Hero
        title={title}
        lead={lead}
        {...(effective ? { eyebrow: `Effective ${effective}` } : {})}
      />
      <div className="mx-auto grid max-w-page gap-14 px-gutter py-section lg:grid-cols-[1fr_2.4fr] print:block">
        <nav aria-label="Contents" className="self-start lg:sticky lg:top-28 print:hidden">
          <ol className="space-y-2 text-label">
            {sections.map(({ id, title: name }, index) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-block py-1 underline-offset-4 hover:underline">
                  {index + 1}. {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-measure">
          {sections.map(({ id, title: name, paragraphs, items }, index) => (
            <section key={id} id={id} className="mb-12 scroll-mt-28">
              <h2 className="mb-4 text-card">
                {index + 1}. {name}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mb-4">
                  <Ranges text={paragraph} />
                </p>
              ))}
              {items ? (
                <ul className="list-disc space-y-2 pl-6">
                  {items.map((item) => (
                    <li key={item}>
                      <Ranges text={item} />
                    </li>
                  ))}
                </ul>
              ) : null}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
