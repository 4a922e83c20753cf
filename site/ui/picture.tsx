export type PictureFacts = {
  /** In pixels, of the largest file. */
  width: number;
  height: number;
  /** By width in pixels, the smallest first. */
  files: Record<"avif" | "webp", readonly PictureFile[]>;
  /** The mean color, shown until the picture is loaded. */
  color: string;
};

type PictureFile = { width: number; url: string };

type PictureProps = {
  picture: PictureFacts;
  alt: string;
  sizes: string;
  /** The picture at the top of a page: loaded before anything else. */
  priority?: boolean;
  /** Another composition for a phone in portrait orientation. */
  portrait?: PictureFacts;
  className?: string;
};

/** A picture in the lightest format the browser supports, with its space reserved. */
export function Picture({
  picture,
  alt,
  sizes,
  priority = false,
  portrait,
  className = "",
}: PictureProps) {
  return (
    <picture>
      {portrait ? (
        <>
          <source
            media={portraitMedia}
            type="image/avif"
            srcSet={sourcesOf(portrait.files.avif)}
            sizes="100vw"
          />
          <source
            media={portraitMedia}
            type="image/webp"
            srcSet={sourcesOf(portrait.files.webp)}
            sizes="100vw"
          />
        </>
      ) : null}
      <source type="image/avif" srcSet={sourcesOf(picture.files.avif)} sizes={sizes} />
      <img
        src={picture.files.webp.at(-1)?.url}
        srcSet={priority ? sourcesOf(picture.files.webp) : undefined}
        sizes={priority ? sizes : undefined}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? undefined : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        data-color={picture.color}
        data-reveal={priority ? undefined : ""}
        className={`picture ${className}`}
      />
    </picture>
  );
}

export const portraitMedia = "(max-width: 767px) and (orientation: portrait)";

/** The files in the form of the `srcset` attribute. */
export function sourcesOf(files: readonly PictureFile[]): string {
  return files.map(({ width, url }) => `${url} ${width}w`).join(", ");
}
