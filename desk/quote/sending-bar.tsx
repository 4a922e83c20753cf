import { useQuery } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { requestQuery } from "#desk/api/requests.ts";
import { serverNow } from "#desk/api/server-clock.ts";
import { KeyCap } from "#desk/controls/key-cap.tsx";
import type { RequestDetails } from "#server/requests/views.ts";

type Props = {
  details: RequestDetails & { sending: NonNullable<RequestDetails["sending"]> };
  undo: () => void;
  isUndoing: boolean;
};

const undoMs = 10_000;

/** The seconds in which a quote can be called back, on the server's clock. */
export function SendingBar({ details, undo, isUndoing }: Props) {
  const { reference, email, sending } = details;
  const sendAt = Date.parse(sending.sendAt);
  const now = useSecond(() => serverNow().epochMilliseconds);
  const left = Math.max(0, sendAt - now);
  // When the time is over it reads until the quote is out, should no event arrive.
  useQuery({ ...requestQuery(reference), refetchInterval: () => Math.max(1_000, left) });
  return (
    <div className="sticky bottom-0 z-10 mt-auto flex min-h-16 items-center gap-2.5 bg-night px-4 py-2.5 text-paper md:px-7 md:py-3">
      <SendingLine key={sending.sendAt} leftMs={left} />
      <output className="sr-only">Sending to {email} in ten seconds. Undo calls it back.</output>
      <p aria-hidden="true" className="mr-auto min-w-0 max-md:text-small">
        {left > 0 ? `Sending in ${Math.ceil(left / 1000)} s` : "Sending now"}
        <span className="block truncate text-desk-small text-mist">to {email}</span>
      </p>
      <button
        type="button"
        id="quote-undo"
        aria-disabled={isUndoing || left === 0}
        onClick={undo}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-edge border border-mist px-4 font-medium hover:bg-white/12 focus-visible:outline-offset-2 md:min-h-9"
      >
        Undo <KeyCap quiet>Z</KeyCap>
      </button>
    </div>
  );
}

/** Shrinks from the part of the time that was left when it appeared. */
function SendingLine({ leftMs }: { leftMs: number }) {
  const [delayMs] = useState(leftMs - undoMs);
  return (
    <span
      aria-hidden="true"
      className="sending-line absolute inset-x-0 top-0 h-0.5 bg-glow"
      style={{ animation: `sending-line ${undoMs}ms linear ${Math.min(0, delayMs)}ms forwards` }}
    />
  );
}

/** A clock in milliseconds that renders anew at each of its seconds. */
export function useSecond(now: () => number): number {
  useSyncExternalStore(subscribe, () => Math.floor(now() / 1000));
  return now();
}

function subscribe(tick: () => void) {
  const timer = setInterval(tick, 200);
  return () => clearInterval(timer);
}
