import type { ReactNode } from "react";
import { Picture, type PictureFacts } from "./picture.tsx";

/** A picture with a title: the whole card is the link. */
export function Card({
  href,
  title,
  picture,
  alt = "",
  sizes = "(min-width: 1024px) 25rem, (min-width: 768px) 45vw, 92vw",
  level: Heading = "h3",
  small = false,
  children,
}: {
  href: string;
  title: string;
  picture: PictureFacts;
  alt?: string;
  sizes?: string;
  level?: "h2" | "h3";
  /** One of many, with a line of figures in place of a sentence. */
  small?: boolean;
  children?: ReactNode;
}) {
  return (
    <a href={href} className="group block">
      <div className="overflow-hidden rounded-edge">
        <Picture
          picture={picture}
          alt={alt}
          sizes={sizes}
          className="aspect-3/2 w-full object-cover transition-transform duration-1000 ease-quiet group-hover:scale-103"
        />
      </div>
      <Heading
        className={`underline-offset-8 group-hover:underline ${small ? "mt-3 text-lead md:text-card" : "mt-5 text-card"}`}
      >
        {title}
      </Heading>
      {children ? (
        <p className={small ? "mt-1 text-label text-granite" : "mt-2 text-slate"}>{children}</p>
      ) : null}
    </a>
  );
}
