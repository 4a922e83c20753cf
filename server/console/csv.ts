/**
 * Rows as RFC 4180 has them, in UTF-8 with the byte order mark that spreadsheets want before they
 * believe it. A cell that a spreadsheet would take for a formula gets an apostrophe before it; that
 * meets phone numbers such as +1 970... too, which is the price.
 * @param rows need not have the same keys: the head names all of them
 */
export function csvOf(rows: readonly Record<string, string>[]): string {
  const head = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [head, ...rows.map((row) => head.map((name) => row[name] ?? ""))];
  return `\uFEFF${lines.map((cells) => cells.map(cell).join(",")).join("\r\n")}`;
}

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
