import { useCallback } from "react";
import { useQuery } from "@tanstack/react-query";
import { requestQuery } from "#desk/api/requests.ts";
import { serverNow } from "#desk/api/server-clock.ts";
import { KeyCap } from "#desk/controls/key-cap.tsx";
import type { RequestDetails } from "#server/desk/views.ts";
import { useSecond } from "./use-second.ts";
import type { WantedFocus } from "./use-wanted-focus.ts";

type Props = {
  details: RequestDetails & { sending: { sendAt: string; name: string } };
  undo: () => void;
  isUndoing: boolean;
  focus: WantedFocus;
};

const undoMs = 10_000;

/** The seconds in which a quote can be called back, on the server's clock. */
export function SendingBar({ details, undo, isUndoing, focus }: Props) {
  const { reference, email, sending } = details;
  const { wantAfter } = focus;
  const sendAt = Date.parse(sending.sendAt);
  const now = useSecond(() => serverNow().epochMilliseconds);
  const left = Math.max(0, sendAt - now);
  // When the time is over it reads until the quote is out, should no event arrive.
  useQuery({ ...requestQuery(reference), refetchInterval: () => Math.max(1_000, left) });
  const leave = useCallback(
    (bar: HTMLElement | null) => () => {
      const button = bar?.querySelector("button");
      if (button) wantAfter(button, "heading");
    },
    [wantAfter],
  );
  return (
    <div
      ref={leave}
      className="sticky bottom-0 z-10 mt-auto flex min-h-16 items-center gap-2.5 bg-night px-4 py-2.5 text-paper md:px-7 md:py-3"
    >
      <SendingLine key={sending.sendAt} leftMs={left} />
      <output className="sr-only">Sending to {email} in ten seconds. Undo calls it back.</output>
      <p aria-hidden="true" className="mr-auto min-w-0 max-md:text-small">
        {left > 0 ? `Sending in ${Math.ceil(left / 1000)} s` : "Sending now"}
        <span className="block truncate text-desk-small text-mist">to {email}</span>
      </p>
      <button
        type="button"
        ref={(button) => focus.target("undo")(button)}
        aria-disabled={isUndoing || left === 0}
        onClick={undo}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-edge border border-mist px-4 font-medium hover:bg-white/12 focus-visible:outline-offset-2 md:min-h-9"
      >
        Undo <KeyCap quiet>Z</KeyCap>
      </button>
    </div>
  );
}

function SendingLine({ leftMs }: { leftMs: number }) {
  return (
    <span
      aria-hidden="true"
      className="sending-line absolute inset-x-0 top-0 h-0.5 bg-glow"
      ref={(line) => {
        line?.animate(...shrink(leftMs));
      }}
    />
  );
}

function shrink(leftMs: number): Parameters<Element["animate"]> {
  const from = `scaleX(${Math.min(1, leftMs / undoMs)})`;
  return [
    [{ transform: from }, { transform: "scaleX(0)" }],
    { duration: leftMs, fill: "forwards" },
  ];
}
