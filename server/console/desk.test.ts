import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runMain, runProgram } from "#tests/fixtures/console.ts";
import { engines, engineSettings } from "#tests/fixtures/databases.ts";
import { signIn } from "#tests/fixtures/desk.ts";
import { goodPassword } from "#tests/fixtures/requests.ts";
import { createTestServices } from "#tests/fixtures/test-services.ts";
import { main } from "./desk.ts";

/** Runs the team's command while the database is open. */
const command = (settings: Record<string, string>, ...args: string[]) =>
  runMain(main, settings, ...args);

describe.each(engines)("over %s", (engine) => {
  let services: Awaited<ReturnType<typeof createTestServices>>;
  let settings: Record<string, string> = {};
  beforeAll(async () => {
    settings = await engineSettings(engine);
    services = await createTestServices(settings);
    settings = { ...settings, DATA_DIR: services.folder, DESK_URL: "https://desk.b.example" };
  });
  afterAll(() => services.close());

  test("invite prints a link that works beside the running site", async () => {
    expect((await command(settings, "accounts")).stdout).toBe("Nobody has an account yet.\n");
    const words = ["invite", "Maya@Firnline.example"];
    const { code, stdout } = await runProgram("server/console/desk.ts", settings, ...words);
    expect(code).toBe(0);
    expect(stdout).toContain("For maya@firnline.example alone (owner).");
    const token = /https:\/\/desk\.b\.example\/welcome#([\w-]{43})\n$/.exec(stdout)?.[1] ?? "";
    const person = { token, name: "Maya Ortiz", email: "", password: goodPassword };
    expect(await services.accounts.links.withPassword(person, { browser: "Edge" })).toMatchObject({
      ok: true,
      account: { email: "maya@firnline.example", role: "owner" },
    });
  });

  test("after the first one an invitation makes an agent, or an owner if asked", async () => {
    expect((await command(settings, "invite", "a@b.example")).stdout).toContain("(agent)");
    const asOwner = await command(settings, "invite", "a@b.example", "--role", "owner");
    expect(asOwner.stdout).toContain("(owner)");
  });

  test("role makes an agent an owner, which a link does not, and the desk keeps an owner", async () => {
    const agent = { name: "Ana Ruiz", email: "ana@b.example", role: "agent" } as const;
    const { token } = await signIn(services, agent);
    const roleOf = async () => (await services.accounts.find(token))?.account.role;
    const invited = await command(settings, "invite", agent.email, "--role", "owner");
    expect(invited.stdout).toContain("For the account of ana@b.example alone (agent)");
    expect(invited.stdout).toContain("npm run desk -- role ana@b.example owner\n");
    expect((await command(settings, "invite", agent.email)).stdout).not.toContain("role ana@");
    expect(await roleOf()).toBe("agent");

    const only = await command(settings, "role", "maya@firnline.example", "agent");
    expect(only).toMatchObject({ code: 1, stderr: expect.stringContaining("the only owner") });
    expect((await command(settings, "remove", "maya@firnline.example")).stderr).toBe(only.stderr);

    const { kysely } = services.database;
    const links = () => kysely.selectFrom("account_links").select("email").execute();
    await command(settings, "invite", "maya@firnline.example");
    await command(settings, "remove", "maya@firnline.example");
    expect(await links()).toContainEqual({ email: "maya@firnline.example" });

    const made = await command(settings, "role", agent.email, "owner");
    expect(made).toMatchObject({ code: 0, stdout: "ana@b.example is an owner now.\n" });
    expect(await roleOf()).toBe("owner");
    expect((await command(settings, "role", "maya@firnline.example", "agent")).code).toBe(0);
    expect((await command(settings, "role", "maya@firnline.example", "agent")).stdout).toBe(
      "maya@firnline.example is an agent already.\n",
    );
    expect((await command(settings, "role", "nobody@b.example", "owner")).code).toBe(1);
    await command(settings, "role", "maya@firnline.example", "owner");
  });

  test("accounts lists them, and remove ends one with its sessions", async () => {
    const theo = await signIn(services, {
      name: "Theo Lind",
      email: "theo@b.example",
      role: "agent",
    });
    const { stdout } = await command(settings, "accounts");
    expect(stdout).toMatch(/Theo Lind +theo@b\.example +agent/);
    expect((await command(settings, "remove", "theo@b.example")).code).toBe(0);
    expect(await services.accounts.find(theo.token)).toBeNull();
    await command(settings, "invite", "new@b.example");
    expect(await command(settings, "remove", "new@b.example")).toMatchObject({
      code: 0,
      stdout: "The invitation of new@b.example is withdrawn.\n",
    });
    const again = await command(settings, "remove", "theo@b.example");
    expect(again).toMatchObject({ code: 1, stderr: "Nobody has an account as theo@b.example.\n" });
  });
});

test.each([
  [],
  ["dance"],
  ["invite"],
  ["invite", "no-address"],
  ["invite", "a@b.c", "--role", "x"],
  ["role", "a@b.c"],
  ["role", "a@b.c", "king"],
])("%j is a wrong command: help, and code 2", async (...words) => {
  const { code, stderr } = await command({ DATA_DIR: tmpdir() }, ...words);
  expect(code).toBe(2);
  expect(stderr).toContain("npm run desk -- invite EMAIL");
});
