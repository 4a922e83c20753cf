import type { ReactNode } from "react";
import { Hero } from "#ui/hero.tsx";
import { Picture } from "#ui/picture.tsx";
import { pictureOf } from "./pictures.ts";

/** A page's opening with one of the site's pictures behind it. @param picture its name */
export function PageHero({
  picture,
  tallPicture,
  children,
  ...words
}: {
  picture: string;
  tallPicture?: string;
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
        <Picture
          first
          picture={pictureOf(picture)}
          {...(tallPicture ? { tall: pictureOf(tallPicture) } : {})}
          alt=""
          sizes="100vw"
          className="size-full object-cover"
        />
      }
    >
      {children}
    </Hero>
  );
}
