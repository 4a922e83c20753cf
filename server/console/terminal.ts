import { company } from "#content/company.ts";

/** Replaces control characters, which could change the screen. `lines` keeps line breaks. */
export function replaceControls(text: string, lines = false): string {
  const kept = lines ? text : text.replaceAll("\n", " ");
  return kept.replaceAll(/[^\P{C}\n\u200D]/gu, "\uFFFD");
}

/** Columns are as wide as their text, up to forty characters. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map((row) => row.map((text) => shorten(replaceControls(text))));
  const widths = head.map((_, column) =>
    Math.max(...cells.map((row) => length(row[column] ?? ""))),
  );
  return cells
    .map((row) =>
      row
        .map((text, column) => pad(text, widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

const segmenter = new Intl.Segmenter("en");
const widest = 40;

function length(text: string): number {
  return Array.from(segmenter.segment(text)).length;
}

function shorten(text: string): string {
  const letters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  return letters.length <= widest ? text : `${letters.slice(0, widest - 1).join("")}…`;
}

function pad(text: string, width: number): string {
  return text + " ".repeat(width - length(text));
}

const officeClock = new Intl.DateTimeFormat("en-US", {
  timeZone: company.timeZone,
  dateStyle: "medium",
  timeStyle: "short",
});

export function officeTime(iso: string): string {
  return officeClock.format(new Date(iso));
}

/** A pickup in local time, such as `Thu, Dec 24, 2026, 9:30 AM MST`. */
export function pickupTime(iso: string, timeZone: string): string {
  return new Date(iso).toLocaleString("en-US", {
    timeZone,
    weekday: "short",
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
}

/** A number with its noun, such as `1 email` or `2 emails`. */
export function pluralize(many: number, one: string, more: string): string {
  return `${many} ${many === 1 ? one : more}`;
}

/** CSV for spreadsheets: with a byte order mark, quotes, and an apostrophe before formulas. */
export function csvOf(rows: readonly Record<string, string | number | null>[]): string {
  const head = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [head, ...rows.map((row) => head.map((name) => String(row[name] ?? "")))];
  return `\uFEFF${lines.map((cells) => cells.map(cell).join(",")).join("\r\n")}`;
}

function cell(text: string): string {
  const harmless = /^[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
