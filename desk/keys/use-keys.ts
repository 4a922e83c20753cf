import { useEffectEvent, useLayoutEffect } from "react";
import { tinykeys, type KeybindingsMap } from "tinykeys";
import { createPreference } from "#desk/api/browser-storage.ts";

/** Handlers by key, in tinykeys' notation. A handler that returns false leaves the key to the browser. */
type KeyHandlers = Record<string, ((event: KeyboardEvent) => unknown) | undefined>;

const mounted: KeybindingsMap[] = [];
let stop = () => {};

/** Handles keys outside fields while the component is mounted. Single letters can be turned off. */
export function useKeys(handlers: KeyHandlers) {
  useBindings(handlers, (bindings) => {
    mounted.push(bindings);
    listen();
    return () => {
      mounted.splice(mounted.indexOf(bindings), 1);
      listen();
    };
  });
}

/** Handles keys with Ctrl or Alt, and Escape, also in fields and before the fields do. */
export function useEditorKeys(handlers: KeyHandlers) {
  useBindings(handlers, (bindings) =>
    tinykeys(window, bindings, { capture: true, ignore: isElsewhere }),
  );
}

function useBindings(handlers: KeyHandlers, bind: (bindings: KeybindingsMap) => () => void) {
  const press = useEffectEvent((key: string, event: KeyboardEvent) => {
    const handler = handlers[key];
    if (handler && handler(event) !== false) event.preventDefault();
  });
  const start = useEffectEvent((on: (key: string) => (event: KeyboardEvent) => void) =>
    bind(Object.fromEntries(Object.keys(handlers).map((key) => [key, on(key)]))),
  );
  // Not useEffect, which runs after the paint: a key pressed right away would be lost.
  useLayoutEffect(() => start((key) => (event) => press(key, event)), []);
}

/** Binds all components' keys as one map, because in two maps `q` would also fire at `g q`. */
function listen() {
  stop();
  const all = Object.entries<KeybindingsMap[string]>(Object.assign({}, ...mounted));
  const sequencesFirst = all.toSorted(([one], [other]) => other.length - one.length);
  stop = tinykeys(window, Object.fromEntries(sequencesFirst), { timeout: 1500, ignore: isOff });
}

const fields =
  "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]";

function isOff(event: KeyboardEvent): boolean {
  const isInField = event.target instanceof Element && event.target.closest(fields) !== null;
  return isElsewhere(event) || isInField || (event.key.length === 1 && !singleKeys.read());
}

/** Whether the key belongs to a character being composed, or to an open dialog or menu. */
function isElsewhere(event: KeyboardEvent): boolean {
  // tinykeys takes AltGr for Alt, but AltGr L types a letter.
  const isAltGraph = event.getModifierState("AltGraph") && !event.altKey;
  const isBelow = document.querySelector("dialog:modal, :popover-open") !== null;
  return event.defaultPrevented || event.isComposing || isAltGraph || isBelow;
}

/** Whether single-letter keys are on. */
export const singleKeys = createPreference("desk-single-keys", { standard: true });
