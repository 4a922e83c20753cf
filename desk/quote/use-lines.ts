import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { quoteLimits } from "#domain/quote.ts";
import { fieldId } from "./editor-context.ts";
import type { DraftSaver } from "./draft-saver.ts";
import { addLine, lineAfter, removeLine, restoreLine, type RemovedLine } from "./line-edits.ts";

const undoMs = 10_000;

export type LineActions = ReturnType<typeof useLines>;

/** Adds and removes lines, and moves the focus along. */
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

  /** To the cell below, or to a new line after the last. */
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
