import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { refreshRequest, usePending } from "#desk/api/requests.ts";
import { serverNow } from "#desk/api/server-clock.ts";
import { sessionQuery } from "#desk/api/session.ts";
import { KeyCap } from "#desk/controls/button.tsx";
import { useKeys } from "#desk/keys/use-keys.ts";
import { closeReasons, type CloseReason } from "#domain/closing.ts";
import { formatMoney } from "#domain/money.ts";
import type { PendingAct } from "#server/requests/views.ts";
import { undoAct } from "./request-calls.ts";

const undoMs = 10_000;
/** How often to check whether a due act has happened, in case no event arrives. */
const pollMs = 1000;

/** At the bottom of every screen: what can still be undone, newest on top; Z undoes the newest. */
export function UndoBars() {
  const acts = usePending().toReversed();
  const [news, setNews] = useState("");
  const [undoing, setUndoing] = useState("");
  const [newest] = acts;

  async function undo({ reference, pressedAt }: PendingAct) {
    if (undoing === pressedAt) return;
    setUndoing(pressedAt);
    setNews((await undoAct(reference, pressedAt)) ?? "");
    setUndoing("");
  }

  useKeys({ z: newest ? () => void undo(newest) : undefined });
  return (
    <div className="sticky bottom-0 z-20">
      {news ? (
        <div role="alert" className={barClass}>
          <p className="mr-auto min-w-0">{news}</p>
          <button type="button" onClick={() => setNews("")} className={buttonClass}>
            Close
          </button>
        </div>
      ) : null}
      {acts.map((act) => (
        <UndoBar
          key={`${act.reference} ${act.pressedAt}`}
          act={act}
          isNewest={act === newest}
          isUndoing={undoing === act.pressedAt}
          undo={() => void undo(act)}
        />
      ))}
    </div>
  );
}

const barClass =
  "undo-bar relative flex h-16 items-center gap-4 bg-night px-4 text-paper md:h-13 md:px-6";
const buttonClass =
  "inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-edge border border-mist px-4 font-medium hover:bg-white/12 focus-visible:outline-offset-2 md:min-h-9";

type Props = { act: PendingAct; isNewest: boolean; isUndoing: boolean; undo: () => void };

/** One act and its remaining seconds to undo, on the server's clock. */
function UndoBar({ act, isNewest, isUndoing, undo }: Props) {
  const now = useSecond(() => serverNow().epochMilliseconds);
  const left = Math.max(0, Date.parse(act.dueAt) - now);
  usePolling(act.reference, left === 0);
  const isMine = useQuery(sessionQuery).data?.name === act.by;
  const { doing, detail } = describeAct(act);
  return (
    <div className={barClass}>
      <UndoLine leftMs={left} />
      <output className="sr-only">
        {doing} in ten seconds. {detail} Undo calls it back.
      </output>
      <p aria-hidden="true" className="mr-auto line-clamp-2 min-w-0 max-md:text-small">
        <b className="font-semibold">
          {doing} {left > 0 ? `in ${Math.ceil(left / 1000)} s` : "now"}
        </b>{" "}
        <span className="text-mist">{detail}</span>
      </p>
      <button
        type="button"
        ref={isMine ? focusIfLost : undefined}
        data-undo={isMine || undefined}
        aria-disabled={isUndoing || left === 0}
        aria-label={isNewest ? undefined : `Undo: ${doing}`}
        onClick={undo}
        className={buttonClass}
      >
        Undo {isNewest ? <KeyCap quiet>Z</KeyCap> : null}
      </button>
    </div>
  );
}

/** If the button that was pressed is gone, Undo takes the focus. */
function focusIfLost(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus();
}

/** The bar's text for an act. */
export function describeAct(act: PendingAct): { doing: string; detail: string } {
  const { type, visitor, reference, quote, twin: duplicateOf, why, refundCents } = act;
  switch (type) {
    case "send-quote":
      return {
        doing: `Sending quote ${quote?.version ?? ""} to ${visitor}`,
        detail: `${quote ? `${formatMoney(quote.totalCents)}, ` : ""}${reference}.`,
      };
    case "accept":
      return { doing: `Recording a yes by ${visitor}`, detail: `${reference}.` };
    case "decline":
      return { doing: `Recording a no by ${visitor}`, detail: `${reference}.` };
    case "take-back":
      return {
        doing: `Taking the change back from ${visitor}`,
        detail: `${reference}. The ride stays as it was booked.`,
      };
    case "withdraw":
      return { doing: `Recording that ${visitor} withdraws`, detail: `${reference}.` };
    case "cancel":
      return {
        doing: `Cancelling ${reference}`,
        detail: `${visitor}, refund ${formatMoney(refundCents ?? 0)}. Nothing has been emailed yet.`,
      };
    case "close": {
      const name =
        why && why in closeReasons ? closeReasons[why as CloseReason].toLowerCase() : "closed";
      const stays = duplicateOf ? `; ${duplicateOf} is kept` : "";
      const email =
        why === "cannot-serve" ? "The email has not been sent yet." : "Nothing is emailed.";
      return { doing: `Closing ${reference} as ${name}`, detail: `${visitor}${stays}. ${email}` };
    }
  }
}

/** Rereads a request each second once its act is due, until the act is gone. */
function usePolling(reference: string, isOver: boolean) {
  useEffect(() => {
    if (!isOver) return;
    const timer = setInterval(() => void refreshRequest(reference), pollMs);
    return () => clearInterval(timer);
  }, [reference, isOver]);
}

/** Shrinks, starting from the share of the time left when it appeared. */
function UndoLine({ leftMs }: { leftMs: number }) {
  const [delayMs] = useState(leftMs - undoMs);
  return (
    <span
      aria-hidden="true"
      className="sending-line absolute inset-x-0 top-0 h-0.5 bg-glow"
      style={{ animation: `sending-line ${undoMs}ms linear ${Math.min(0, delayMs)}ms forwards` }}
    />
  );
}

/** A clock in milliseconds that rerenders every second. */
export function useSecond(now: () => number): number {
  useSyncExternalStore(subscribe, () => Math.floor(now() / 1000));
  return now();
}

function subscribe(tick: () => void) {
  const timer = setInterval(tick, 200);
  return () => clearInterval(timer);
}
