/** What a key does in the editor. */
export type QuoteKey = "add-line" | "remove-line" | "preview" | "send" | "close";

type Pressed = Pick<
  KeyboardEvent,
  "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "code" | "isComposing"
>;

/** Alt keys are read by position: with Alt a Mac's keys write special characters. */
export function readQuoteKey(pressed: Pressed): QuoteKey | null {
  const { altKey, ctrlKey, metaKey, shiftKey, code, isComposing } = pressed;
  if (isComposing || shiftKey) return null;
  const isCommand = ctrlKey !== metaKey && !altKey;
  if (isCommand && (code === "Enter" || code === "NumpadEnter")) return "send";
  if (ctrlKey || metaKey) return null;
  if (!altKey) return code === "Escape" ? "close" : null;
  return altKeys[code] ?? null;
}

const altKeys: Record<string, QuoteKey> = {
  KeyL: "add-line",
  Backspace: "remove-line",
  KeyP: "preview",
};
