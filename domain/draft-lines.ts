import type { DraftLine } from "./draft.ts";
import { parseMoney, parsePercent, percentOf, type Cents, type ParsedMoney } from "./money.ts";
import {
  lineKindNames,
  quoteFields,
  quoteLimits,
  quoteTotal,
  type LineKind,
  type QuoteLine,
} from "./quote.ts";

export type Refuse = (field: string, name: string, text: string) => void;

/** The sum as one types, or null while an amount cannot be read; an empty one counts nothing yet. */
export function draftTotal(lines: readonly DraftLine[]): Cents | null {
  const amounts = lines
    .filter(({ amount }) => amount.trim() !== "")
    .map((line) => lineCents(line, lines));
  return amounts.every((amount) => amount.ok) ? quoteTotal(amounts) : null;
}

/**
 * What an amount means among the lines of its quote: dollars, or a percent of the transfer. A discount
 * may be typed with or without its minus.
 */
export function lineCents(line: DraftLine, lines: readonly DraftLine[]): ParsedMoney {
  const { kind, amount } = line;
  const percent = linePercent(line);
  const parsed = percent === null ? parseMoney(amount) : percentCents(kind, percent, lines);
  if (!parsed.ok) return parsed;
  if (kind !== "discount" && parsed.cents < 0)
    return { ok: false, reason: "Only a discount is less than zero." };
  if (kind === "discount" && parsed.cents === 0)
    return { ok: false, reason: "Write the discount, or remove the line." };
  return kind === "discount" ? { ok: true, cents: -Math.abs(parsed.cents) } : parsed;
}

export function linePercent({ kind, amount }: DraftLine): number | null {
  return parsePercent(kind === "discount" ? amount.replace(/^\s*[-\u2212]/, "") : amount);
}

function percentCents(kind: LineKind, percent: number, lines: readonly DraftLine[]): ParsedMoney {
  if (kind === "transfer") return { ok: false, reason: "Write the transfer in dollars." };
  const transfer = transferCents(lines);
  if (transfer === null)
    return { ok: false, reason: "A percent is of the transfer. Write its amount first." };
  return { ok: true, cents: percentOf(transfer, percent) };
}

/** What percents are of; null while no transfer can be read. */
export function transferCents(lines: readonly DraftLine[]): Cents | null {
  const transfers = lines.filter(({ kind, amount }) => kind === "transfer" && amount.trim() !== "");
  const amounts = transfers.map(({ amount }) => parseMoney(amount));
  if (amounts.length === 0 || !amounts.every((amount) => amount.ok)) return null;
  return quoteTotal(amounts);
}

/** The lines of a quote, as far as they can be read. Blank ones are left out. */
export function readLines(drafts: readonly DraftLine[], refuse: Refuse): QuoteLine[] {
  const filled = drafts.filter(({ text, amount }) => text.trim() + amount.trim() !== "");
  const lines = filled.flatMap((draft): QuoteLine[] => {
    const amount = lineCents(draft, drafts);
    const text = quoteFields.text.safeParse(draft.text);
    const kind = lineKindNames[draft.kind];
    if (!text.success)
      refuse(`lines.${draft.id}.text`, `the text of ${kind}`, text.error.issues[0]!.message);
    if (!amount.ok) refuse(`lines.${draft.id}.amount`, `the amount of ${kind}`, amount.reason);
    return amount.ok && text.success
      ? [{ kind: draft.kind, text: text.data, cents: amount.cents }]
      : [];
  });
  if (filled.length === 0) refuse("lines", "the lines", "Write at least one line.");
  if (filled.length > quoteLimits.lines)
    refuse("lines", "the lines", `Write at most ${quoteLimits.lines} lines.`);
  if (lines.length === filled.length && quoteTotal(lines) < 0)
    refuse("lines", "the total", "The discount is larger than the rest.");
  return lines;
}
