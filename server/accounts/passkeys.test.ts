import { describe, expect, test } from "vitest";
import { createAuthenticator } from "#tests/fixtures/authenticator.ts";
import { engines } from "#tests/fixtures/databases.ts";
import { goodPassword } from "#tests/fixtures/requests.ts";
import { createTestAccounts, minute } from "#tests/fixtures/test-accounts.ts";

const wrong = { ok: false, reason: "wrong" };

describe.each(engines)("over %s", (engine) => {
  async function enrolled() {
    const fixture = await createTestAccounts(engine);
    const { device, result } = await fixture.enroll(await fixture.firstToken());
    expect(result).toMatchObject({ ok: true });
    const token = result.ok ? result.token : "";
    return { ...fixture, device, token, signIn: fixture.accounts.signIn };
  }

  test("a passkey signs in while strangers have used up all tries of its password", async () => {
    const { signIn, device } = await enrolled();
    const fields = { email: "maya@firnline.example", password: "not this one, I am afraid" };
    const tries = await Promise.all(
      Array.from({ length: 40 }, () => signIn.withPassword(fields, { browser: "Chrome" })),
    );
    expect(tries.filter((result) => !result.ok && result.reason === "wrong")).toHaveLength(5);
    expect(tries.filter((result) => !result.ok && result.reason === "limited")).toHaveLength(35);
    const options = await signIn.passkeyOptions();
    expect(await signIn.withPasskey(device.sign(options), { browser: "Chrome" })).toMatchObject({
      ok: true,
    });
  });

  test("a challenge counts once, for five minutes, and for one purpose", async () => {
    const { accounts, signIn, device, wait, inviteToken } = await enrolled();
    const options = await signIn.passkeyOptions();
    const response = device.sign(options);
    expect(await signIn.withPasskey(response, { browser: "Chrome" })).toMatchObject({ ok: true });
    expect(await signIn.withPasskey(response, { browser: "Chrome" })).toEqual(wrong);
    expect(await signIn.withPasskey(device.sign(options), { browser: "Chrome" })).toEqual(wrong);

    const late = await signIn.passkeyOptions();
    wait(5 * minute);
    expect(await signIn.withPasskey(device.sign(late), { browser: "Chrome" })).toEqual(wrong);

    const person = { token: await inviteToken("theo@b.example"), email: "", name: "Theo" };
    const foreign = { ...(await signIn.passkeyOptions()), rp: { name: "", id: "localhost" } };
    const made = createAuthenticator().create(foreign);
    expect(
      await accounts.links.withPasskey({ ...person, response: made }, { browser: "Edge" }),
    ).toEqual({
      ok: false,
      reason: "passkey-refused",
    });
  });

  test.each([
    ["made at another origin", { origin: "https://desk.firnline.example.evil.example" }],
    ["without the person's fingerprint or PIN", { isVerified: false }],
  ])("a signature %s is refused", async (_, fault) => {
    const { accounts, signIn, device, inviteToken } = await enrolled();
    expect(
      await signIn.withPasskey(device.sign(await signIn.passkeyOptions(), fault), { browser: "x" }),
    ).toEqual(wrong);
    const person = { token: await inviteToken("theo@b.example"), email: "", name: "Theo" };
    const options = await accounts.links.passkeyOptions(person);
    if (!options) throw new Error("the link is over");
    const response = createAuthenticator().create(options, fault);
    expect(
      await accounts.links.withPasskey({ ...person, response }, { browser: "x" }),
    ).toMatchObject({
      reason: "passkey-refused",
    });
  });

  test("a passkey that an account has cannot be claimed by another", async () => {
    const { accounts, signIn, device, inviteToken, enroll } = await enrolled();
    const person = { token: await inviteToken("theo@b.example"), email: "", name: "Theo" };
    const options = await accounts.links.passkeyOptions(person);
    if (!options) throw new Error("the link is over");
    const response = device.create(options);
    expect(
      await accounts.links.withPasskey({ ...person, response }, { browser: "x" }),
    ).toMatchObject({
      ok: false,
    });
    const theo = await enroll(await inviteToken("theo@b.example"));
    const account = theo.result.ok ? theo.result.account : null;
    if (!account) throw new Error("nobody is signed in");
    const more = device.create(await accounts.settings.passkeyOptions(account));
    expect(await accounts.settings.addPasskey(account, more, { browser: "x" })).toBe(false);
    expect(
      await signIn.withPasskey(device.sign(await signIn.passkeyOptions()), { browser: "x" }),
    ).toMatchObject({ ok: true, account: { email: "maya@firnline.example" } });
    const second = createAuthenticator();
    const added = second.create(await accounts.settings.passkeyOptions(account));
    expect(await accounts.settings.addPasskey(account, added, { browser: "x" })).toBe(true);
    expect(
      await signIn.withPasskey(second.sign(await signIn.passkeyOptions()), { browser: "x" }),
    ).toMatchObject({ ok: true, account: { email: "theo@b.example" } });
  });

  test("tries are counted together by clocks that differ a little, and again after a day's setback", async () => {
    const { signIn, wait } = await enrolled();
    const fields = { email: "maya@firnline.example", password: "not this one, I am afraid" };
    const reasons: string[] = [];
    for (let time = 0; time < 6; time += 1) {
      wait(time % 2 === 0 ? 2 : -2);
      const result = await signIn.withPassword(fields, { browser: "Chrome" });
      if (!result.ok) reasons.push(result.reason);
    }
    expect(reasons).toEqual([...Array.from({ length: 5 }, () => "wrong"), "limited"]);
    wait(-24 * 60 * minute);
    expect(await signIn.withPassword(fields, { browser: "Chrome" })).toEqual(wrong);
  });

  test("another device's signature is refused, and so is a copied device's older count", async () => {
    const { signIn, device } = await enrolled();
    const forged = createAuthenticator().sign(await signIn.passkeyOptions());
    expect(await signIn.withPasskey(forged, { browser: "x" })).toEqual(wrong);
    const stolen = { ...forged, id: device.sign(await signIn.passkeyOptions()).id };
    expect(await signIn.withPasskey({ ...stolen, rawId: stolen.id }, { browser: "x" })).toEqual(
      wrong,
    );
    const earlier = await signIn.passkeyOptions();
    const older = device.sign(earlier);
    const newer = device.sign(await signIn.passkeyOptions());
    expect(await signIn.withPasskey(newer, { browser: "x" })).toMatchObject({ ok: true });
    expect(await signIn.withPasskey(older, { browser: "x" })).toEqual(wrong);
  });

  test("a change is asked for the current password, whose tries are counted", async () => {
    const { accounts, token } = await enrolled();
    const current = await accounts.find(token);
    if (!current) throw new Error("nobody is signed in");
    const prove = (typed?: string) => accounts.settings.proveCurrent(current.account, typed);
    expect(await prove()).toEqual({ ok: true });
    await accounts.settings.setPassword(current, goodPassword);
    expect(await prove()).toEqual({ ok: false, reason: "wrong" });
    expect(await prove("not this one, I am afraid")).toEqual({ ok: false, reason: "wrong" });
    expect(await prove(goodPassword)).toMatchObject({ ok: true });
    for (let time = 0; time < 5; time += 1) await prove("not this one, I am afraid");
    expect(await prove(goodPassword)).toMatchObject({ ok: false, reason: "limited" });
  });
});
