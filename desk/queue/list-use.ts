import type { PointerEvent } from "react";
import { isInUse, restMs, type ListUse } from "./stable-list.ts";

const inputs = ["keydown", "touchmove", "wheel"] as const;

/** Watches whether a list is in use. */
export function watchUse() {
  const use: ListUse = { isPointerOver: false, hasFocus: false, lastInputMs: -restMs };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listener = () => {};

  function change(changes: Partial<ListUse>) {
    Object.assign(use, changes);
    listener();
    clearTimeout(timer);
    const left = use.lastInputMs + restMs - performance.now();
    if (left > 0) timer = setTimeout(listener, left + 1);
  }

  const onInput = () => change({ lastInputMs: performance.now() });
  const onPointer = (isPointerOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType === "touch") onInput();
    else change({ isPointerOver });
  };

  return {
    isInUse: () => isInUse(use, performance.now()),
    subscribe: (onChange: () => void) => {
      listener = onChange;
      for (const input of inputs) document.addEventListener(input, onInput, { passive: true });
      return () => {
        clearTimeout(timer);
        for (const input of inputs) document.removeEventListener(input, onInput);
      };
    },
    /** For the list's element. */
    handlers: {
      onPointerEnter: onPointer(true),
      onPointerLeave: onPointer(false),
      onFocus: () => change({ hasFocus: true }),
      onBlur: () => change({ hasFocus: false }),
    },
  };
}
