import { useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { changeAmount, type DraftLine } from "#domain/draft.ts";
import { formatAmount, formatMoney } from "#domain/money.ts";
import { lineCents, linePercent, transferCents } from "#domain/quote-check.ts";
import { lineKindNames, lineKinds, quoteLimits, type LineKind } from "#domain/quote.ts";
import { fieldId, useEditor } from "./editor-field.tsx";
import { changeLine, oneLine, normalizeAmount, type LineActions } from "./lines.ts";

type Props = {
  line: DraftLine;
  number: number;
  actions: LineActions;
  /** Q focuses the amount of the first line. */
  isFirst: boolean;
};

const examples: Record<LineKind, string> = {
  transfer: "From where to where",
  waiting: "Minutes beyond the grace",
  gratuity: "Percent of the transfer",
  fees: "Airport access, tolls",
  discount: "What it is for",
};

/** One line of the quote, with its errors below. */
export function LineRow({ line, number, actions, isFirst }: Props) {
  const { saver, snapshot, faults, problems } = useEditor();
  const [isTyping, setTyping] = useState(false);
  const atFocus = useRef(line.amount);
  const path = `lines.${line.id}`;
  const { lines } = snapshot.draft;
  const read = lineCents(line, lines);
  const isPercent = linePercent(line) !== null;
  const isUnreadable = !isTyping && line.amount.trim() !== "" && !read.ok;
  const amountFault =
    faults.get(`${path}.amount`) ?? (isUnreadable ? problems.get(`${path}.amount`) : undefined);
  const textFault = faults.get(`${path}.text`);
  const isMarked = snapshot.incoming.includes(path) || snapshot.conflicts.includes(path);
  const change = (next: Partial<DraftLine>) =>
    saver.edit((draft) => ({ ...draft, lines: changeLine(draft.lines, line.id, next) }));

  function cell(name: string, label: string, fault?: string) {
    const id = fieldId(`${path}.${name}`);
    return {
      id,
      "data-cell": name,
      "aria-label": `${label}, line ${number}`,
      "aria-invalid": fault ? true : undefined,
      "aria-describedby": fault ? `${id}-error` : undefined,
      onKeyDown: (event: KeyboardEvent) => {
        const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
        if (event.key !== "Enter" || !isPlain || event.nativeEvent.isComposing) return;
        event.preventDefault();
        actions.moveDown(line.id, name);
      },
    };
  }

  return (
    <>
      <tr
        data-line={line.id}
        data-incoming={isMarked || undefined}
        onFocus={() => saver.markSeen([path])}
      >
        <td>
          <select
            {...cell("kind", "Kind")}
            className="quote-cell"
            value={line.kind}
            onChange={(event) => change({ kind: event.target.value as LineKind })}
          >
            {lineKinds.map((kind) => (
              <option key={kind} value={kind}>
                {lineKindNames[kind]}
              </option>
            ))}
          </select>
        </td>
        <td>
          <input
            {...cell("text", "Item", textFault)}
            className="quote-cell"
            placeholder={examples[line.kind]}
            maxLength={quoteLimits.text}
            autoComplete="off"
            value={line.text}
            onChange={(event) => change({ text: oneLine(event.target.value) })}
          />
        </td>
        <td className="relative">
          {isPercent && !isTyping ? (
            <span className="line-percent" title="Follows the transfer">
              {line.amount}
            </span>
          ) : null}
          <input
            {...cell("amount", "Amount in dollars", amountFault)}
            className="quote-cell"
            data-quote-start={isFirst || undefined}
            inputMode="decimal"
            placeholder="0.00"
            maxLength={40}
            autoComplete="off"
            value={isPercent && !isTyping && read.ok ? formatAmount(read.cents) : line.amount}
            onChange={({ target }) => change(changeAmount(line, oneLine(target.value)))}
            onFocus={(event) => {
              flushSync(() => setTyping(true));
              atFocus.current = line.amount;
              event.target.select();
            }}
            onBlur={() => {
              setTyping(false);
              if (line.amount !== atFocus.current) change({ amount: normalizeAmount(line) });
            }}
          />
          {isPercent && isTyping && read.ok ? (
            <output className="line-dollars">
              {line.amount.trim()} of {formatMoney(transferCents(lines) ?? 0)}:{" "}
              <b className="font-medium">{formatMoney(read.cents)}</b>
            </output>
          ) : null}
        </td>
        <td>
          {/* Tab goes from cell to cell: Alt Backspace is the key for this. */}
          <button
            type="button"
            tabIndex={-1}
            aria-label={`Remove line ${number}`}
            className="grid size-[44px] cursor-pointer place-items-center text-base text-granite hover:text-ink md:h-9 md:w-7"
            onClick={() => actions.remove(line.id)}
          >
            ×
          </button>
        </td>
      </tr>
      <LineFault id={`${fieldId(`${path}.text`)}-error`} text={textFault} side="text-left" />
      <LineFault id={`${fieldId(`${path}.amount`)}-error`} text={amountFault} side="text-right" />
    </>
  );
}

function LineFault({ id, text, side }: { id: string; text: string | undefined; side: string }) {
  if (!text) return null;
  return (
    <tr className="line-remark">
      <td colSpan={4}>
        <p
          id={id}
          className={`pr-11 pb-2 pl-2 text-small leading-5 font-medium text-late md:pr-8 ${side}`}
        >
          {text}
        </p>
      </td>
    </tr>
  );
}
