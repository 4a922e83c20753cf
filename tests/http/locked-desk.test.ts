import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createTestDesk, fromDesk, signIn } from "#tests/fixtures/desk.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { plain } from "#tests/fixtures/test-services.ts";

test("a locked desk goes on with its lists, and with nothing else", async () => {
  const desk = await createTestDesk({ TEST_IDLE_SECONDS: "1" });
  onTestFinished(() => desk.close());
  const { cookie } = await signIn(desk);
  const booked = await desk.intake.submitBooking(aBooking(), plain);
  const reference = booked.ok ? booked.reference : "";
  const stream = await desk.read("/api/events", cookie);
  onTestFinished(() => stream.body?.cancel());
  await sleep(2200);

  const lists = await desk.read("/api/lists?view=queue", cookie);
  expect(lists.status).toBe(200);
  const rows = await lists.text();
  const { cellPhone, email } = aBooking() as { cellPhone: string; email: string };
  expect(rows).toContain(reference);
  expect(rows).not.toContain(cellPhone);
  expect(rows).not.toContain(email);
  expect((await desk.read("/api/session", cookie)).status).toBe(200);

  // All that it answers but what signs in, and the calls that only watch.
  const open = ["/api/lists", "/api/session", "/api/events"];
  const paths = new Map(
    desk.routes.map(({ path, method }) => [`${method} ${path}`, { path, method }]),
  );
  let asked = 0;
  for (const { path, method } of paths.values()) {
    const isCall =
      /^\/(?:api|preview)\//.test(path) && !/\*|sign-in/.test(path) && method !== "ALL";
    if (!isCall || open.includes(path)) continue;
    const address = path.replace(":reference", reference).replace(/:\w+/g, "x");
    const body = method === "GET" ? {} : { body: "{}" };
    const answer = await desk.request(address, {
      method,
      headers: { ...fromDesk, Cookie: cookie },
      ...body,
    });
    expect([path, answer.status, answer.headers.get("X-Sign-In")]).toEqual([path, 401, "locked"]);
    asked += 1;
  }
  expect(asked).toBeGreaterThan(15);
});
