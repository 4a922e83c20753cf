import { expect, test } from "vitest";
import { readQuoteKey } from "./quote-keys.ts";

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false };

test.each([
  ["KeyL", { altKey: true }, "add-line"],
  ["KeyP", { altKey: true }, "preview"],
  ["Backspace", { altKey: true }, "remove-line"],
  ["Enter", { ctrlKey: true }, "send"],
  ["Enter", { metaKey: true }, "send"],
  ["NumpadEnter", { ctrlKey: true }, "send"],
  ["Escape", {}, "close"],
  ["Enter", {}, null],
  ["KeyL", {}, null],
  ["KeyL", { altKey: true, ctrlKey: true }, null],
  ["Backspace", { ctrlKey: true }, null],
  ["Enter", { ctrlKey: true, shiftKey: true }, null],
  ["Enter", { ctrlKey: true, isComposing: true }, null],
])("%s with %o is %s", (code, modifiers, expected) => {
  expect(readQuoteKey({ ...none, ...modifiers, code })).toBe(expected);
});
