/** What is known of a picture before it has come. */
export type PictureFacts = {
  /** In pixels, of the largest file. */
  width: number;
  height: number;
  /** The same picture in several widths, in pixels, the smallest first. */
  files: Record<"avif" | "webp", readonly PictureFile[]>;
  /** The mean colour, shown until the picture has come. */
  color: string;
};

type PictureFile = { width: number; url: string };

type PictureProps = {
  picture: PictureFacts;
  /** What it shows, for those who do not see it; empty for a picture that only sets a mood. */
  alt: string;
  /** How wide it stands in the page, as the `sizes` attribute has it. */
  sizes: string;
  /** The picture that a page opens with: fetched at once, before anything else. */
  first?: boolean;
  /** Another composition for an upright phone. */
  tall?: PictureFacts;
  className?: string;
};

/**
 * A picture in the lightest form that the browser knows, at the width that it needs, in a frame that
 * does not jump. Those further down the page are fetched when they come near and fade in once a tenth
 * of them is in view (specification, section 9).
 */
export function Picture({
  picture,
  alt,
  sizes,
  first = false,
  tall,
  className = "",
}: PictureProps) {
  return (
    <picture>
      {tall ? (
        <>
          <source
            media={upright}
            type="image/avif"
            srcSet={sourcesOf(tall.files.avif)}
            sizes="100vw"
          />
          <source
            media={upright}
            type="image/webp"
            srcSet={sourcesOf(tall.files.webp)}
            sizes="100vw"
          />
        </>
      ) : null}
      <source type="image/avif" srcSet={sourcesOf(picture.files.avif)} sizes={sizes} />
      <img
        src={picture.files.webp.at(-1)?.url}
        srcSet={sourcesOf(picture.files.webp)}
        sizes={sizes}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
        decoding="async"
        data-color={picture.color}
        data-reveal={first ? undefined : ""}
        className={`picture ${className}`}
      />
    </picture>
  );
}

const upright = "(max-width: 767px) and (orientation: portrait)";

/** The files as the `srcset` attribute has them. */
export function sourcesOf(files: readonly PictureFile[]): string {
  return files.map(({ width, url }) => `${url} ${width}w`).join(", ");
}
