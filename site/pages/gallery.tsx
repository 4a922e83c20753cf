import { gallery } from "#content/gallery.ts";
import { ClosingCall } from "#site/shell/closing-call.tsx";
import { PageHero } from "#site/shell/page-hero.tsx";
import { pictureOf } from "#site/shell/pictures.ts";
import { Picture } from "#ui/picture.tsx";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";

export function meta() {
  return pageMeta("/gallery");
}

export default function GalleryPage() {
  return (
    <>
      <PageHero
        picture="state-utah"
        crop="top"
        eyebrow="Gallery"
        title="The ride to the mountains"
        lead="From the airport at night to the valley at first light."
      />
      <Section>
        <ul className="grid gap-6 md:grid-cols-2">
          {gallery.map(({ src, alt, title, description }) => (
            <li
              key={src}
              // So that the caption shows by keyboard and by touch as well.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              className="gallery-tile relative overflow-hidden rounded-edge"
            >
              <Picture
                picture={pictureOf(src)}
                alt={alt}
                sizes="(min-width: 768px) 46vw, 92vw"
                className="aspect-3/2 w-full object-cover"
              />
              <div className="gallery-caption absolute inset-0 flex flex-col justify-end bg-night/75 p-7 text-white md:p-9">
                <h2 className="text-card">{title}</h2>
                <p className="mt-2 max-w-measure text-frost">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingCall />
    </>
  );
}
