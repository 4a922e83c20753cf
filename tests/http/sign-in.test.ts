import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashOf } from "#server/accounts/types.ts";
import { browserName } from "#server/desk/sign-in/sign-in-routes.ts";
import { engines, engineSettings } from "#tests/fixtures/databases.ts";
import { createTestDesk, fromDesk, signIn } from "#tests/fixtures/desk.ts";
import { goodPassword } from "#tests/fixtures/requests.ts";

const wrongPassword = "eleven otters ski past Durango";

describe.each(engines)("over %s", (engine) => {
  let desk: Awaited<ReturnType<typeof createTestDesk>>;
  let owner: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    desk = await createTestDesk(await engineSettings(engine));
    owner = await signIn(desk, { password: goodPassword });
  });
  afterAll(() => desk.close());

  function tryPassword(email: string, password: string, headers: Record<string, string> = {}) {
    return desk.call("/api/sign-in/password", { email, password }, headers);
  }

  test("a session opens the desk, and nothing else does", async () => {
    expect(await (await desk.read("/api/session", owner.cookie)).json()).toEqual({
      account: {
        id: owner.account.id,
        name: "Maya Ortiz",
        email: "maya@firnline.example",
        role: "owner",
      },
      locksAt: expect.any(String),
    });
    for (const cookie of ["", "firnline-desk=", `firnline-desk=${"x".repeat(43)}`])
      expect((await desk.read("/api/session", cookie)).status).toBe(401);
  });

  test("each sign-in begins a new session, and ends the one that the browser brought", async () => {
    const planted = await signIn(desk, { email: "planted@firnline.example" });
    const response = await tryPassword("Maya@Firnline.example ", goodPassword, {
      Cookie: planted.cookie,
    });
    expect(response.status).toBe(200);
    const cookie = response.headers.get("Set-Cookie") ?? "";
    expect(cookie).toMatch(/^firnline-desk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain(planted.token);
    expect((await desk.read("/api/session", planted.cookie)).status).toBe(401);
    expect((await desk.read("/api/session", cookie.split(";")[0] ?? "")).status).toBe(200);
  });

  test("a made-up token in a cookie is never taken over", async () => {
    const token = "A".repeat(43);
    const response = await tryPassword(owner.account.email, goodPassword, {
      Cookie: `firnline-desk=${token}`,
    });
    expect(response.status).toBe(200);
    expect((await desk.read("/api/session", `firnline-desk=${token}`)).status).toBe(401);
  });

  test("forty wrong passwords from forty addresses: five are looked at", async () => {
    const { account } = await signIn(desk, {
      email: "forty@firnline.example",
      password: goodPassword,
    });
    const limited = await createTestDesk({
      ...(engine === "sqlite" ? {} : { DATABASE_URL: desk.config.databaseUrl ?? "" }),
      TRUST_PROXY: "1",
    });
    if (engine === "sqlite")
      await signIn(limited, { email: account.email, password: goodPassword });
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const response = await limited.call(
          "/api/sign-in/password",
          { email: account.email, password: wrongPassword },
          { "X-Forwarded-For": `192.0.2.${index}` },
        );
        return response.status;
      }),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(35);
    const right = await limited.call(
      "/api/sign-in/password",
      { email: account.email, password: goodPassword },
      { "X-Forwarded-For": "198.51.100.7" },
    );
    expect(right.status).toBe(429);
    expect(Number(right.headers.get("Retry-After"))).toBeGreaterThan(600);
    await limited.close();
  });

  test("an unknown address gets the same answers as a known one", async () => {
    await signIn(desk, { email: "known@firnline.example", password: goodPassword });
    const answers = async (email: string) => {
      const seen: string[] = [];
      for (let time = 0; time < 7; time += 1) {
        const response = await tryPassword(email, wrongPassword);
        seen.push(`${response.status} ${await response.text()}`);
      }
      return seen;
    };
    expect(await answers("unknown@firnline.example")).toEqual(
      await answers("known@firnline.example"),
    );
  });

  test("the database keeps no token, and the log neither token nor password", async () => {
    const { token, cookie } = await signIn(desk, {
      email: "quiet@firnline.example",
      password: goodPassword,
    });
    await tryPassword("quiet@firnline.example", wrongPassword);
    await tryPassword("quiet@firnline.example", goodPassword);
    await desk.call("/api/account/sign-out", {}, { Cookie: cookie });
    const { kysely } = desk.database;
    const rows = JSON.stringify([
      await kysely.selectFrom("sessions").selectAll().execute(),
      await kysely.selectFrom("account_links").selectAll().execute(),
      await kysely.selectFrom("accounts").selectAll().execute(),
    ]);
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(goodPassword);
    const log = desk.lines.join("");
    expect(log).toContain("/api/sign-in/password");
    for (const secret of [token, goodPassword, wrongPassword, "quiet@firnline.example"])
      expect(log).not.toContain(secret);
  });

  test("calls that the library would have to survive are refused as wrong", async () => {
    const options = await (await desk.call("/api/sign-in/passkey/options")).json();
    expect(options).toMatchObject({ rpId: "localhost", userVerification: "required" });
    for (const response of [{ id: "x" }, { id: "x", response: {} }])
      expect((await desk.call("/api/sign-in/passkey", { response })).status).toBe(401);
    for (const response of [null, 1, {}, { id: 7 }, { id: "\0" }, { id: "x".repeat(1401) }])
      expect((await desk.call("/api/sign-in/passkey", { response })).status).toBe(422);
    for (const id of ["%00", "%F0%9F%8E%BF", "x".repeat(1401)]) {
      const path = `/api/account/sessions/${id}/end`;
      expect((await desk.call(path, {}, { Cookie: owner.cookie })).status).toBe(404);
    }
  });

  test("what changes how one signs in needs a sign-in of the last 15 minutes", async () => {
    const { cookie, token } = await signIn(desk, { email: "recent@firnline.example" });
    const change = { password: "twelve otters ski past Gunnison" };
    const account = ["password", "passkeys/options", "passkeys/x/remove", "team"];
    const paths = [...account, "people/export", "people/erase"];
    const sixteenMinutesAgo = new Date(Date.now() - 16 * 60_000).toISOString();
    await desk.database.kysely
      .updateTable("sessions")
      .set({ created_at: sixteenMinutesAgo })
      .where("token_hash", "=", hashOf(token))
      .execute();
    for (const path of paths) {
      const response = await desk.call(`/api/account/${path}`, change, { Cookie: cookie });
      expect(response.status).toBe(403);
      expect(response.headers.get("X-Sign-In")).toBe("again");
    }
    const other = await signIn(desk, { email: "recent@firnline.example" });
    const changed = await desk.call("/api/account/password", change, { Cookie: other.cookie });
    expect(changed.status).toBe(200);
  });

  test("an agent sees no team and invites nobody", async () => {
    const { cookie } = await signIn(desk, { email: "agent@firnline.example", role: "agent" });
    expect((await desk.read("/api/account/team", cookie)).status).toBe(403);
    const invited = { email: "friend@firnline.example", role: "owner" };
    expect((await desk.call("/api/account/team", invited, { Cookie: cookie })).status).toBe(403);
    for (const path of ["/api/account/people/export", "/api/account/people/erase"])
      expect((await desk.call(path, invited, { Cookie: cookie })).status).toBe(403);
    const byOwner = await desk.call("/api/account/team", invited, { Cookie: owner.cookie });
    expect(await byOwner.json()).toMatchObject({ role: "owner", url: expect.any(String) });
  });

  test.each([
    ["another site", { "Sec-Fetch-Site": "cross-site" }, 403],
    ["another port of this machine", { "Sec-Fetch-Site": "same-site" }, 403],
    ["a typed address", { "Sec-Fetch-Site": "none" }, 403],
    ["no sign of where it comes from", {}, 403],
    ["another origin", { Origin: "http://localhost:3000" }, 403],
    ["the desk, by an older browser", { Origin: "http://localhost:3001" }, 200],
    ["the desk, as text", { ...fromDesk, "Content-Type": "text/plain" }, 415],
    ["the desk, as JSON with more", { ...fromDesk, "Content-Type": "application/json;a=b" }, 415],
    ["the desk", fromDesk, 200],
  ])("a call from %s: %j %i", async (_, headers, status) => {
    const response = await desk.request("/api/sign-in/passkey/options", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: "{}",
    });
    expect(response.status).toBe(status);
  });

  test("only what is listed exists", async () => {
    for (const path of ["sign-up", "change-email", "update-user", "delete-user", "sign-in/email"]) {
      expect((await desk.call(`/api/${path}`)).status).toBe(401);
      expect((await desk.call(`/api/${path}`, {}, { Cookie: owner.cookie })).status).toBe(404);
    }
  });
});

test("over https the cookie is bound to its host", async () => {
  const desk = await createTestDesk({ DESK_URL: "https://desk.firnline.example" });
  const { account } = await signIn(desk, { password: goodPassword });
  const response = await desk.call("/api/sign-in/password", {
    email: account.email,
    password: goodPassword,
  });
  expect(response.headers.get("Set-Cookie")).toMatch(
    /^__Host-firnline-desk=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  await desk.close();
});

test.each(["60", "off"])("with RATE_LIMIT=%s one address may try 20 passwords", async (limit) => {
  const desk = await createTestDesk({ RATE_LIMIT: limit });
  const statuses = [];
  // Without fields, because attempts are counted before fields are read.
  for (let time = 0; time < 21; time += 1)
    statuses.push((await desk.call("/api/sign-in/password")).status);
  expect(statuses).toEqual([...Array(20).fill(422), 429]);
  await desk.close();
});

test.each([
  [
    "Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36",
    "Headless Chrome on Linux",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36 Vivaldi/7.1",
    "Vivaldi on Windows",
  ],
  ["Mozilla/5.0 (iPhone) EdgiOS/140.0 Mobile Safari/604.1", "Edge on iPhone"],
  [
    "Mozilla/5.0 (Linux; Android 14) SamsungBrowser/28.0 Chrome/130.0 Safari/537.36",
    "Samsung Internet on Android",
  ],
  [
    "Mozilla/5.0 (X11; Linux) Ubuntu Chromium/140.0 Chrome/140.0 Safari/537.36",
    "Chromium on Linux",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15",
    "Safari on macOS",
  ],
])("%s is %s", (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
