import type { ReactNode } from "react";
import { ButtonLink } from "#site/ui/button.tsx";
import { Hero } from "#site/ui/hero.tsx";
import { Picture, portraitMedia } from "#site/ui/picture.tsx";
import { CallButton } from "./phone.tsx";
import { filmOf, pictureOf, portraitOf } from "./pictures.ts";

/** A page's opening over one of the site's pictures, by name. */
export function PageHero({
  picture,
  upright = picture,
  film,
  crop = "center",
  children,
  ...text
}: {
  picture: string;
  /** Another picture for a phone held upright, by its name. */
  upright?: string;
  /** A film over the picture, by name: for wide windows, and for a phone held upright. */
  film?: { wide: string; portrait: string };
  /** What a low hero keeps of the picture: its middle, or its summits. */
  crop?: "center" | "top";
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
            className={`size-full object-cover ${crop === "top" ? "object-[50%_20%]" : ""}`}
          />
          {film ? (
            <video
              data-film={filmOf(film.wide)}
              data-film-portrait={filmOf(film.portrait)}
              data-portrait-media={portraitMedia}
              muted
              loop
              playsInline
              preload="none"
              aria-hidden="true"
              tabIndex={-1}
              className="film absolute inset-0 size-full object-cover"
            />
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
      {/* The script shows it once there is something to pause. */}
      <button type="button" data-film-toggle hidden className="film-toggle">
        <span>Pause</span> <span className="sr-only">the film</span>
      </button>
    </div>
  );
}

/** Says what went wrong, and offers the phone and the way home. */
export function FaultHero({ title, lead }: { title: string; lead: string }) {
  return (
    // On a phone the words would stand over the car.
    <PageHero fullHeight picture="state-montana" upright="not-found-hero" title={title} lead={lead}>
      <CallButton variant="light" />
      <ButtonLink variant="outline" href="/">
        Return Home
      </ButtonLink>
    </PageHero>
  );
}
