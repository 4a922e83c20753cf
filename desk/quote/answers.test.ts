import { expect, test, afterEach, vi } from "vitest";
import { stateNames, transition, type RequestState } from "#domain/request.ts";
import { answerReason, phoneAnswers } from "./answers.tsx";
import { sendHint } from "./draft-editor.tsx";
import { recordAnswer } from "./request-calls.ts";

test.each(Object.keys(stateNames) as RequestState[])(
  "everything that can be recorded when %s is possible then",
  (state) => {
    for (const { type } of phoneAnswers[state])
      expect(transition(state, { type, by: "agent" })).toMatchObject({ ok: true });
  },
);

test("a reason says who, when, and what else", () => {
  const said = { who: " Eleanor Whitcombe ", when: "9:41 AM MT" };
  expect(answerReason({ ...said, remark: "" })).toBe("Eleanor Whitcombe, by phone, 9:41 AM MT.");
  expect(answerReason({ ...said, remark: " Two seats. " })).toBe(
    "Eleanor Whitcombe, by phone, 9:41 AM MT. Two seats.",
  );
});

test("the send bar names what is missing first", () => {
  const open = { field: "pickup.confirmed", name: "the pickup time", text: "Confirm it." };
  const empty = { field: "lines", name: "the lines", text: "Write at least one line." };
  expect(sendHint([], 0, "e@example.com")).toBe("to e@example.com");
  expect(sendHint([open], 0, "e@example.com")).toBe("Pickup time not confirmed yet");
  expect(sendHint([empty, open], 0, "e@example.com")).toBe("Write at least one line.");
  expect(sendHint([empty], 1, "e@example.com")).toBe("1 error");
  expect(sendHint([empty, open], 2, "e@example.com")).toBe("2 errors");
});

afterEach(() => vi.unstubAllGlobals());

const record = () => recordAnswer("FL-7K3Q9", { type: "accept", quoteVersion: 1, reason: null });

test("without an answer nobody claims that nothing was recorded", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await record()).toContain("It may still have been recorded");
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
