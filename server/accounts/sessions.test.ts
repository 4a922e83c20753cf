import { describe, expect, test } from "vitest";
import { engines } from "#tests/fixtures/databases.ts";
import { goodPassword } from "#tests/fixtures/desk.ts";
import { createTestAccounts, minute } from "#tests/fixtures/test-accounts.ts";

describe.each(engines)("over %s", (engine) => {
  async function signedIn() {
    const fixture = await createTestAccounts(engine);
    const { result, device } = await fixture.enroll(await fixture.firstToken());
    if (!result.ok) throw new Error(result.reason);
    return { ...fixture, token: result.token, account: result.account, device };
  }

  test("it ends after 30 minutes without use", async () => {
    const { accounts, token, wait } = await signedIn();
    wait(29 * minute);
    expect(await accounts.find(token)).not.toBeNull();
    wait(30 * minute - 1);
    expect(await accounts.find(token)).not.toBeNull();
    wait(30 * minute);
    expect(await accounts.find(token)).toBeNull();
  });

  test("a call that no person caused does not keep it", async () => {
    const { accounts, token, wait } = await signedIn();
    for (let time = 0; time < 2; time += 1) {
      wait(14 * minute);
      expect(await accounts.find(token, { touch: false })).not.toBeNull();
    }
    wait(2 * minute);
    expect(await accounts.find(token, { touch: false })).toBeNull();
  });

  test("while a desk is open on it, it is locked instead, and nothing but a sign-in unlocks it", async () => {
    const { accounts, token, device, wait } = await signedIn();
    for (let time = 0; time < 3; time += 1) {
      wait(14 * minute);
      const found = await accounts.find(token, { touch: false, watch: true });
      expect(found).toMatchObject({ isLocked: time === 2, locksAt: "2027-02-17T16:50:00.000Z" });
    }
    expect(await accounts.find(token)).toMatchObject({ isLocked: true });
    wait(minute);
    expect(await accounts.find(token)).toMatchObject({ isLocked: true });
    const options = await accounts.signIn.passkeyOptions();
    const again = await accounts.signIn.withPasskey(device.sign(options), "Edge");
    const open = again.ok ? await accounts.find(again.token) : null;
    expect(open).toMatchObject({ isLocked: false });
    wait(29 * minute);
    expect(await accounts.find(token)).toBeNull();
  });

  test("a watched session ends after 12 hours too", async () => {
    const { accounts, token, wait } = await signedIn();
    const watch = () => accounts.find(token, { touch: false, watch: true });
    for (let time = 0; time < 35; time += 1) {
      wait(20 * minute);
      expect(await watch()).not.toBeNull();
    }
    wait(20 * minute);
    expect(await watch()).toBeNull();
  });

  test("it ends 12 hours after its sign-in, however much it is used", async () => {
    const { accounts, token, wait } = await signedIn();
    for (let time = 0; time < 35; time += 1) {
      wait(20 * minute);
      expect(await accounts.find(token)).not.toBeNull();
    }
    wait(20 * minute);
    expect(await accounts.find(token)).toBeNull();
  });

  test("one sees one's own sessions, and ends one of them", async () => {
    const { accounts, token, account, device, inviteToken, enroll, wait } = await signedIn();
    wait(minute);
    const options = await accounts.signIn.passkeyOptions();
    const second = await accounts.signIn.withPasskey(device.sign(options), "Safari on iPhone");
    const current = second.ok ? await accounts.find(second.token) : null;
    const theo = await enroll(await inviteToken("theo@firnline.example"));
    expect(theo.result.ok).toBe(true);
    const seen = current && (await accounts.settings.read(current));
    expect(seen?.sessions).toMatchObject([
      { browser: "Safari on iPhone", isCurrent: true },
      { browser: "Chrome on macOS", isCurrent: false },
    ]);
    const [, first] = seen?.sessions ?? [];
    const stranger = theo.result.ok ? theo.result.account : account;
    expect(await accounts.settings.endSession(stranger, first?.id ?? "")).toBe(false);
    expect(await accounts.find(token)).not.toBeNull();
    expect(await accounts.settings.endSession(account, first?.id ?? "")).toBe(true);
    expect(await accounts.find(token)).toBeNull();
  });

  test("a new password ends all other sessions", async () => {
    const { accounts, token, device } = await signedIn();
    const options = await accounts.signIn.passkeyOptions();
    const other = await accounts.signIn.withPasskey(device.sign(options), "Edge");
    const current = await accounts.find(token);
    if (!other.ok || !current) throw new Error("nobody is signed in");
    expect(await accounts.settings.setPassword(current, goodPassword)).toBeNull();
    expect(await accounts.find(token)).not.toBeNull();
    expect(await accounts.find(other.token)).toBeNull();
  });

  test("the last way to sign in stays", async () => {
    const { accounts, token, account } = await signedIn();
    const current = await accounts.find(token);
    if (!current) throw new Error("nobody is signed in");
    const [passkey] = (await accounts.settings.read(current)).passkeys;
    expect(await accounts.settings.removePasskey(account, passkey?.id ?? "")).toBe(false);
    await accounts.settings.setPassword(current, goodPassword);
    expect(await accounts.settings.removePasskey(account, passkey?.id ?? "")).toBe(true);
  });

  test("removing an account ends its sessions; the only owner of a team stays", async () => {
    const { accounts, token, enroll, inviteToken } = await signedIn();
    const theo = await enroll(await inviteToken("theo@firnline.example"));
    expect(await accounts.remove("maya@firnline.example")).toBe("last-owner");
    expect(await accounts.remove("theo@firnline.example")).toBe("removed");
    expect(theo.result.ok && (await accounts.find(theo.result.token))).toBeNull();
    expect(await accounts.remove("maya@firnline.example")).toBe("removed");
    expect(await accounts.find(token)).toBeNull();
    expect(await accounts.createFirstLink()).not.toBeNull();
  });
});
