import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, test, vi } from "vitest";
import { stateNames } from "#domain/request-state.ts";
import type { QueuePage } from "#server/quotes/views.ts";
import { freePort } from "#tests/fixtures/free-port.ts";
import { startSite } from "#tests/fixtures/site-process.ts";

const command = "server/console/demo/main.ts";
/** Each start fills a folder, and waits for the disk at every step of every story. */
vi.setConfig({ testTimeout: 240_000 });

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
});

/** A folder for everything temporary that the demo makes. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "firnline-"));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function environment(settings: Record<string, string>) {
  const ports = { PORT: String(await freePort()), DESK_PORT: String(await freePort()) };
  return { ...process.env, ...ports, ...settings };
}

/** Starts the demo, and reads the links that it prints. */
async function startDemo(settings: Record<string, string>) {
  const env = await environment(settings);
  const child = spawn(process.execPath, [command], { env, stdio: ["ignore", "pipe", "pipe"] });
  const exited = once(child, "exit");
  cleanups.push(async () => {
    child.kill("SIGINT");
    await exited;
  });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes("Ctrl-C")) break;
  }
  const [site = "", ownersLink = "", agentsLink = "", page = ""] =
    output.match(/http:\/\/localhost\S+/g) ?? [];
  return {
    output,
    site,
    ownersLink,
    agentsLink,
    page,
    async stop(): Promise<unknown> {
      child.kill("SIGINT");
      const [code] = await exited;
      return code;
    },
  };
}

/** Runs a demo that must not start. */
async function refusedDemo(settings: Record<string, string>): Promise<string> {
  const env = await environment(settings);
  const run = promisify(execFile)(process.execPath, [command], { env });
  const { code, stderr } = await run.then(
    () => ({ code: 0, stderr: "it started" }),
    (error: unknown) => error as { code: number; stderr: string },
  );
  expect(code).toBe(1);
  return stderr;
}

/** Opens a link to the desk and presses its button. */
async function signIn(link: string) {
  const { origin, hash } = new URL(link);
  const answer = await fetch(`${origin}/api/sign-in/link/enter`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: origin },
    body: JSON.stringify({ token: hash.slice(1) }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return {
    status: answer.status,
    read: async <Body>(path: string) =>
      (await (await fetch(origin + path, { headers: { Cookie: cookie } })).json()) as Body,
  };
}

test("it shows every state, by links that work, and leaves nothing behind", async () => {
  const TMPDIR = await newFolder();
  const demo = await startDemo({
    TMPDIR,
    DATABASE_URL: "postgres://127.0.0.1:1/real",
    SMTP_URL: "smtp://127.0.0.1:1",
    TEAM_EMAIL: "real@firnline.example",
  });
  expect(demo.output).toContain("DATABASE_URL is ignored.\nSMTP_URL is ignored.");

  const desk = await signIn(demo.ownersLink);
  expect(desk.status).toBe(200);
  expect(await desk.read("/api/session")).toMatchObject({
    account: { name: "Nora Castellanos", role: "owner" },
  });
  expect((await signIn(demo.ownersLink)).status).toBe(410);
  expect(await (await signIn(demo.agentsLink)).read("/api/session")).toMatchObject({
    account: { name: "Ben Adeyemi", role: "agent" },
  });
  const all = await desk.read<QueuePage>("/api/queue?view=all");
  expect(new Set(all.requests.map(({ state }) => state))).toEqual(new Set(Object.keys(stateNames)));
  expect(new Set(all.requests.map(({ pickupNote }) => pickupNote))).toEqual(
    new Set([null, "within-24-hours", "past", "unreadable", "date-only"]),
  );
  expect(new Set(all.requests.flatMap(({ flags }) => flags))).toEqual(
    new Set(["honeypot", "too-fast", "possible-duplicate"]),
  );
  expect(all.requests.filter(({ clockChange }) => clockChange !== null)).toHaveLength(1);
  expect(all.requests.filter(({ quote }) => quote?.version === 2)).toHaveLength(1);
  expect(all.requests.filter((each) => each.askedAt !== each.receivedAt)).toHaveLength(1);
  const waiting = await desk.read<QueuePage>("/api/queue?view=queue");
  const late = waiting.requests.filter(({ dueAt }) => dueAt < waiting.now);
  expect(late).toHaveLength(1);
  expect(waiting.requests.length).toBeGreaterThan(10);

  const page = await (await fetch(demo.page)).text();
  expect(page).toContain("$835.50");
  const [folder = ""] = await readdir(TMPDIR);
  const mails = await readdir(join(TMPDIR, folder, "mail"));
  expect(mails.length).toBeGreaterThan(50);
  expect(await readFile(join(TMPDIR, folder, "mail", mails[0] ?? ""), "utf8")).not.toContain(
    "real@firnline.example",
  );

  expect(await demo.stop()).toBe(0);
  expect(await readdir(TMPDIR)).toEqual([]);
  await expect(fetch(demo.site)).rejects.toThrow();
});

test("a folder that is named stays, and the next demo goes on with it", async () => {
  const DATA_DIR = join(await newFolder(), "demo");
  const first = await startDemo({ DATA_DIR });
  const before = await (await signIn(first.ownersLink)).read<QueuePage>("/api/queue?view=all");
  await first.stop();
  const second = await startDemo({ DATA_DIR });
  const after = await (await signIn(second.ownersLink)).read<QueuePage>("/api/queue?view=all");
  expect(after.requests.map(({ reference }) => reference)).toEqual(
    before.requests.map(({ reference }) => reference),
  );
});

test("it refuses a folder with real data, and changes nothing in it", async () => {
  const site = await startSite();
  cleanups.push(() => site.dispose());
  await site.stop();
  const before = await readdir(site.dataDir, { recursive: true });
  expect(await refusedDemo({ DATA_DIR: site.dataDir })).toBe(
    `The demo does not touch ${site.dataDir}: it holds files that no demo has made. ` +
      "Leave DATA_DIR away, or name an empty folder.\n",
  );
  expect(await readdir(site.dataDir, { recursive: true })).toEqual(before);
});

test("it refuses a folder that an earlier demo has not finished, and one with other files", async () => {
  const folder = await newFolder();
  await mkdir(join(folder, "photos"));
  expect(await refusedDemo({ DATA_DIR: folder })).toContain("files that no demo has made");
  const unfinished = await newFolder();
  await writeFile(
    join(unfinished, "made-by-npm-run-demo.txt"),
    "The demo is filling this folder.\n",
  );
  expect(await refusedDemo({ DATA_DIR: unfinished })).toContain("Delete that folder.");
});

test("a port in use says so, and nothing is left", async () => {
  const site = await startSite();
  cleanups.push(() => site.dispose());
  const TMPDIR = await newFolder();
  const { port } = new URL(site.url);
  expect(await refusedDemo({ TMPDIR, PORT: port })).toMatch(/^Cannot start: port \d+ .+ in use/);
  expect(await readdir(TMPDIR)).toEqual([]);
  expect(await refusedDemo({ TMPDIR, PORT: "0" })).toContain("other than 0");
});
