import { expect, test } from "vitest";
import { readKey, type KeyContext } from "./read-key.ts";

const press = (key: string, modifiers = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
});
const context: KeyContext = { isInField: false, hasSingleKeys: true, pending: null };

test.each(["j", "?", "ArrowDown", "Escape", "Home"])("%s is a command", (key) => {
  expect(readKey(press(key), context)).toEqual({ command: key, pending: null });
});

test("a letter means the same with the shift lock on", () => {
  expect(readKey(press("J"), context).command).toBe("j");
});

test("G waits for the next key, which makes one command with it", () => {
  const first = readKey(press("g"), context);
  expect(first).toEqual({ command: null, pending: "g" });
  const second = readKey(press("q"), { ...context, pending: first.pending });
  expect(second).toEqual({ command: "g q", pending: null });
});

test("in a field every key belongs to the field", () => {
  for (const key of ["j", "g", "Home", "Escape"])
    expect(readKey(press(key), { ...context, isInField: true }).command).toBeNull();
});

test.each(["ctrlKey", "metaKey", "altKey"])("%s leaves a key to the browser", (modifier) => {
  expect(readKey(press("r", { [modifier]: true }), context).command).toBeNull();
});

test("single letters can be switched off; other keys stay", () => {
  const off = { ...context, hasSingleKeys: false };
  for (const key of ["j", "g", "?"])
    expect(readKey(press(key), off)).toEqual({ command: null, pending: null });
  expect(readKey(press("ArrowDown"), off).command).toBe("ArrowDown");
});
