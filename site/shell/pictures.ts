import catalogue from "#content/pictures.json";
import type { PictureFacts } from "#ui/picture.tsx";

type Known = Omit<PictureFacts, "files"> & { widths: readonly number[] };
const known: Record<string, Known | undefined> = catalogue;

/** They carry a hash of what they hold: a browser keeps a picture for good, and never a stale one. */
const addresses = import.meta.glob<string>("/site/{pictures,film}/*", {
  query: "?url",
  import: "default",
  eager: true,
});

/** A picture of the site by its name. @throws Error at build time for a name that was never drawn */
export function pictureOf(name: string): PictureFacts {
  const facts = known[name];
  if (!facts) throw new Error(`There is no picture named ${name}: draw it with npm run art.`);
  const { widths, ...rest } = facts;
  const filesOf = (format: string) =>
    widths.map((width) => ({ width, url: addressOf(`pictures/${name}-${width}.${format}`) }));
  return { ...rest, files: { avif: filesOf("avif"), webp: filesOf("webp") } };
}

/** The composition of a picture for a phone held upright, where there is one. @param name the wide one's */
export function uprightOf(name: string): PictureFacts | undefined {
  const tall = `${name}-tall`;
  return known[tall] && pictureOf(tall);
}

/**
 * The addresses of a film by its name, the lightest form first, as `film` in enhance.ts reads them.
 * @throws Error at build time for a name that was never drawn
 */
export function filmOf(name: string): string {
  return ["webm", "mp4"].map((format) => addressOf(`film/${name}.${format}`)).join(" ");
}

function addressOf(file: string): string {
  const address = addresses[`/site/${file}`];
  if (!address) throw new Error(`There is no ${file}: draw it with npm run art.`);
  return address;
}
