import { Button, KeyCap } from "#desk/controls/button.tsx";
import { formatMoney } from "#domain/money.ts";
import { draftTotal } from "#domain/quote-check.ts";
import { useEditor } from "./editor-field.tsx";
import { LineRow } from "./line-row.tsx";
import { describeRemoved, type LineActions } from "./lines.ts";

/** The lines of the quote, their total, and the buttons to add and restore a line. */
export function LineTable({ actions }: { actions: LineActions }) {
  const { snapshot, faults } = useEditor();
  const { lines } = snapshot.draft;
  const total = draftTotal(lines);
  const fault = faults.get("lines");

  return (
    <div className="px-4 md:px-7">
      <table className="quote-lines">
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">Item</th>
            <th scope="col">USD</th>
            <th scope="col">
              <span className="sr-only">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <LineRow
              key={line.id}
              line={line}
              number={index + 1}
              actions={actions}
              isFirst={index === 0}
            />
          ))}
        </tbody>
      </table>
      <div className="mt-2 flex min-h-9 items-center justify-between gap-4">
        <span className="flex items-center gap-4">
          <Button variant="text" id="quote-add-line" data-quote-start onClick={() => actions.add()}>
            Add a line
          </Button>
          <output className="text-small text-slate">
            {actions.mostLines ? `A quote has at most ${actions.mostLines} lines.` : null}
            {actions.removed ? describeRemoved(actions.removed) : null}
          </output>
          {actions.removed ? (
            <Button variant="text" onClick={actions.undo}>
              Undo
            </Button>
          ) : null}
        </span>
        <KeyCap>Alt L</KeyCap>
      </div>
      <div className="mt-2.5 flex items-baseline justify-between border-t border-ink pt-3 pr-11 pb-3.5 md:pr-8">
        <span>Total in USD</span>
        <output
          aria-label="Total in USD"
          className={`font-display text-desk-total font-medium ${total === null ? "text-granite" : ""}`}
        >
          {total === null ? "—" : formatMoney(total)}
        </output>
      </div>
      {fault ? <p className="pb-3 text-small font-medium text-late">{fault}</p> : null}
    </div>
  );
}
