import { expect, test } from "vitest";
import { CallError } from "#desk/api/client.ts";
import { faultOf } from "./fault-screen.tsx";

test.each([
  [new CallError(null, "Failed to fetch"), "The desk cannot be reached", false],
  [new CallError(new Response("", { status: 502 }), ""), "The desk cannot be reached", false],
  [new CallError(new Response("", { status: 401 }), ""), "You are signed out", false],
  [new CallError(new Response("", { status: 500 }), ""), "The server could not answer", false],
  [
    new TypeError("Failed to fetch dynamically imported module: /assets/account.js"),
    "This screen could not be loaded",
    true,
  ],
  [
    new TypeError("error loading dynamically imported module"),
    "This screen could not be loaded",
    true,
  ],
  [new TypeError("Importing a module script failed."), "This screen could not be loaded", true],
  [new TypeError("x is undefined"), "The desk has a fault", true],
  ["thrown", "The desk has a fault", true],
])("%s: %s", (error, title, isOver) => {
  expect(faultOf(error)).toMatchObject({ title, isOver });
  // The desk cannot know whether requests are stored while it reads nothing.
  expect(faultOf(error).text).not.toMatch(/stored|mailed/);
});
