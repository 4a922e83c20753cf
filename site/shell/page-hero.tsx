import type { ReactNode } from "react";
import { Hero } from "#ui/hero.tsx";
import { Picture } from "#ui/picture.tsx";
import { filmOf, pictureOf, uprightOf } from "./pictures.ts";

/**
 * A page's opening with one of the site's pictures behind it, and on a phone held upright its other
 * composition, where one was drawn.
 * @param picture its name
 */
export function PageHero({
  picture,
  film,
  children,
  ...words
}: {
  picture: string;
  /** A film over the picture, by name: for wide windows, and for upright phones. */
  film?: { wide: string; upright: string };
  title: string;
  eyebrow?: string;
  lead?: string;
  tall?: boolean;
  children?: ReactNode;
}) {
  return (
    <Hero
      {...words}
      picture={
        <>
          <Picture
            first
            picture={pictureOf(picture)}
            tall={uprightOf(picture)}
            alt=""
            sizes="100vw"
            className="size-full object-cover"
          />
          {film ? (
            <video
              data-film={filmOf(film.wide)}
              data-film-upright={filmOf(film.upright)}
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
}
