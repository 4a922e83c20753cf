import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** What a page has to know about a picture to show it without a jump. */
export type Entry = {
  /** In pixels, of the largest file. */
  width: number;
  height: number;
  widths: readonly number[];
  /** The mean colour, shown until the picture has come. */
  color: string;
};

const file = "content/pictures.json";

/** Every picture that was drawn, by name. */
export function readCatalogue(): Record<string, Entry> {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Adds or replaces entries; the file is sorted by name, so that it only changes where pictures do. */
export function addToCatalogue(entries: Record<string, Entry>): void {
  const all = { ...readCatalogue(), ...entries };
  const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => a.localeCompare(b)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
