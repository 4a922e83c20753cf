import { once } from "node:events";
import { rename, unlink } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { aBooking } from "#tests/fixtures/requests.ts";
import { startSite, type Site } from "#tests/fixtures/site-process.ts";

const sites: Site[] = [];
afterEach(async () => {
  for (const site of sites.splice(0)) if (site.child.exitCode === null) await site.dispose();
});

async function start(settings: Record<string, string> = {}) {
  const site = await startSite(settings);
  sites.push(site);
  return site;
}

/** @returns the status of the answer, or null when none came */
async function book(site: Site): Promise<number | null> {
  const answer = await fetch(`${site.url}/api/booking`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(aBooking()),
  }).catch(() => null);
  return answer?.status ?? null;
}

test("a database that is renamed or removed under the site: nothing is acknowledged, and it stops", async () => {
  const [renamed, removed, control] = await Promise.all([start(), start(), start()]);
  const losses = [
    [renamed, (file: string) => rename(file, `${file}.old`)],
    [removed, (file: string) => unlink(file)],
  ] as const;
  for (const [site, cause] of losses) {
    expect(await book(site)).toBe(200);
    const exited = once(site.child, "exit");
    await cause(join(site.dataDir, "firnline.sqlite"));
    expect(await book(site)).not.toBe(200);
    expect((await exited)[0]).toBe(70);
    expect(site.output()).toContain(
      "was removed, replaced or cut short while Firnline was running",
    );
  }
  // The control: a site beside them, whose database stays, goes on.
  expect(await book(control)).toBe(200);
});
