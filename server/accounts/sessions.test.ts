import { describe, expect, test } from "vitest";
import { createAuthenticator } from "#tests/fixtures/authenticator.ts";
import { engines } from "#tests/fixtures/databases.ts";
import { goodPassword } from "#tests/fixtures/requests.ts";
import { createTestAccounts, minute } from "#tests/fixtures/test-accounts.ts";
import { removeAccount } from "./team.ts";

const ended = { type: "session-ended" } as const;

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
    const again = await accounts.signIn.withPasskey(device.sign(options), { browser: "Edge" });
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

  test("one from before the clock was set back by a day counts as begun now", async () => {
    const { accounts, token, wait } = await signedIn();
    wait(-24 * 60 * minute);
    expect(await accounts.find(token)).toMatchObject({ isRecent: true, isLocked: false });
    wait(16 * minute);
    expect(await accounts.find(token)).toMatchObject({ isRecent: false });
    wait(30 * minute);
    expect(await accounts.find(token)).toBeNull();
  });

  test("one sees one's own sessions, and ends one of them", async () => {
    const { accounts, token, account, device, inviteToken, enroll, wait } = await signedIn();
    wait(minute);
    const options = await accounts.signIn.passkeyOptions();
    const second = await accounts.signIn.withPasskey(device.sign(options), {
      browser: "Safari on iPhone",
    });
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
    expect(await accounts.settings.endSession(stranger, first?.id ?? "", ended)).toBe(false);
    expect(await accounts.find(token)).not.toBeNull();
    expect(await accounts.settings.endSession(account, first?.id ?? "", ended)).toBe(true);
    expect(await accounts.find(token)).toBeNull();
  });

  test("a new password ends all other sessions", async () => {
    const { accounts, token, device } = await signedIn();
    const options = await accounts.signIn.passkeyOptions();
    const other = await accounts.signIn.withPasskey(device.sign(options), { browser: "Edge" });
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
    const { accounts, kysely, token, enroll, inviteToken } = await signedIn();
    const theo = await enroll(await inviteToken("theo@firnline.example"));
    expect(await removeAccount({ kysely }, "maya@firnline.example")).toBe("last-owner");
    expect(await removeAccount({ kysely }, "theo@firnline.example")).toBe("removed");
    expect(theo.result.ok && (await accounts.find(theo.result.token))).toBeNull();
    expect(await removeAccount({ kysely }, "maya@firnline.example")).toBe("removed");
    expect(await accounts.find(token)).toBeNull();
    expect(await accounts.createFirstLink()).not.toBeNull();
  });
});

describe.each(engines)("the record of accounts, over %s", (engine) => {
  async function signedIn() {
    const fixture = await createTestAccounts(engine);
    const firstToken = await fixture.firstToken();
    fixture.wait(minute);
    const { result, device } = await fixture.enroll(firstToken);
    const current = result.ok ? await fixture.accounts.find(result.token) : null;
    if (!result.ok || !current) throw new Error("nobody is signed in");
    const emails = async () => {
      const rows = await fixture.kysely.selectFrom("emails").selectAll().execute();
      return rows.map(({ recipient, subject }) => `${recipient}: ${subject}`);
    };
    const typesOf = async () =>
      (await fixture.accounts.settings.read(current)).events.map(({ type, details, by }) =>
        [type, details, by].filter(Boolean).join(" "),
      );
    return { ...fixture, device, current, token: result.token, emails, typesOf };
  }

  test("keeps what happened, who did it and from which network, and emails what changes", async () => {
    const { accounts, current, token, device, wait, emails, typesOf } = await signedIn();
    const { account } = current;
    const caller = { browser: "Edge", network: "3f2a" };
    wait(minute);
    await accounts.settings.setPassword(current, goodPassword, caller.network);
    wait(minute);
    const second = createAuthenticator().create(await accounts.settings.passkeyOptions(account));
    expect(await accounts.settings.addPasskey(account, second, caller)).toBe(true);
    wait(minute);
    expect(await accounts.settings.removePasskey(account, second.id, caller.network)).toBe(true);
    // Calls that change nothing are not recorded.
    expect(await accounts.settings.removePasskey(account, second.id)).toBe(false);
    wait(minute);
    const options = await accounts.signIn.passkeyOptions();
    const other = await accounts.signIn.withPasskey(device.sign(options), caller);
    wait(minute);
    const [newest] = (await accounts.settings.read(current)).sessions;
    await accounts.settings.endSession(account, newest?.id ?? "", ended);
    expect(other.ok && (await accounts.find(other.token))).toBeNull();
    wait(minute);
    await accounts.signOut(token);
    expect(await typesOf()).toEqual([
      "sign-out you",
      "session-ended you",
      "sign-in passkey you",
      "passkey-removed you",
      "passkey-added you",
      "password-set you",
      "link-used passkey you",
      "link-made owner console",
    ]);
    const { events } = await accounts.settings.read(current);
    expect(events.map(({ network }) => network)).toContain("3f2a");
    expect(await emails()).toEqual([
      "maya@firnline.example: Quote desk: your password was changed",
      "maya@firnline.example: Quote desk: a passkey was added",
      "maya@firnline.example: Quote desk: a passkey was removed",
    ]);
  });

  test("says who made a link for whom, and warns whose account it opens", async () => {
    const { accounts, current, enroll, inviteToken, kysely, wait, emails } = await signedIn();
    const maya = { ...current.account, network: "3f2a" };
    const name = "Theo Lind";
    const theo = await enroll(await inviteToken("theo@firnline.example"), { name });
    if (!theo.result.ok) throw new Error("nobody is signed in");
    wait(minute);
    const link = await accounts.invite({ email: "theo@firnline.example", role: "agent" }, maya);
    wait(minute);
    const taken = await enroll(new URL(link.url).hash.slice(1));
    const session = taken.result.ok ? await accounts.find(taken.result.token) : null;
    const seen = session && (await accounts.settings.read(session));
    expect(seen?.events.slice(0, 2)).toMatchObject([
      { type: "link-used", details: "passkey", by: "you" },
      { type: "link-made", by: "other", byName: "Maya Ortiz", network: "3f2a" },
    ]);
    const own = (await accounts.settings.read(current)).events;
    expect(own[0]).toMatchObject({
      type: "link-made",
      by: "you",
      isMine: false,
      name,
    });
    expect(await emails()).toEqual([
      "theo@firnline.example: Quote desk: a one-time link to your account was created",
      "theo@firnline.example: Quote desk: a one-time link to your account was used",
    ]);
    const drafts = await kysely.selectFrom("emails").select("draft").execute();
    expect(drafts[0]?.draft).toContain("By: Maya Ortiz");
    expect(JSON.stringify(drafts)).not.toContain("/welcome#");
  });

  test("stays when its account is removed, without a name", async () => {
    const { enroll, inviteToken, kysely } = await signedIn();
    await enroll(await inviteToken("theo@firnline.example"), { name: "Theo Lind" });
    await removeAccount({ kysely }, "theo@firnline.example");
    const rows = await kysely.selectFrom("account_events").selectAll().execute();
    expect(rows.map(({ type }) => type).toSorted()).toEqual([
      "link-made",
      "link-made",
      "link-used",
      "link-used",
      "removed",
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/theo|maya/i);
  });
});
