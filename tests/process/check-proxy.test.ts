import { afterAll, beforeAll, expect, test } from "vitest";
import { main } from "#server/console/main.ts";
import { runMain } from "#tests/fixtures/console.ts";
import { startSite, type Site } from "#tests/fixtures/site-process.ts";

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
