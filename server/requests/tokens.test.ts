import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { engines } from "#tests/fixtures/databases.ts";
import { createTestRequests, type TestRequests } from "#tests/fixtures/test-requests.ts";
import { findByToken, listLinks, revokeLink } from "./tokens.ts";

const day = 24 * 60 * 60;

describe.each(engines)("over %s", (engine) => {
  async function start() {
    const services = await createTestRequests(engine);
    const reference = await services.receive();
    const { reader } = services.database;
    return {
      ...services,
      reference,
      draw: () => services.open(reference),
      find: (token: string) => findByToken(reader, token, services.clock.time),
      links: () => listLinks(reader, reference, services.clock.time),
    };
  }

  test("a token has 256 bits, and opens its request beside earlier ones", async () => {
    const { draw, find, reference } = await start();
    const tokens = [await draw(), await draw()];
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) {
      expect(Buffer.from(token, "base64url")).toHaveLength(32);
      expect(await find(token)).toBe(reference);
    }
  });

  test("its row holds its hash alone", async () => {
    const { draw, database } = await start();
    const token = await draw();
    const rows = await database.kysely.selectFrom("request_tokens").selectAll().execute();
    const hash = createHash("sha256").update(token).digest("hex");
    expect(rows.map(({ token_hash }) => token_hash)).toContain(hash);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("nothing else opens anything", async () => {
    const { draw, database, find } = await start();
    const token = await draw();
    const [row] = await database.kysely.selectFrom("request_tokens").selectAll().execute();
    const swapped = token.startsWith("A") ? `B${token.slice(1)}` : `A${token.slice(1)}`;
    for (const wrong of [
      "",
      swapped,
      `${token}=`,
      token.slice(1),
      row?.token_hash ?? "",
      "%",
      "FL-22222",
    ])
      expect(await find(wrong)).toBeNull();
  });

  describe("a link ends 90 days after", () => {
    /** Whether the token still opens its request a second before and after that time. */
    async function endsAt(services: TestRequests, token: string, moment: number) {
      const { reader } = services.database;
      const before = await findByToken(reader, token, moment + 90 * day * 1000 - 1000);
      expect(before).not.toBeNull();
      expect(await findByToken(reader, token, moment + 90 * day * 1000 + 1000)).toBeNull();
    }

    test("the pickup", async () => {
      const services = await start();
      const { pickupAt } = await services.read(services.reference);
      await endsAt(services, await services.draw(), Date.parse(pickupAt!));
    });

    test("what last happened, if that is later or the pickup could not be read", async () => {
      const services = await start();
      const reference = await services.receive({ date: "Christmas", time: "early" });
      const token = await services.open(reference);
      services.pass(20 * day);
      expect(await services.requests.answer(token, { type: "withdraw" })).toMatchObject({
        ok: true,
      });
      await endsAt(services, token, services.clock.time);
    });

    test("it was made, so that a visitor can ask for a new one at any time", async () => {
      const services = await start();
      const old = await services.draw();
      services.pass(1000 * day);
      expect(await services.find(old)).toBeNull();
      await endsAt(services, await services.draw(), services.clock.time);
    });
  });

  describe("revoking", () => {
    test("ends one link for good, and no other", async () => {
      const { draw, find, links, reference, database, clock } = await start();
      clock.time += 1000;
      const first = await draw();
      const [{ id } = { id: "" }, onThePage] = await links();
      clock.time += 1000;
      const second = await draw();
      const whose = { reference, id, now: clock.time };
      expect(await revokeLink(database.kysely, { ...whose, by: "Maya Chen" })).toBe(true);
      expect(await find(first)).toBeNull();
      expect(await find(second)).toBe(reference);
      const revoked = { at: new Date(clock.time).toISOString(), by: "Maya Chen" };
      expect(await links()).toMatchObject([
        { isOpen: true, revoked: null },
        { id, isOpen: false, revoked },
        onThePage,
      ]);
      // Revoking it again as somebody else changes nothing.
      clock.time += 1000;
      expect(await revokeLink(database.kysely, { ...whose, by: null, now: clock.time })).toBe(true);
      expect(await links()).toMatchObject([{ revoked: null }, { revoked }, onThePage]);
    });

    test("needs a link of this request", async () => {
      const { draw, links, receive, database, find, reference, clock } = await start();
      clock.time += 1000;
      const token = await draw();
      const [{ id } = { id: "" }] = await links();
      const other = await receive({ time: "3 PM" });
      for (const [of, wrong] of [
        [other, id],
        [reference, "%"],
        [reference, ""],
        [reference, "00000000"],
      ] as const) {
        const asked = { reference: of, id: wrong, by: null, now: clock.time };
        expect(await revokeLink(database.kysely, asked)).toBe(false);
      }
      expect(await find(token)).toBe(reference);
    });
  });
});
