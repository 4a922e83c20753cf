import { expect, test } from "vitest";
import { numbersFrom, storeRequests } from "#tests/fixtures/store-requests.ts";
import { createTestQuotes, type TestQuotes } from "#tests/fixtures/test-quotes.ts";

function store({ database }: TestQuotes, first: number, many: number): Promise<void> {
  const at = () => "2031-02-17T16:20:00.000Z";
  return storeRequests(database, numbersFrom(first, many), at, () => "completed");
}

test("a thousand requests are counted each time, more than that once a minute", async () => {
  const desk = await createTestQuotes("sqlite");
  const count = async () => (await desk.quotes.readQueue("queue", null)).counts.all;
  await store(desk, 0, 999);
  expect(await count()).toBe(999);
  await store(desk, 999, 1);
  expect(await count()).toBe(1000);
  await store(desk, 1000, 1);
  expect(await count()).toBe(1001);
  await store(desk, 1001, 1);
  desk.pass(59);
  expect(await count()).toBe(1001);
  desk.pass(1);
  expect(await count()).toBe(1002);
});
