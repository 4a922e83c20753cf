import { gallery, type GalleryItem } from "#content/gallery.ts";
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
        picture="state-colorado"
        crop="top"
        eyebrow="Gallery"
        title="Along the way"
        lead="From the airport at night to the valley at first light."
      />
      <Section>
        <ul className="gallery grid gap-6 md:grid-cols-2">
          {gallery.map((item) => (
            <Tile key={item.src} {...item} />
          ))}
        </ul>
      </Section>
      <ClosingCall />
    </>
  );
}

/** A picture that opens larger. The caption shows on hover and on keyboard focus. */
function Tile({ src, alt, title, description }: GalleryItem) {
  const picture = pictureOf(src);
  const large = `large-${src}`;
  return (
    <li className="gallery-tile relative overflow-hidden rounded-edge">
      <button
        type="button"
        popoverTarget={large}
        aria-label={`${alt}, view larger`}
        className="block size-full cursor-pointer"
      >
        <Picture
          picture={picture}
          alt={alt}
          sizes={`(min-width: 1024px) ${wide.has(src) ? 52 : 26}rem, (min-width: 768px) 46vw, 92vw`}
          className="aspect-3/2 w-full object-cover"
        />
      </button>
      <div className="gallery-caption">
        <h2 className="text-card">{title}</h2>
        <p className="max-w-measure">{description}</p>
      </div>
      <dialog
        id={large}
        popover="auto"
        aria-label={title}
        className="gallery-large mx-auto my-auto bg-night text-white"
      >
        <Picture picture={picture} alt={alt} sizes={`min(100vw, ${picture.width}px)`} />
        <p className="flex items-center justify-between gap-6 px-5 text-label">
          {title}
          <button
            type="button"
            popoverTarget={large}
            popoverTargetAction="hide"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- where the focus goes in a dialog that opens
            autoFocus
            className="-mr-3 min-h-12 cursor-pointer px-3"
          >
            Close
          </button>
        </p>
      </dialog>
    </li>
  );
}
