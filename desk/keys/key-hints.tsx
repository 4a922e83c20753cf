import { KeyCap } from "#desk/controls/key-cap.tsx";
import { showKeyHelp } from "./key-help.tsx";

export function KeyHints({ hints }: { hints: readonly [keys: readonly string[], does: string][] }) {
  return (
    <footer className="sticky bottom-0 mt-auto z-6 flex h-9 items-center gap-5 border-t border-line bg-paper px-6 text-desk-small text-granite max-md:hidden">
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
