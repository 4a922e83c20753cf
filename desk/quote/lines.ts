import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { DraftLine } from "#domain/draft.ts";
import { formatAmount, formatPercent, parseMoney } from "#domain/money.ts";
import { linePercent } from "#domain/quote-check.ts";
import { lineKindNames, quoteLimits } from "#domain/quote.ts";
import type { DraftSaver } from "./draft-saver.ts";
import { fieldId } from "./editor-field.tsx";

const undoMs = 10_000;

export type LineActions = ReturnType<typeof useLines>;

/** Adds and removes lines, and moves the focus accordingly. */
export function useLines(saver: DraftSaver) {
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  const [isFull, setFull] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const linesNow = () => saver.snapshot().draft.lines;

  function add(cell = "text") {
    const id = crypto.randomUUID();
    const lines = addLine(linesNow(), id);
    setFull(lines === null);
    if (!lines) return;
    flushSync(() => saver.edit((draft) => ({ ...draft, lines })));
    focusCell(id, cell);
  }

  function remove(id: string) {
    const index = linesNow().findIndex((line) => line.id === id);
    const line = linesNow()[index];
    if (!line) return;
    const next = lineAfter(linesNow(), id);
    flushSync(() => {
      setRemoved({ line, index });
      setFull(false);
      saver.edit((draft) => ({ ...draft, lines: removeLine(draft.lines, id) }));
    });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setRemoved(null), undoMs);
    if (next) focusCell(next.id, "amount");
    else document.getElementById("quote-add-line")?.focus();
  }

  function undo() {
    if (!removed) return;
    clearTimeout(timer.current);
    flushSync(() => {
      setRemoved(null);
      saver.edit((draft) => ({ ...draft, lines: restoreLine(draft.lines, removed) }));
    });
    focusCell(removed.line.id, "amount");
  }

  /** Moves to the cell below, or to a new line after the last one. */
  function moveDown(id: string, cell: string) {
    const lines = linesNow();
    const below = lines[lines.findIndex((line) => line.id === id) + 1];
    if (below) focusCell(below.id, cell);
    else add(cell);
  }

  return { removed, mostLines: isFull ? quoteLimits.lines : null, add, remove, undo, moveDown };
}

function focusCell(id: string, cell: string) {
  document.getElementById(fieldId(`lines.${id}.${cell}`))?.focus();
}

export type RemovedLine = { line: DraftLine; index: number };

/** What was removed: `Fees, 18.50, removed.`, or that the line was empty. */
export function describeRemoved({ line }: RemovedLine): string {
  const written = normalizeAmount(line).trim() || line.text.trim();
  return written === ""
    ? "Empty line removed."
    : `${lineKindNames[line.kind]}, ${written}, removed.`;
}

/** Null if the quote already has the maximum number of lines. */
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

/** Puts a removed line back in its place, unless it is already there. */
export function restoreLine(
  lines: readonly DraftLine[],
  { line, index }: RemovedLine,
): DraftLine[] {
  return lines.some(({ id }) => id === line.id) ? [...lines] : lines.toSpliced(index, 0, line);
}

/** The line that gets the focus after this one is removed: the next, or the last. */
export function lineAfter(lines: readonly DraftLine[], id: string): DraftLine | undefined {
  const index = lines.findIndex((line) => line.id === id);
  return lines[index + 1] ?? lines[index - 1];
}

/** `685` becomes `685.00`, `20 %` becomes `20%`, and a discount gets a minus; unreadable text stays as typed. */
export function normalizeAmount(line: DraftLine): string {
  const { kind, amount } = line;
  const percent = linePercent(line);
  if (percent !== null) return formatPercent(percent);
  const parsed = parseMoney(amount);
  if (!parsed.ok || (kind !== "discount" && parsed.cents < 0)) return amount;
  return formatAmount(kind === "discount" ? -Math.abs(parsed.cents) : parsed.cents);
}

/** Characters that a one-line field cannot hold are pasted as spaces. */
export function oneLine(typed: string): string {
  return typed.toWellFormed().replace(/[\p{Cc}\u2028\u2029]/gu, " ");
}
