import { afterEach, expect, test, vi } from "vitest";
import { recordAnswer } from "./request-calls.ts";

afterEach(() => vi.unstubAllGlobals());

const record = () => recordAnswer("FL-7K3Q9", { type: "accept", quoteVersion: 1, reason: null });

test("without an answer nobody claims that nothing was recorded", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await record()).toContain("It may have been recorded");
});

test("a refusal is told with all that is wrong", async () => {
  const answer = {
    message: "Some fields need your attention.",
    errors: { type: "No such answer." },
  };
  vi.stubGlobal("fetch", async () => Response.json(answer, { status: 422 }));
  expect(await record()).toBe("Some fields need your attention. No such answer.");
});

test("a success has nothing to tell", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ state: "accepted", version: 5 }));
  expect(await record()).toBeNull();
});
