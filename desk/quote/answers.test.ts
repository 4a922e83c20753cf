import { expect, test } from "vitest";
import { stateNames, transition, type RequestState } from "#domain/request.ts";
import { answerReason, phoneAnswers } from "./answers.tsx";
import { firstMissing } from "./draft-editor.tsx";

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
  expect(firstMissing([], 0, "e@example.com")).toBe("to e@example.com");
  expect(firstMissing([open], 0, "e@example.com")).toBe("Pickup time not confirmed yet");
  expect(firstMissing([empty, open], 0, "e@example.com")).toBe("Write at least one line.");
  expect(firstMissing([empty], 1, "e@example.com")).toBe("1 error");
  expect(firstMissing([empty, open], 2, "e@example.com")).toBe("2 errors");
});
