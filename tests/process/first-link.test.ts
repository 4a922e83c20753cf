import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fromDesk, goodPassword } from "#tests/fixtures/desk.ts";
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
  // The port was 0, and the link names the one that it became.
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
