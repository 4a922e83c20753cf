/** CSV for spreadsheets: a byte order mark, and an apostrophe before what would run as a formula. */
export function csvOf(rows: readonly Record<string, string | number | null>[]): string {
  const head = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [head, ...rows.map((row) => head.map((name) => String(row[name] ?? "")))];
  return `\uFEFF${lines.map((cells) => cells.map(cell).join(",")).join("\r\n")}`;
}

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
