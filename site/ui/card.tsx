import type { ReactNode } from "react";
import { Picture, type PictureFacts } from "./picture.tsx";

/** A picture with a title; the whole card is a link. */
export function Card({
  href,
  title,
  picture,
  alt = "",
  sizes = "(min-width: 1024px) 25rem, (min-width: 768px) 45vw, 92vw",
  level: Heading = "h3",
  size,
  lead,
  children,
}: {
  href: string;
  title: string;
  picture: PictureFacts;
  alt?: string;
  sizes?: string;
  level?: "h2" | "h3";
  /** For cards with a line of figures: small is one of many, large fills the height it is given. */
  size?: "small" | "large";
  /** A sentence above the line of figures. */
  lead?: string;
  children?: ReactNode;
}) {
  const large = size === "large";
  return (
    <a href={href} className={`group ${large ? "flex h-full flex-col" : "block"}`}>
      <div className={`overflow-hidden rounded-edge ${large ? "lg:relative lg:grow" : ""}`}>
        <Picture
          picture={picture}
          alt={alt}
          sizes={sizes}
          className={`aspect-3/2 w-full object-cover transition-transform duration-1000 ease-quiet group-hover:scale-103 ${large ? "lg:absolute lg:inset-0 lg:h-full" : ""}`}
        />
      </div>
      <Heading
        className={`underline-offset-8 group-hover:underline ${size === "small" ? "mt-3 text-lead md:text-card" : "mt-5 text-card"}`}
      >
        {title}
      </Heading>
      {lead ? <p className="mt-2 text-balance text-slate">{lead}</p> : null}
      {children ? (
        <p
          className={
            size ? "mt-1 text-label text-balance text-granite" : "mt-2 text-balance text-slate"
          }
        >
          {children}
        </p>
      ) : null}
    </a>
  );
}
