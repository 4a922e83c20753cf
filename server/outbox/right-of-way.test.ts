import { expect, test } from "vitest";
import { createRightOfWay } from "./right-of-way.ts";

test("nobody waits when nothing comes in", async () => {
  let asked = 0;
  const way = createRightOfWay(() => {
    asked += 1;
    return 1000;
  });
  await way.giveWay();
  expect(asked).toBe(2);
});

test("a mail waits for a pause, and leaves in the end when there is none", async () => {
  let time = 0;
  const way = createRightOfWay(() => (time += 10));
  let left = false;
  way.noteSubmission();
  const mail = way.giveWay().then(() => (left = true));
  const rush = setInterval(() => way.noteSubmission(), 1);
  expect(left).toBe(false);
  await mail;
  clearInterval(rush);
  expect(time).toBeGreaterThanOrEqual(100);
});
