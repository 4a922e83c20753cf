import type { ReactNode } from "react";
import { ButtonLink } from "#site/ui/button.tsx";
import { Hero } from "#site/ui/hero.tsx";
import { Picture, portraitMedia } from "#site/ui/picture.tsx";
import { CallButton } from "./phone.tsx";
import { filmOf, pictureOf, portraitOf } from "./pictures.ts";

/** The top of a page over one of the site's pictures, given by name. */
export function PageHero({
  picture,
  upright = picture,
  film,
  crop = "center",
  children,
  ...text
}: {
  picture: string;
  /** The name of another picture for a phone in portrait orientation. */
  upright?: string;
  /** The names of films over the picture: for wide windows, and for a phone in portrait orientation. */
  film?: { wide: string; portrait: string };
  /** The part of the picture that a low hero shows: its middle, its summits, or some of both. */
  crop?: keyof typeof crops;
  title: string;
  eyebrow?: string;
  lead?: ReactNode;
  fullHeight?: boolean;
  compact?: boolean;
  children?: ReactNode;
}) {
  const portrait = portraitOf(upright);
  const hero = (
    <Hero
      {...text}
      picture={
        <>
          <Picture
            priority
            picture={pictureOf(picture)}
            portrait={portrait}
            alt=""
            sizes={portrait ? "100vw" : "(orientation: portrait) 178vh, 100vw"}
            className={`size-full object-cover ${crops[crop]}`}
          />
          {film ? (
            // A video on the page, even an empty one, makes Chromium parse 120 KB of styles for its controls.
            <template>
              <video
                data-film={filmOf(film.wide)}
                data-film-portrait={filmOf(film.portrait)}
                data-portrait-media={portraitMedia}
                muted
                loop
                playsInline
                aria-hidden="true"
                tabIndex={-1}
                className="film absolute inset-0 size-full object-cover"
              />
            </template>
          ) : null}
        </>
      }
    >
      {children}
    </Hero>
  );
  if (!film) return hero;
  return (
    <div className="relative">
      {hero}
      {/* The script shows the button once there is a film to pause. */}
      <button type="button" data-film-toggle hidden className="film-toggle">
        <span>Pause</span> <span className="sr-only">the film</span>
      </button>
    </div>
  );
}

const crops = { center: "", upper: "object-[50%_36%]", top: "object-[50%_20%]" } as const;

/** Says what went wrong, and offers the phone number and a link home. */
export function FaultHero({ title, lead }: { title: string; lead: string }) {
  return (
    // On a phone the text would cover the car.
    <PageHero fullHeight picture="state-montana" upright="not-found-hero" title={title} lead={lead}>
      <CallButton variant="light" />
      <ButtonLink variant="outline" href="/">
        Return Home
      </ButtonLink>
    </PageHero>
  );
}
