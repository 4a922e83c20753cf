import { useEffect, useRef, useState } from "react";
import { KeyCap } from "#desk/controls/button.tsx";
import type { RequestSummary } from "#server/requests/views.ts";

/** How many new requests are held back from the list, and the button to show them. */
export function NewHint({
  arrivals,
  onShow,
}: {
  arrivals: readonly RequestSummary[];
  onShow: () => void;
}) {
  const short = arrivals.filter(({ pickupNote }) => pickupNote === "within-24-hours").length;
  const spoken = useThrottled(describeArrivals(arrivals.length, short));
  return (
    <>
      <output className="sr-only">{spoken}</output>
      {arrivals.length > 0 ? (
        <button
          type="button"
          onClick={onShow}
          className="flex h-11 cursor-pointer items-center justify-center gap-2.5 rounded-edge border border-ink bg-white pr-1.5 pl-3 font-medium transition-opacity hover:bg-frost max-md:w-full md:h-8 starting:opacity-0"
        >
          {describeArrivals(arrivals.length, short)}
          <KeyCap>S</KeyCap>
        </button>
      ) : null}
    </>
  );
}

/** For example, `3 new, 1 short notice`; empty if there are none. */
export function describeArrivals(count: number, short: number): string {
  if (count === 0) return "";
  if (count === short) return `${count} new, short notice`;
  return `${count} new${short > 0 ? `, ${short} short notice` : ""}`;
}

const spaceMs = 30_000;

/** The text for a live region: at most one change every 30 s, always ending with the latest. */
function useThrottled(text: string): string {
  const [spoken, setSpoken] = useState("");
  const spokenAt = useRef(-spaceMs);
  useEffect(() => {
    if (text === spoken) return;
    const wait = text === "" ? 0 : spokenAt.current + spaceMs - performance.now();
    const timer = setTimeout(
      () => {
        if (text !== "") spokenAt.current = performance.now();
        setSpoken(text);
      },
      Math.max(0, wait),
    );
    return () => clearTimeout(timer);
  }, [text, spoken]);
  return spoken;
}
