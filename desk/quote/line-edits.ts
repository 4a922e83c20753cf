import type { DraftLine } from "#domain/quote-draft.ts";
import { formatAmount, parseMoney } from "#domain/money.ts";
import { quoteLimits } from "#domain/quote.ts";

export type RemovedLine = { line: DraftLine; index: number };

/** Null when a quote has as many lines as it can. */
export function addLine(lines: readonly DraftLine[], id: string): DraftLine[] | null {
  if (lines.length >= quoteLimits.lines) return null;
  return [...lines, { id, kind: "fees", text: "", amount: "" }];
}

export function changeLine(
  lines: readonly DraftLine[],
  id: string,
  change: Partial<Omit<DraftLine, "id">>,
): DraftLine[] {
  return lines.map((line) => (line.id === id ? { ...line, ...change } : line));
}

export function removeLine(lines: readonly DraftLine[], id: string): DraftLine[] {
  return lines.filter((line) => line.id !== id);
}

/** Puts a removed line back where it was, unless it is there again. */
export function restoreLine(
  lines: readonly DraftLine[],
  { line, index }: RemovedLine,
): DraftLine[] {
  return lines.some(({ id }) => id === line.id) ? [...lines] : lines.toSpliced(index, 0, line);
}

/** The line that has the focus after this one is removed: the next, or the last. */
export function lineAfter(lines: readonly DraftLine[], id: string): DraftLine | undefined {
  const index = lines.findIndex((line) => line.id === id);
  return lines[index + 1] ?? lines[index - 1];
}

/** `685` as `685.00`, and a discount always with its minus; what cannot be read stays as typed. */
export function tidyAmount({ kind, amount }: DraftLine): string {
  const parsed = parseMoney(amount);
  if (!parsed.ok || (kind !== "discount" && parsed.cents < 0)) return amount;
  return formatAmount(kind === "discount" ? -Math.abs(parsed.cents) : parsed.cents);
}

/** What a field of one line cannot hold is pasted as spaces. */
export function oneLine(typed: string): string {
  return typed.toWellFormed().replace(/[\p{Cc}\u2028\u2029]/gu, " ");
}
