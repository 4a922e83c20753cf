import catalogue from "#content/pictures.json";
import type { PictureFacts } from "#ui/picture.tsx";

const known: Record<string, Omit<PictureFacts, "name"> | undefined> = catalogue;

/** A picture of the site by its name. @throws Error at build time for a name that was never drawn */
export function pictureOf(name: string): PictureFacts {
  const facts = known[name];
  if (!facts) throw new Error(`There is no picture named ${name}: draw it with npm run art.`);
  return { name, ...facts };
}

/** The composition of a picture for a phone held upright, where there is one. @param name the wide one's */
export function uprightOf(name: string): PictureFacts | undefined {
  const tall = `${name}-tall`;
  return known[tall] && pictureOf(tall);
}
