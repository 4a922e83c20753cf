import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** What a page has to know about a picture to show it without a jump. */
export type Entry = {
  width: number;
  height: number;
  widths: readonly number[];
  color: string;
};

const file = "content/pictures.json";

/** Adds or replaces an entry; the file is sorted by name, so that it only changes where pictures do. */
export function addToCatalogue(name: string, entry: Entry): void {
  const all: Record<string, Entry> = {
    ...(existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}),
    [name]: entry,
  };
  const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => a.localeCompare(b)));
  const inOneLine = (array: string) =>
    array.replaceAll(/\s+/g, " ").replace("[ ", "[").replace(" ]", "]");
  const text = JSON.stringify(sorted, null, 2).replaceAll(/\[[^[\]]*\]/g, inOneLine);
  writeFileSync(file, `${text}\n`);
}
