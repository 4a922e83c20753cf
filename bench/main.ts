import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { build, bytes } from "./bytes.ts";
import { faults } from "./faults.ts";
import { taps } from "./journeys.ts";
import { pages } from "./pages.ts";
import type { Part, Row } from "./part.ts";
import { queue, send } from "./queue.ts";
import { server } from "./server.ts";
import { store } from "./store.ts";

// npm run bench [-- PART...] [--rounds N] [--size N] [--peer name=url ...]
const parts: readonly Part[] = [bytes, pages, taps, server, store, queue, send, build, faults];
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "3" },
    size: { type: "string" },
    peer: { type: "string", multiple: true, default: [] },
  },
});
const unknown = positionals.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  const names = parts.map(({ name }) => name).join(", ");
  console.error(`No such part: ${unknown.join(", ")}. There are: ${names}.`);
  process.exit(2);
}
const peers = Object.fromEntries(
  values.peer.map((pair) => {
    const [name = "", ...url] = pair.split("=");
    return [name, url.join("=").replace(/\/$/, "")];
  }),
);
const width = 22;
const results: Record<string, Row[]> = {};
for (const part of parts) {
  // Faults take minutes and measure nothing, so they only run when named.
  const isWanted = positionals.length === 0 ? part !== faults : positionals.includes(part.name);
  if (!isWanted) continue;
  console.log(`\n${part.name}`);
  const size = Number(values.size ?? part.size ?? 0);
  const rows = await part.run({ peers, rounds: Number(values.rounds), size });
  for (const line of table(rows)) console.log(line);
  results[part.name] = rows;
}
mkdirSync("bench/results", { recursive: true });
const file = `bench/results/${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}.json`;
writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
console.log(`\nWritten to ${file}`);

/** One line per row, or one line per name if rows are cells of columns. */
function table(rows: readonly Row[]): string[] {
  const columns = [...new Set(rows.flatMap(({ column }) => column ?? []))];
  const lines = [...Map.groupBy(rows, ({ what }) => what)].map(([what, cells]) => {
    const found = columns.map((column) => cells.find((cell) => cell.column === column));
    const shown = (columns.length > 0 ? found : cells).map((cell) =>
      (cell ? format(cell.value) : "").padStart(width),
    );
    return `  ${what.padEnd(52)} ${shown.join("")} ${cells[0]?.unit}`;
  });
  const heading = columns.map((column) => column.padStart(width)).join("");
  return columns.length > 0 ? [`  ${"".padEnd(52)} ${heading}`, ...lines] : lines;
}

function format(value: number): string {
  return Math.abs(value) < 10 ? value.toFixed(2) : Math.round(value).toLocaleString("en-US");
}
