import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { startSite, type Site } from "#tests/fixtures/site-process.ts";

const running: { child?: ChildProcess; site?: Site; dataDir?: string } = {};
afterEach(async () => {
  running.child?.kill("SIGKILL");
  await running.site?.dispose();
  if (running.dataDir) await rm(running.dataDir, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return address && typeof address === "object" ? address.port : 0;
}

test("what is rendered on request is the same in development and in production", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "firnline-"));
  const [port, deskPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ["server/dev.ts"], {
    env: {
      ...process.env,
      NODE_ENV: "development",
      PORT: String(port),
      DESK_PORT: String(deskPort),
      DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const production = await startSite();
  Object.assign(running, { child, site: production, dataDir });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output, { timeout: 40_000 }).toContain("Firnline (development) is at");
  const development = `http://127.0.0.1:${port}`;
  const post = {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ firstName: "Róisín" }).toString(),
  };
  for (const [path, init] of [
    ["/about", {}],
    ["/nowhere", {}],
    ["/booking", {}],
    ["/booking", post],
    ["/contact", post],
    ["/about", post],
    ["/requests", {}],
    ["/requests", post],
    ["/requests/nowhere", {}],
  ] as const) {
    const expected = await fetch(production.url + path, init);
    const actual = await fetch(development + path, init);
    expect([path, actual.status]).toEqual([path, expected.status]);
    expect([path, headingOf(await actual.text())]).toEqual([
      path,
      headingOf(await expected.text()),
    ]);
    expect(cookieOf(actual)).toBe(cookieOf(expected));
  }
  expect(await (await fetch(`http://127.0.0.1:${deskPort}/`)).text()).toContain('id="desk"');
});

function headingOf(html: string): string {
  return html.split("<h1")[1]?.split("</h1>")[0]?.split(">").at(-1) ?? html;
}

function cookieOf(response: Response): string | undefined {
  return response.headers.get("Set-Cookie")?.split("=")[0];
}
