import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const sheet = "ui/styles/fonts.css";
const cache = "node_modules/.cache/core-fonts";

/** What each core font is cut from, and between which weights it can be asked for. */
const sources = {
  cormorant: { from: "@fontsource/cormorant/files/cormorant-latin-500-normal.woff2" },
  "instrument-sans": {
    from: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    variationAxes: { wght: { min: 400, max: 500 } },
  },
};

/**
 * Cuts from Fontsource's files what our own words are written in, a third less to wait for; the
 * letters are those that `unicode-range` names in the style sheet. The whole files stay beside them
 * for whatever visitors type.
 * @returns an alias for Vite: `@core-fonts/cormorant.woff2` and `@core-fonts/instrument-sans.woff2`
 */
export async function coreFonts(): Promise<Record<string, string>> {
  const css = await readFile(sheet, "utf8");
  const wholes = await Promise.all(
    Object.values(sources).map(({ from }) => readFile(fileURLToPath(import.meta.resolve(from)))),
  );
  const key = createHash("sha256").update(css).update(JSON.stringify(sources));
  for (const whole of wholes) key.update(whole);
  const folder = resolve(cache, key.digest("hex").slice(0, 12));
  if (!existsSync(folder)) {
    // Made aside and then named: a build that is stopped midway leaves nothing half made.
    await mkdir(cache, { recursive: true });
    const draft = await mkdtemp(`${folder}-`);
    for (const [index, [name, { from: _, ...options }]] of Object.entries(sources).entries()) {
      const letters = lettersOf(css, `@core-fonts/${name}.woff2`);
      const core = await subsetFont(wholes[index]!, letters, { targetFormat: "woff2", ...options });
      await writeFile(join(draft, `${name}.woff2`), core);
    }
    await rename(draft, folder);
  }
  return { "@core-fonts": folder };
}

/** All characters of the `unicode-range` beside a font's address. */
function lettersOf(css: string, alias: string): string {
  const face = css.split("@font-face").find((text) => text.includes(alias));
  const ranges = /unicode-range:([^;]+);/.exec(face ?? "")?.[1];
  if (!ranges) throw new Error(`${sheet} gives no unicode-range for ${alias}.`);
  return ranges
    .split(",")
    .map((range) => {
      const [first = 0, last = first] = range
        .trim()
        .replace(/^U\+/i, "")
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
    })
    .join("");
}
