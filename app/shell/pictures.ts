import catalogue from "#content/pictures.json";
import type { PictureFacts } from "#ui/picture.tsx";

const known: Record<
  string,
  { width: number; height: number; widths: number[]; color: string } | undefined
> = catalogue;

/** Addresses carry a hash of what they hold: a browser keeps a picture for good, and never a stale one. */
const addresses = {
  avif: import.meta.glob<string>("../pictures/*.avif", {
    query: "?url",
    import: "default",
    eager: true,
  }),
  webp: import.meta.glob<string>("../pictures/*.webp", {
    query: "?url",
    import: "default",
    eager: true,
  }),
};

/** A picture of the site by its name. @throws Error at build time for a name that was never drawn */
export function pictureOf(name: string): PictureFacts {
  const facts = known[name];
  if (!facts) throw new Error(`There is no picture named ${name}: draw it with npm run art.`);
  const { widths, ...rest } = facts;
  return {
    ...rest,
    files: { avif: filesOf(name, widths, "avif"), webp: filesOf(name, widths, "webp") },
  };
}

/** The composition of a picture for a phone held upright, where there is one. @param name the wide one's */
export function uprightOf(name: string): PictureFacts | undefined {
  const tall = `${name}-tall`;
  return known[tall] && pictureOf(tall);
}

function filesOf(name: string, widths: readonly number[], format: "avif" | "webp") {
  return widths.map((width) => {
    const url = addresses[format][`../pictures/${name}-${width}.${format}`];
    if (!url) throw new Error(`${name} is not there as ${format}, ${width} pixels wide.`);
    return { width, url };
  });
}
