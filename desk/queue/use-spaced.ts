import { useEffect, useRef, useState } from "react";

const spaceMs = 30_000;

/** The text for a live region: changes are at least 30 s apart, the last one counts. */
export function useSpaced(text: string): string {
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
