import { useEffect, useEffectEvent } from "react";
import { readKey } from "./read-key.ts";
import { readSingleKeys } from "./single-keys.ts";

/** By command, as `readKey` names them. */
export type KeyHandlers = Record<string, (() => void) | undefined>;

type Find = (command: string) => (() => void) | undefined;

const sequenceMs = 1500;
const registered: Find[] = [];
let pending: string | null = null;
let pendingSince = 0;

/**
 * Does something at a key while the component is mounted. Off in fields, below dialogs and menus, and
 * single letters also when they are switched off. What was mounted last comes first.
 */
export function useKeys(handlers: KeyHandlers) {
  const find = useEffectEvent((command: string) => handlers[command]);
  useEffect(() => {
    const entry: Find = (command) => find(command);
    if (registered.length === 0) document.addEventListener("keydown", onKeyDown);
    registered.push(entry);
    return () => {
      registered.splice(registered.indexOf(entry), 1);
      if (registered.length === 0) document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
}

function onKeyDown(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing || isBelowSomething()) return;
  if (["Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
  const isFresh = event.timeStamp - pendingSince < sequenceMs;
  const read = readKey(event, {
    isInField: isField(event.target),
    hasSingleKeys: readSingleKeys(),
    pending: isFresh ? pending : null,
  });
  pending = read.pending;
  pendingSince = event.timeStamp;
  const { command } = read;
  if (command === null) return;
  const handler = registered
    .toReversed()
    .map((find) => find(command))
    .find((found) => found !== undefined);
  if (!handler) return;
  event.preventDefault();
  handler();
}

/** Whether a dialog or a menu is open, whose keys are its own. */
function isBelowSomething(): boolean {
  return document.querySelector("dialog:modal, :popover-open") !== null;
}

const fields =
  "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]";

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}
