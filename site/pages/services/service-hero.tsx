import type { ReactNode } from "react";
import { sourcesOf, type PictureFacts } from "#site/ui/picture.tsx";
import { Ranges } from "#site/ui/ranges.tsx";

/** A full-width picture of the whole vehicle, with the text below it. */
export function ServiceHero({
  title,
  lead,
  picture,
  image,
  low = false,
  children,
}: {
  title: string;
  lead: string;
  picture: PictureFacts;
  /** Its fixed address, if there is one. */
  image?: string;
  /** The cars are near the picture's lower edge. */
  low?: boolean;
  children: ReactNode;
}) {
  return (
    <header data-hero className="overflow-hidden bg-night text-white max-md:pt-10">
      <ServicePicture picture={picture} image={image} low={low} />
      <div className="service-text relative mx-auto max-w-page px-gutter pb-10">
        <p className="mb-3 text-label tracking-[0.14em] text-glow uppercase">Services</p>
        <h1 className="text-[clamp(2.875rem,1.5rem+3.1vw,4.5rem)] leading-none">{title}</h1>
        <p className="text-lead text-frost max-md:mt-4">
          <Ranges text={lead} />
        </p>
        <div className="mt-6">{children}</div>
      </div>
    </header>
  );
}

/** The fixed address works in every browser; those with AVIF download a tenth of the bytes. */
function ServicePicture({
  picture,
  image,
  low,
}: {
  picture: PictureFacts;
  image?: string;
  low: boolean;
}) {
  const { files, width, height, color } = picture;
  return (
    <picture className="service-picture">
      <source
        type="image/avif"
        srcSet={sourcesOf(files.avif)}
        sizes="(min-width: 768px) 100vw, 120vw"
      />
      <img
        src={image ?? files.webp.at(-1)?.url}
        alt=""
        width={width}
        height={height}
        fetchPriority="high"
        decoding="async"
        data-color={color}
        className={`size-full object-cover ${low ? "object-[55%_70%]" : "object-[55%_35%]"}`}
      />
    </picture>
  );
}
