import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, test } from "vitest";
import { startSite, type Site } from "#tests/fixtures/site-process.ts";

let site: Site;
afterEach(() => site.dispose());

async function check(siteUrl: string) {
  const child = spawn(process.execPath, ["server/console/main.ts", "check-proxy"], {
    env: { ...process.env, SITE_URL: siteUrl },
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, "close")) as [number];
  return { code, output };
}

test("one proxy too many is found by a made-up address", async () => {
  site = await startSite({ TRUST_PROXY: "1" });
  const { code, output } = await check(site.url);
  expect(output).toContain("TRUST_PROXY is too high");
  expect(code).toBe(1);
});

test("a site that sees a proxy instead of its visitors trusts too few", async () => {
  site = await startSite();
  const { code, output } = await check(site.url);
  expect(output).toContain("TRUST_PROXY is too low");
  expect(code).toBe(1);
});

test("the control: on one's own machine the default is right", async () => {
  site = await startSite();
  const { code, output } = await check(site.url.replace("127.0.0.1", "localhost"));
  expect(output).toContain("TRUST_PROXY is right");
  expect(code).toBe(0);
});
