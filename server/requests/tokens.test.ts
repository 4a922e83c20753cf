import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { engines } from "#tests/fixtures/databases.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { createTestIntake } from "#tests/fixtures/test-intake.ts";
import { plain } from "#tests/fixtures/test-services.ts";
import { createToken, findByToken } from "./tokens.ts";

describe.each(engines)("over %s", (engine) => {
  async function start() {
    const services = await createTestIntake(engine);
    const result = await services.intake.submitBooking(aBooking(), plain);
    if (!result.ok) throw new Error("not stored");
    const { kysely, reader } = services.database;
    const draw = async () => {
      const { token, step } = createToken(kysely, result.reference, Date.now());
      await services.database.transact([step]);
      return token;
    };
    return { ...services, reader, draw, reference: result.reference };
  }

  test("a token has 256 bits, and opens its request beside earlier ones", async () => {
    const { draw, reader, reference } = await start();
    const tokens = [await draw(), await draw()];
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) {
      expect(Buffer.from(token, "base64url")).toHaveLength(32);
      expect(await findByToken(reader, token)).toBe(reference);
    }
  });

  test("the database holds its hash alone", async () => {
    const { draw, database } = await start();
    const token = await draw();
    const rows = await database.kysely.selectFrom("request_tokens").selectAll().execute();
    const hash = createHash("sha256").update(token).digest("hex");
    expect(rows.map(({ token_hash }) => token_hash)).toContain(hash);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("nothing else opens anything", async () => {
    const { draw, database, reader } = await start();
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
      expect(await findByToken(reader, wrong)).toBeNull();
  });
});
