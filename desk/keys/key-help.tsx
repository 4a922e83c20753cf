import { useRef } from "react";
import { Button, KeyCap } from "#desk/controls/button.tsx";
import { singleKeys, useKeys } from "./use-keys.ts";

const groups: { where: string; keys: [keys: string[], does: string][] }[] = [
  {
    where: "Everywhere",
    keys: [
      [["?"], "all keys"],
      [["G", "Q"], "queue"],
      [["G", "U"], "quoted"],
      [["G", "A"], "accepted"],
      [["G", "F"], "to follow up"],
      [["G", "L"], "all requests"],
      [["N"], "new request, by phone, email or in person"],
      [["Z"], "undo what was pressed last, for ten seconds"],
    ],
  },
  {
    where: "Lists",
    keys: [
      [["J", "K"], "next, previous row; arrows too"],
      [["Home", "End"], "first, last row"],
      [["Enter"], "open"],
      [["Q"], "open, with the focus in the quote"],
      [["S"], "show the new ones"],
      [["C", "E", "X", "T"], "call, offer again, let go, take; in the list to follow up"],
    ],
  },
  {
    where: "Request",
    keys: [
      [["J", "K"], "next, previous request of the list"],
      [["Q"], "to the quote"],
      [["L"], "to the ride"],
      [["W"], "add the way home"],
      [["C"], "call"],
      [["R"], "reply by email"],
      [["M"], "add a note"],
      [["B"], "begin the review"],
      [["E"], "revise a sent quote, change a sold ride"],
      [["P"], "enter a payment of a sold ride"],
      [["Y", "O"], "a yes, a no by phone"],
      [["X"], "close it, or cancel the ride"],
      [["Esc"], "back to the list"],
    ],
  },
  {
    where: "Quote",
    keys: [
      [["Enter"], "the cell below; after the last line, a new one"],
      [["Alt", "L"], "add a line"],
      [["Alt", "Backspace"], "remove this line"],
      [["Alt", "P"], "preview"],
      [["Ctrl", "Enter"], "send; Cmd on a Mac"],
    ],
  },
];

export function showKeyHelp() {
  document.querySelector<HTMLDialogElement>("#key-help")?.showModal();
}

/** The desk's keys, opened with `?`. */
export function KeyHelp() {
  const dialog = useRef<HTMLDialogElement>(null);
  const hasSingleKeys = singleKeys.use();
  useKeys({ "[Shift]+?": showKeyHelp });
  return (
    <dialog
      ref={dialog}
      id="key-help"
      aria-labelledby="key-help-title"
      className="m-auto w-[46rem] max-w-[calc(100vw-2rem)] rounded-edge border border-granite bg-paper p-6 text-ink backdrop:bg-[#0a1322]/50"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id="key-help-title" className="text-desk-title">
          Keys
        </h2>
        <Button onClick={() => dialog.current?.close()}>Close</Button>
      </div>
      <div className="mt-4 gap-x-10 sm:columns-2">
        {groups.map(({ where, keys }) => (
          <section key={where} className="mb-5 break-inside-avoid">
            <h3 className="border-b border-mist pb-1.5 font-text font-semibold">{where}</h3>
            <dl className="grid grid-cols-[7.5rem_1fr]">
              {keys.map(([names, does]) => (
                <div
                  key={names.join()}
                  className="col-span-2 grid grid-cols-subgrid border-b border-line py-1.5"
                >
                  <dt className="flex gap-1">
                    {names.map((name) => (
                      <kbd
                        key={name}
                        className="min-w-5 self-start rounded-[3px] border border-mist bg-white px-1.25 text-center font-text text-[0.6875rem] leading-4.5 font-medium text-slate"
                      >
                        {name}
                      </kbd>
                    ))}
                  </dt>
                  <dd className="text-slate">{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className="flex items-center gap-2.5">
        <input
          type="checkbox"
          checked={hasSingleKeys}
          onChange={(event) => singleKeys.set(event.target.checked)}
          className="size-4.5"
        />
        Single-key shortcuts are on
      </label>
    </dialog>
  );
}

export function KeyHints({ hints }: { hints: readonly [keys: readonly string[], does: string][] }) {
  return (
    <footer className="flex h-9 items-center gap-5 border-t border-line bg-paper px-6 text-desk-small text-granite max-md:hidden">
      {hints.map(([keys, does]) => (
        <span key={does} className="flex items-center gap-1.5">
          {keys.map((key) => (
            <KeyCap key={key}>{key}</KeyCap>
          ))}
          {does}
        </span>
      ))}
      <button
        type="button"
        className="ml-auto flex cursor-pointer items-center gap-1.5 hover:text-ink"
        onClick={showKeyHelp}
      >
        <KeyCap>?</KeyCap>
        all keys
      </button>
    </footer>
  );
}
