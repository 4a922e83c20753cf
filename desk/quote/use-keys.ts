import { useEffect, useEffectEvent } from "react";

/** Listens to the keys of the whole page, before anything else in it, while the component is shown. */
export function useDocumentKeys(onKey: (event: KeyboardEvent) => void) {
  const handle = useEffectEvent(onKey);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener("keydown", listener, true);
    return () => document.removeEventListener("keydown", listener, true);
  }, []);
}
