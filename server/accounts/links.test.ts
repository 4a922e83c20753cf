import { scryptSync } from "node:crypto";
import { describe, expect, onTestFinished, test } from "vitest";
import { engines } from "#tests/fixtures/databases.ts";
import { goodPassword } from "#tests/fixtures/requests.ts";
import { createTestAccounts, minute } from "#tests/fixtures/test-accounts.ts";
import { createTestServices } from "#tests/fixtures/test-services.ts";
import { createAccounts } from "./accounts.ts";
import { passwordFault } from "./passwords.ts";

const maya = { name: "Maya Ortiz", email: "Maya@Firnline.example", password: goodPassword };
const over = { ok: false, reason: "link-over" };

describe.each(engines)("over %s", (engine) => {
  test("the first link makes an owner, once", async () => {
    const { accounts, firstToken } = await createTestAccounts(engine);
    const token = await firstToken();
    const made = await accounts.links.withPassword({ ...maya, token }, { browser: "Firefox" });
    expect(made).toMatchObject({
      ok: true,
      account: { name: "Maya Ortiz", email: "maya@firnline.example", role: "owner" },
    });
    expect(await accounts.links.withPassword({ ...maya, token }, { browser: "Firefox" })).toEqual(
      over,
    );
    expect(await accounts.links.read(token)).toBeNull();
    expect(await accounts.createFirstLink()).toBeNull();
  });

  test("reading a link, as scanners do, does not use it up", async () => {
    const { accounts, firstToken } = await createTestAccounts(engine);
    const token = await firstToken();
    for (let time = 0; time < 3; time += 1)
      expect(await accounts.links.read(token)).toMatchObject({ kind: "first", email: null });
    expect(
      await accounts.links.withPassword({ ...maya, token }, { browser: "Firefox" }),
    ).toMatchObject({
      ok: true,
    });
  });

  test("of one link used twice at the same moment, one makes the account", async () => {
    const { accounts, kysely, firstToken } = await createTestAccounts(engine);
    const token = await firstToken();
    const results = await Promise.all(
      ["a@firnline.example", "b@firnline.example"].map((email) =>
        accounts.links.withPassword({ ...maya, email, token }, { browser: "Firefox" }),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await kysely.selectFrom("accounts").select("id").execute()).toHaveLength(1);
    expect(await kysely.selectFrom("sessions").select("id").execute()).toHaveLength(1);
  });

  test("of two first links used at the same moment, one makes the account", async () => {
    const { accounts, kysely, firstToken } = await createTestAccounts(engine);
    const tokens = [await firstToken(), await firstToken()];
    const results = await Promise.all(
      tokens.map((token, index) =>
        accounts.links.withPassword(
          { ...maya, email: `${index}@b.example`, token },
          { browser: "Firefox" },
        ),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await kysely.selectFrom("accounts").select("id").execute()).toHaveLength(1);
    for (const token of tokens)
      expect(await accounts.links.withPassword({ ...maya, token }, { browser: "Firefox" })).toEqual(
        over,
      );
  });

  test("a first link ends after an hour, an invitation after a day", async () => {
    const { accounts, firstToken, inviteToken, wait } = await createTestAccounts(engine);
    const first = await firstToken();
    const invited = await inviteToken("theo@firnline.example");
    wait(60 * minute - 1);
    expect(await accounts.links.read(first)).not.toBeNull();
    wait(1);
    expect(await accounts.links.read(first)).toBeNull();
    expect(
      await accounts.links.withPassword({ ...maya, token: first }, { browser: "Firefox" }),
    ).toEqual(over);
    wait(23 * 60 * minute - 1);
    expect(await accounts.links.read(invited)).not.toBeNull();
    wait(1);
    expect(await accounts.links.read(invited)).toBeNull();
  });

  test("an invitation is for its address alone, and a newer one replaces it", async () => {
    const { accounts, firstToken, inviteToken, enroll } = await createTestAccounts(engine);
    await enroll(await firstToken());
    const earlier = await inviteToken("theo@firnline.example");
    const token = await inviteToken("theo@firnline.example");
    expect(await accounts.links.read(earlier)).toBeNull();
    const made = await accounts.links.withPassword({ ...maya, token }, { browser: "Firefox" });
    expect(made).toMatchObject({
      ok: true,
      account: { email: "theo@firnline.example", role: "agent" },
    });
  });

  test("a link for an account replaces every way in, and ends its sessions", async () => {
    const { accounts, firstToken, inviteToken, enroll, kysely } = await createTestAccounts(engine);
    const lost = await enroll(await firstToken());
    const token = await inviteToken("maya@firnline.example", "agent");
    expect(await accounts.links.read(token)).toMatchObject({ kind: "renewal", role: "owner" });
    const found = await enroll(token, { email: "other@b.example", name: "Somebody Else" });
    expect(found.result).toMatchObject({
      ok: true,
      account: { name: "Maya Ortiz", email: "maya@firnline.example", role: "owner" },
    });
    expect(lost.result.ok && (await accounts.find(lost.result.token))).toBeNull();
    expect(await kysely.selectFrom("passkeys").select("id").execute()).toHaveLength(1);
    const options = await accounts.signIn.passkeyOptions();
    expect(
      await accounts.signIn.withPasskey(lost.device.sign(options), { browser: "Edge" }),
    ).toMatchObject({
      ok: false,
    });
  });

  test.each(["short", "passwordpassword", "mayaortizmayaortiz", "aaaaaaaaaaaaaaaaaaaa"])(
    "%j is no password, and does not use the link up",
    async (password) => {
      const { accounts, firstToken } = await createTestAccounts(engine);
      const token = await firstToken();
      const result = await accounts.links.withPassword(
        { ...maya, password, token },
        { browser: "Firefox" },
      );
      expect(result).toMatchObject({ ok: false, reason: "invalid" });
      expect(await accounts.links.read(token)).not.toBeNull();
    },
  );
});

test("a password is judged by its beginning alone, so that a long one takes no time", async () => {
  const end = " eleven otters ski past Gunnison";
  expect(await passwordFault("1".repeat(71) + end, [])).toMatch(/easy to guess/);
  expect(await passwordFault("1".repeat(40) + end, [])).toBeNull();
});

test("a stored password costs each guess what OWASP asks for", async () => {
  const services = await createTestServices();
  onTestFinished(() => services.close());
  const accounts = createAccounts(services);
  const token = new URL((await accounts.createFirstLink())?.url ?? "").hash.slice(1);
  await accounts.links.withPassword({ ...maya, token }, { browser: "Firefox" });
  const row = await services.database.kysely
    .selectFrom("accounts")
    .select("password_hash")
    .executeTakeFirstOrThrow();
  const [, salt = "", key = ""] = (row.password_hash ?? "").split("$");
  const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
  const derived = scryptSync(goodPassword, Buffer.from(salt, "base64url"), 32, cost);
  expect(key).toBe(derived.toString("base64url"));
  const signedIn = await accounts.signIn.withPassword(maya, { browser: "Firefox" });
  expect(signedIn).toMatchObject({ ok: true });
});
