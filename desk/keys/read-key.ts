/** What of a keyboard event decides. */
export type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

export type KeyContext = {
  /** Whether a field has the focus. */
  isInField: boolean;
  /** Whether keys of a single letter are switched on. */
  hasSingleKeys: boolean;
  /** The first key of a sequence, pressed just before. */
  pending: string | null;
};

/** Keys that wait for a second one. */
const prefixes = new Set(["g"]);

/**
 * The command of a key: its own name (`j`, `?`, `ArrowDown`), or both keys of a sequence (`g q`).
 * @returns pending when it is the first key of a sequence
 */
export function readKey(
  { key, ctrlKey, metaKey, altKey }: KeyPress,
  { isInField, hasSingleKeys, pending }: KeyContext,
): { command: string | null; pending: string | null } {
  const none = { command: null, pending: null };
  if (ctrlKey || metaKey || altKey || isInField) return none;
  const isSingle = key.length === 1;
  if (isSingle && !hasSingleKeys) return none;
  const name = isSingle ? key.toLowerCase() : key;
  if (pending !== null) return { command: `${pending} ${name}`, pending: null };
  return prefixes.has(name) ? { command: null, pending: name } : { command: name, pending: null };
}
