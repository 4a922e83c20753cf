import { describe, expect, test } from "vitest";
import { engines } from "#tests/fixtures/databases.ts";
import { createTestRequests, type TestRequests } from "#tests/fixtures/test-requests.ts";

/** To whom links went, and the requests that they open. */
async function links({ emails }: TestRequests) {
  const stored = (await emails()).filter(({ reference }) => reference === null);
  return stored.map(({ recipient, draft, held_reason }) => ({
    recipient,
    held: held_reason,
    opens: (JSON.parse(draft) as { links: string[] }).links,
  }));
}

describe.each(engines)("links over %s", (engine) => {
  test("go to the mailbox of the requests, each opening its own", async () => {
    const services = await createTestRequests(engine);
    const { requests, receive, pass } = services;
    const first = await receive({ email: "Roisin@example.com" });
    pass(60);
    const second = await receive({ email: "Roisin@example.com", time: "3 PM" });
    await receive({ email: "other@example.com" });
    expect(await requests.sendLinks(" roisin@EXAMPLE.com ")).toEqual({ ok: true });
    const [email, ...others] = await links(services);
    expect(others).toEqual([]);
    expect(email).toMatchObject({ recipient: "Roisin@example.com", held: null });
    expect(email?.opens).toEqual([second, first]);
  });

  test("are never sent to a spelling that no request has", async () => {
    const services = await createTestRequests(engine);
    await services.receive({ email: "roisin@example.com" });
    await services.receive({ email: "roisin+ski@example.com", time: "3 PM" });
    await services.requests.sendLinks("roisin+evil@example.com");
    const sent = await links(services);
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([
      "roisin+ski@example.com",
      "roisin@example.com",
    ]);
    expect(sent.map(({ opens }) => opens.length)).toEqual([1, 1]);
  });

  test("an address without requests gets the same answer, and nothing is stored", async () => {
    const services = await createTestRequests(engine);
    await services.receive();
    const { kysely } = services.database;
    const count = () => kysely.selectFrom("request_tokens").selectAll().execute();
    const before = await count();
    expect(await services.requests.sendLinks("nobody@example.com")).toEqual({ ok: true });
    expect(await services.requests.sendLinks("no address")).toEqual({
      ok: false,
      reason: "invalid",
    });
    expect(await links(services)).toEqual([]);
    expect(await count()).toEqual(before);
  });

  test("three emails in an hour, also if all are asked for at the same moment", async () => {
    const services = await createTestRequests(engine);
    await services.receive({ email: "roisin@example.com" });
    const ask = () => services.requests.sendLinks("roisin@example.com");
    await Promise.all(Array.from({ length: 12 }, ask));
    expect(await links(services)).toHaveLength(3);
  });

  test("three emails in an hour, so that a stranger cannot use up what the mailbox gets", async () => {
    const services = await createTestRequests(engine);
    await services.receive({ email: "roisin@example.com" });
    for (let index = 0; index < 5; index += 1)
      expect(await services.requests.sendLinks("roisin@example.com")).toEqual({ ok: true });
    expect(await links(services)).toHaveLength(3);
    services.pass(3601);
    await services.requests.sendLinks("roisin@example.com");
    expect(await links(services)).toHaveLength(4);
  });
});
