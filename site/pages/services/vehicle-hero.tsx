import { sourcesOf, type PictureFacts } from "#ui/picture.tsx";

/** The text above, the whole vehicle below, nothing over it. */
export function VehicleHero({
  title,
  eyebrow,
  lead,
  picture,
  image,
}: {
  title: string;
  eyebrow: string;
  lead: string;
  picture: PictureFacts;
  /** The address that the specification names for it, if any. */
  image?: string;
}) {
  return (
    <header data-hero className="bg-night text-white">
      <div className="mx-auto max-w-page px-gutter pt-36 pb-10 md:pt-44">
        <p className="mb-4 text-label tracking-[0.14em] text-glow uppercase">{eyebrow}</p>
        <h1 className="text-hero">{title}</h1>
        <p className="mt-6 max-w-[38rem] text-lead text-frost">{lead}</p>
      </div>
      <VehiclePicture picture={picture} image={image} />
    </header>
  );
}

/** The specified address serves every browser; those that know AVIF get a tenth of the weight. */
function VehiclePicture({ picture, image }: { picture: PictureFacts; image?: string }) {
  const { files, width, height, color } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={sourcesOf(files.avif)} sizes="100vw" />
      <img
        src={image ?? files.webp.at(-1)?.url}
        alt=""
        width={width}
        height={height}
        fetchPriority="high"
        decoding="async"
        data-color={color}
        className="picture mx-auto block w-full max-w-[100rem]"
      />
    </picture>
  );
}
