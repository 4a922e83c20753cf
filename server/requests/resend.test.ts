import { describe, expect, test } from "vitest";
import { engines } from "#tests/fixtures/databases.ts";
import { ben, createTestQuotes, type TestQuotes } from "#tests/fixtures/test-quotes.ts";

/** The email that brought the first quote, after its server refused it. */
async function refuseQuoteEmail(desk: TestQuotes, reference: string): Promise<string> {
  const { timeline } = await desk.read(reference);
  const brought = timeline.filter(({ email }) => email?.quoteVersion === 1);
  expect(brought).toMatchObject([{ email: { audience: "visitor", status: "waiting" } }]);
  const id = brought[0]?.email?.id ?? "";
  await settle(desk, id, { refused_at: "2031-02-17T16:20:11.000Z" });
  return id;
}

async function settle({ database }: TestQuotes, id: string, times: object): Promise<void> {
  const set = { due_at: null, ...times };
  await database.kysely.updateTable("emails").set(set).where("id", "=", id).execute();
}

async function statusOf(desk: TestQuotes, reference: string, id: string) {
  const { timeline } = await desk.read(reference);
  return timeline.find(({ email }) => email?.id === id)?.email?.status;
}

describe.each(engines)("a failed email on %s", (engine) => {
  test("of a quote is sent again, once, and the timeline says by whom", async () => {
    const desk = await createTestQuotes(engine);
    const reference = await desk.receive();
    await desk.quote(reference);
    const id = await refuseQuoteEmail(desk, reference);
    expect(await statusOf(desk, reference, id)).toBe("refused");
    const presses = [1, 2, 3].map(() => desk.requests.resendEmail(reference, id, ben));
    for (const result of await Promise.all(presses)) expect(result).toMatchObject({ ok: true });
    expect(await statusOf(desk, reference, id)).toBe("waiting");
    const { state, timeline } = await desk.read(reference);
    expect(state).toBe("quoted");
    expect(timeline.filter(({ type }) => type === "resend")).toMatchObject([
      { actor: "agent", name: "Ben Ortiz", quoteVersion: 1 },
    ]);
    await settle(desk, id, { sent_at: "2031-02-17T16:21:00.000Z" });
    expect(await desk.requests.resendEmail(reference, id, ben)).toMatchObject({
      ok: false,
      reason: { text: "This email has been sent." },
    });
  });

  test("does not stop a revision that is being sent", async () => {
    const desk = await createTestQuotes(engine);
    const reference = await desk.receive();
    await desk.quote(reference);
    const id = await refuseQuoteEmail(desk, reference);
    await desk.press(reference);
    expect(await desk.requests.resendEmail(reference, id, ben)).toMatchObject({ ok: false });
    desk.pass(10);
    await desk.sendDue();
    expect((await desk.read(reference)).quotes).toHaveLength(2);
    expect(await desk.requests.resendEmail(reference, id, ben)).toMatchObject({ ok: true });
  });

  test("of another request is not found", async () => {
    const desk = await createTestQuotes(engine);
    const reference = await desk.receive();
    await desk.quote(reference);
    const id = await refuseQuoteEmail(desk, reference);
    const other = await desk.receive({ email: "other@example.com" });
    expect(await desk.requests.resendEmail(other, id, ben)).toBeNull();
    expect(await desk.requests.resendEmail("FL-22222", id, ben)).toBeNull();
    expect(await statusOf(desk, reference, id)).toBe("refused");
  });
});
