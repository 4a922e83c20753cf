/**
 * Rows as CSV (RFC 4180), with the byte order mark by which spreadsheets recognize UTF-8. A cell
 * that a spreadsheet would run as a formula gets an apostrophe in front, phone numbers included.
 * @param rows need not have the same keys: the head names all of them
 */
export function csvOf(rows: readonly Record<string, string | number | null>[]): string {
  const head = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [head, ...rows.map((row) => head.map((name) => String(row[name] ?? "")))];
  return `\uFEFF${lines.map((cells) => cells.map(cell).join(",")).join("\r\n")}`;
}

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
