import { useState } from "react";
import { CallError, explain } from "#desk/api/client.ts";
import { Button } from "#desk/controls/button.tsx";
import type { RequestSummary } from "#server/requests/views.ts";
import { focusRowOf, lastFocusedRow } from "./row-focus.ts";

/** @returns why it failed, or null */
export type RowCall = (reference: string) => Promise<string | null>;

type Failed = { who: string; text: string };

/** Makes calls about rows, and remembers the last failure until the next call begins. */
export function useRowCalls(requests: readonly RequestSummary[]) {
  const [failed, setFailed] = useState<Failed | null>(null);

  async function run(reference: string, call: RowCall) {
    setFailed(null);
    const name = requests.find((each) => each.reference === reference)?.name;
    const text = await call(reference).catch(explainFault);
    if (text !== null) setFailed({ who: name ? `${name}, ${reference}` : reference, text });
  }

  function close() {
    setFailed(null);
    focusRowOf(lastFocusedRow() ?? "");
  }
  return { failed, run, close };
}

/** Any other error is a script that could not be loaded. */
function explainFault(error: unknown): string {
  return explain(error instanceof CallError ? error : new CallError(null, ""));
}

/** At the bottom of the list, where it moves no row and is visible from each. */
export function FailedCall({
  failed: { who, text },
  close,
}: {
  failed: Failed;
  close: () => void;
}) {
  return (
    <div
      id="failed-call"
      className="flex items-center gap-4 border-t border-late/25 bg-late-tint px-4 py-2.5 md:px-6"
    >
      <p role="alert" className="min-w-0 flex-1 wrap-anywhere">
        <b className="font-semibold text-late">{who}.</b> {text}
      </p>
      <Button variant="text" onClick={close}>
        Close
      </Button>
    </div>
  );
}
