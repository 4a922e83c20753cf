// Run with `npm run fonts`. The subset fonts are committed, like pictures.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { subsetRanges } from "#ui/fonts/subset-ranges.ts";

const sources = {
  cormorant: { from: "@fontsource/cormorant/files/cormorant-latin-500-normal.woff2" },
  "instrument-sans": {
    from: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    variationAxes: { wght: { min: 400, max: 500 } },
  },
};

const letters = subsetRanges.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
);

for (const [name, { from, ...options }] of Object.entries(sources)) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(from)));
  const subset = await subsetFont(whole, letters.join(""), { targetFormat: "woff2", ...options });
  await writeFile(`ui/fonts/${name}.woff2`, subset);
}
