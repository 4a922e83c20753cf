import type { PointerEvent } from "react";
import { isHandOn, restMs, type Hand } from "./hold-back.ts";

const moves = ["keydown", "touchmove", "wheel"] as const;

/** Watches whether someone's hand is on a list. */
export function createHand() {
  const hand: Hand = { isPointerOver: false, hasFocus: false, lastMoveMs: -restMs };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listener = () => {};

  function change(changes: Partial<Hand>) {
    Object.assign(hand, changes);
    listener();
    clearTimeout(timer);
    const left = hand.lastMoveMs + restMs - performance.now();
    if (left > 0) timer = setTimeout(listener, left + 1);
  }

  const onMove = () => change({ lastMoveMs: performance.now() });
  const onPointer = (isPointerOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType === "touch") onMove();
    else change({ isPointerOver });
  };

  return {
    isOn: () => isHandOn(hand, performance.now()),
    subscribe(onChange: () => void) {
      listener = onChange;
      for (const move of moves) document.addEventListener(move, onMove, { passive: true });
      return () => {
        clearTimeout(timer);
        for (const move of moves) document.removeEventListener(move, onMove);
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
