import catalogue from "#content/pictures.json";
import type { PictureFacts } from "#site/ui/picture.tsx";

type CatalogueEntry = Omit<PictureFacts, "files"> & {
  widths: readonly number[];
  /** Of one more file, which exists as AVIF only. */
  wide?: number;
};
const pictures: Record<string, CatalogueEntry | undefined> = catalogue;

/** Content-hashed addresses, so they can be cached forever. */
const addresses = import.meta.glob<string>("/site/{pictures,film}/*", {
  query: "?url",
  import: "default",
  eager: true,
});

/**
 * A picture of the site, by name.
 * @param maxWidth in pixels, of the largest file that the page may offer
 * @throws Error if no picture with this name was drawn
 */
export function pictureOf(name: string, { maxWidth = Infinity } = {}): PictureFacts {
  const facts = pictures[name];
  if (!facts) throw new Error(`There is no picture named ${name}: draw it with npm run art.`);
  const { widths, wide, ...rest } = facts;
  const filesOf = (format: string, drawn: readonly number[]) =>
    drawn
      .filter((width) => width <= maxWidth)
      .map((width) => ({ width, url: addressOf(`pictures/${name}-${width}.${format}`) }));
  const avif = filesOf("avif", wide ? [...widths, wide] : widths);
  return { ...rest, files: { avif, webp: filesOf("webp", widths) } };
}

/** A picture's composition for a phone in portrait orientation, if there is one. */
export function portraitOf(name: string): PictureFacts | undefined {
  const portrait = `${name}-tall`;
  return pictures[portrait] && pictureOf(portrait);
}

/** The addresses of a film, the smallest file first. */
export function filmOf(name: string): string {
  return ["webm", "mp4"].map((format) => addressOf(`film/${name}.${format}`)).join(" ");
}

function addressOf(file: string): string {
  const address = addresses[`/site/${file}`];
  if (!address) throw new Error(`There is no ${file}: draw it with npm run art.`);
  return address;
}
