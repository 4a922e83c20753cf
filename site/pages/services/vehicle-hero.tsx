import type { ReactNode } from "react";
import { sourcesOf, type PictureFacts } from "#ui/picture.tsx";
import { Ranges } from "#ui/ranges.tsx";

/** The whole vehicle and its call to action, both in the first screen. */
export function VehicleHero({
  title,
  eyebrow,
  lead,
  picture,
  image,
  children,
}: {
  title: string;
  eyebrow: string;
  lead: string;
  picture: PictureFacts;
  /** The address that the specification names for it, if any. */
  image?: string;
  children: ReactNode;
}) {
  return (
    <header data-hero className="vehicle-hero bg-night text-white">
      <div className="vehicle-title">
        <p className="mb-4 text-label tracking-[0.14em] text-glow uppercase max-md:mb-2">
          {eyebrow}
        </p>
        <h1 className="text-hero">{title}</h1>
      </div>
      <VehiclePicture picture={picture} image={image} />
      <div className="vehicle-text">
        <p className="max-w-[38rem] text-lead text-frost">
          <Ranges text={lead} />
        </p>
        <div className="mt-6 flex flex-wrap gap-4 md:mt-9">{children}</div>
      </div>
    </header>
  );
}

/** The specified address serves every browser; those that know AVIF get a tenth of the weight. */
function VehiclePicture({ picture, image }: { picture: PictureFacts; image?: string }) {
  const { files, width, height, color } = picture;
  return (
    <picture className="vehicle-picture">
      <source
        type="image/avif"
        srcSet={sourcesOf(files.avif)}
        sizes="(min-width: 1024px) 66vw, 100vw"
      />
      <img
        src={image ?? files.webp.at(-1)?.url}
        alt=""
        width={width}
        height={height}
        fetchPriority="high"
        decoding="async"
        data-color={color}
        className="block w-full"
      />
    </picture>
  );
}
