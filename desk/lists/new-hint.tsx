import { useEffect, useRef, useState } from "react";
import { KeyCap } from "#desk/controls/button.tsx";
import type { RequestSummary } from "#server/requests/views.ts";

/** How many new requests wait behind the list, and the way to let them in. */
export function NewHint({
  arrivals,
  onShow,
}: {
  arrivals: readonly RequestSummary[];
  onShow: () => void;
}) {
  const short = arrivals.filter(({ pickupNote }) => pickupNote === "within-24-hours").length;
  const spoken = useSpaced(describeArrivals(arrivals.length, short));
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

/** Such as `3 new, 1 short notice`; empty when there are none. */
export function describeArrivals(count: number, short: number): string {
  if (count === 0) return "";
  if (count === short) return `${count} new, short notice`;
  return `${count} new${short > 0 ? `, ${short} short notice` : ""}`;
}

const spaceMs = 30_000;

/** The text for a live region: changes are at least 30 s apart, the last one counts. */
function useSpaced(text: string): string {
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
