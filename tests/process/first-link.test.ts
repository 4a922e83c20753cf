import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, afterAll, beforeAll } from "vitest";
import { main } from "#server/console/main.ts";
import { runMain } from "#tests/fixtures/console.ts";
import { fromDesk } from "#tests/fixtures/desk.ts";
import { goodPassword } from "#tests/fixtures/requests.ts";
import { startSite, type Site } from "#tests/fixtures/site-process.ts";

const maya = { name: "Maya Ortiz", email: "maya@firnline.example", password: goodPassword };

function tokenIn(site: Site): string | undefined {
  return /\/welcome#([\w-]{43})/.exec(site.output())?.[1];
}

function accept(site: Site, token: string | undefined) {
  return fetch(`${site.deskUrl}/api/sign-in/link/password`, {
    method: "POST",
    headers: fromDesk,
    body: JSON.stringify({ ...maya, token }),
  });
}

test("a start without accounts prints a link, which no log line has, until there is one", async () => {
  const folder = await mkdtemp(join(tmpdir(), "firnline-"));
  const first = await startSite({ DATA_DIR: folder });
  const unused = tokenIn(first);
  // The port was 0, and the link contains the actual port.
  const { port } = new URL(first.deskUrl);
  expect(first.output()).toContain(`http://localhost:${port}/welcome#`);
  expect(unused).toHaveLength(43);
  await first.stop();

  const second = await startSite({ DATA_DIR: folder });
  const token = tokenIn(second);
  expect(token).not.toBe(unused);
  const [one, two] = await Promise.all([accept(second, token), accept(second, token)]);
  expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 410]);
  expect((await accept(second, unused)).status).toBe(410);
  await second.stop();
  const log = second
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  expect(log.join("\n")).toContain("/api/sign-in/link/password");
  const cookie = (one.ok ? one : two).headers.get("Set-Cookie") ?? "";
  const session = /=([\w-]{43});/.exec(cookie)?.[1] ?? "no session";
  for (const secret of [token ?? "", session, maya.password, maya.email])
    expect(log.join("\n")).not.toContain(secret);

  const third = await startSite({ DATA_DIR: folder });
  expect(tokenIn(third)).toBeUndefined();
  await third.dispose();
  await rm(folder, { recursive: true, force: true });
});

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.dispose());

async function check(siteUrl: string) {
  const { code, stdout, stderr } = await runMain(main, { SITE_URL: siteUrl }, "check-proxy");
  return { code, output: stdout + stderr };
}

test("one proxy too many is found by a made-up address", async () => {
  const trusting = await startSite({ TRUST_PROXY: "1" });
  const { code, output } = await check(trusting.url);
  await trusting.dispose();
  expect(output).toContain("TRUST_PROXY is too high");
  expect(code).toBe(1);
});

test("a site that sees a proxy instead of its visitors trusts too few", async () => {
  const { code, output } = await check(site.url);
  expect(output).toContain("TRUST_PROXY is too low");
  expect(code).toBe(1);
});

test("the control: on one's own machine the default is right", async () => {
  const { code, output } = await check(site.url.replace("127.0.0.1", "localhost"));
  expect(output).toContain("TRUST_PROXY is right");
  expect(code).toBe(0);
});
