import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { runProgram } from "#tests/fixtures/console.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { startSite, type Site } from "#tests/fixtures/site-process.ts";

/** For tests that only need a running site. */
let running: Site;
beforeAll(async () => {
  running = await startSite();
});
afterAll(() => running.dispose());

const sites: Site[] = [];
afterEach(async () => {
  for (const site of sites.splice(0)) await site.dispose();
});
async function start(settings: Record<string, string> = {}) {
  const site = await startSite(settings);
  sites.push(site);
  return site;
}

/** Starts a site that cannot start. @returns its output */
async function refusedStart(settings: Record<string, string>) {
  const ports = { PORT: "0", DESK_PORT: "0" };
  const { code, stdout, stderr } = await runProgram("server/main.ts", { ...ports, ...settings });
  return { code, words: `${stdout}${stderr}`.trim() };
}

test("it says where it is and where the data lies", async () => {
  expect(running.output()).toContain(`Firnline is at ${running.url}`);
  expect(running.output()).toContain(running.dataDir);
  expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
});

test("SIGTERM answers requests in progress, sends the emails and exits with 0", async () => {
  const site = await start();
  const answers = Array.from({ length: 20 }, (_, index) =>
    fetch(`${site.url}/api/booking`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(aBooking({ time: `${index}` })),
    }),
  );
  await answers[0];
  const stopped = site.stop();
  const settled = await Promise.allSettled(answers);
  // A connection not yet accepted may be refused; none is accepted and left without a response.
  for (const answer of settled)
    if (answer.status === "fulfilled") expect(answer.value.status).toBe(200);
  expect(await stopped).toBe(0);
  expect(site.output()).toContain("stopped");
});

test("a wrong setting stops the start with a sentence", async () => {
  const { code, words } = await refusedStart({ SMTP_URL: "mail.example.com" });
  expect(code).toBe(1);
  expect(words).toBe("Cannot start: SMTP_URL must start with smtp:// or smtps://.");
});

test("two starts at once in one folder: each serves pages with its own address", async () => {
  const build = await readFile("build/current", "utf8");
  const given = ["https://firnline.example", "http://localhost:4321"];
  const started = await Promise.all(given.map((SITE_URL) => start({ SITE_URL })));
  const addresses = new Map(started.map(({ url }, index) => [url, given[index] ?? ""]));
  // Without SITE_URL the site uses the port of the process.
  addresses.set(running.url, running.url.replace("127.0.0.1", "localhost"));
  for (const [url, address] of addresses) {
    const read = async (path: string) => (await fetch(url + path)).text();
    for (const path of ["/about", "/booking", "/booking?vehicle=suv-limousine", "/about"]) {
      const page = await read(path);
      expect(page).toContain(`rel="canonical" href="${address}${path.replace(/\?.*/, "")}"`);
      expect(page).not.toContain("site-address");
    }
    expect(await read("/robots.txt")).toContain(`Sitemap: ${address}/sitemap.xml`);
    expect(await read("/sitemap.xml")).toContain(`<loc>${address}/about</loc>`);
  }
  expect(await readFile("build/current", "utf8")).toBe(build);
});

test("a port in use says so in one line", async () => {
  const { code, words } = await refusedStart({
    PORT: new URL(running.url).port,
    DATA_DIR: join(running.dataDir, "other"),
  });
  expect(code).toBe(1);
  expect(words).toMatch(/^Cannot start: port \d+ on 127\.0\.0\.1 is in use\.[^\n]+$/);
});

test("a DATA_DIR that cannot be written to says so in one line", async () => {
  const folder = await mkdtemp(join(tmpdir(), "firnline-"));
  const file = join(folder, "a-file");
  await writeFile(file, "");
  const { code, words } = await refusedStart({ DATA_DIR: join(file, "data") });
  expect(code).toBe(1);
  expect(words).toMatch(/^Cannot start: DATA_DIR .+ cannot be written to \(ENOTDIR\)\.[^\n]+$/);
  await rm(folder, { recursive: true });
});

test.runIf(existsSync("/proc/self"))(
  "a DATA_DIR where nothing can be made says so, too",
  async () => {
    const { code, words } = await refusedStart({ DATA_DIR: "/proc/firnline/data" });
    expect(code).toBe(1);
    expect(words).toMatch(/^Cannot start: DATA_DIR .+ cannot be written to \(ENOENT\)\.[^\n]+$/);
  },
);

test("a second process on the same data says so in one line, and harms nothing", async () => {
  const { code, words } = await refusedStart({ DATA_DIR: running.dataDir });
  expect(code).toBe(1);
  expect(words).toMatch(/^Cannot start: another Firnline process is using DATA_DIR [^\n]+$/);
  expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
});

test("a database that does not answer says so in one line", async () => {
  const { code, words } = await refusedStart({ DATABASE_URL: "postgres://127.0.0.1:1/none" });
  expect(code).toBe(1);
  expect(words).toMatch(/^Cannot start: the database at DATABASE_URL fails [^\n]+$/);
});

test("400 dripping connections are closed, and honest clients are served meanwhile", async () => {
  const port = Number(new URL(running.url).port);
  const head = "POST /api/booking HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
  const closings = Array.from({ length: 400 }, async (_, index) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    // Half of them never finish their headers, the others never finish their body.
    socket.write(index % 2 ? head : `${head}Content-Length: 1000\r\n\r\n{`);
    const drip = setInterval(() => socket.write("x"), 1000);
    socket.resume();
    const { promise, resolve } = Promise.withResolvers<void>();
    socket.once("close", () => resolve());
    await promise;
    clearInterval(drip);
  });
  const state = { open: true };
  const allClosed = Promise.all(closings).then(() => (state.open = false));
  let served = 0;
  while (state.open) {
    expect((await fetch(`${running.url}/booking`)).status).toBe(200);
    served += 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await allClosed;
  // The first of them was answered while all the others were open.
  expect(served).toBeGreaterThan(1);
});
