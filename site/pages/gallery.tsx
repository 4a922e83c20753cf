import { gallery } from "#content/gallery.ts";
import { ClosingCall } from "#site/shell/closing-call.tsx";
import { PageHero } from "#site/shell/page-hero.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";
import { pictureOf } from "#site/shell/pictures.ts";
import { Picture } from "#site/ui/picture.tsx";
import { Section } from "#site/ui/section.tsx";

export function meta() {
  return pageMeta("/gallery");
}

/** The first and the last picture, each twice as large with four others beside it. */
const wide = new Set([gallery.at(0)?.src, gallery.at(-1)?.src]);

export default function GalleryPage() {
  return (
    <>
      <PageHero
        picture="state-utah"
        crop="top"
        eyebrow="Gallery"
        title="Along the way"
        lead="From the airport at night to the valley at first light."
      />
      <Section>
        <ul className="gallery grid gap-6 md:grid-cols-2">
          {gallery.map(({ src, alt, title, description }) => (
            <li
              key={src}
              // Makes the caption reachable by keyboard.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              className="gallery-tile relative overflow-hidden rounded-edge"
            >
              <Picture
                picture={pictureOf(src)}
                alt={alt}
                sizes={`(min-width: 1024px) ${wide.has(src) ? 52 : 26}rem, (min-width: 768px) 46vw, 92vw`}
                className="aspect-3/2 w-full object-cover"
              />
              <div className="gallery-caption">
                <h2 className="text-card">{title}</h2>
                <p className="max-w-measure">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingCall />
    </>
  );
}
