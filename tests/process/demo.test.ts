import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, test, vi } from "vitest";
import { startProcess } from "#demo/folder.ts";
import { stateNames } from "#domain/request.ts";
import type { ListPage } from "#server/requests/views.ts";
import { freePort } from "#tests/fixtures/site-process.ts";
import { createTestServices } from "#tests/fixtures/test-services.ts";

const command = "demo/main.ts";
/** Filling a new folder waits for the disk at every step of every story. */
vi.setConfig({ testTimeout: 240_000 });

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
});

/** A folder for all temporary files of the demo. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "firnline-"));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function environment(settings: Record<string, string>) {
  const ports = { PORT: String(await freePort()), DESK_PORT: String(await freePort()) };
  return { ...process.env, ...ports, ...settings };
}

/** Starts the demo and reads its output. */
async function startDemo(settings: Record<string, string>) {
  const demo = await startProcess(command, await environment(settings), "Ctrl-C");
  cleanups.push(() => demo.end("SIGINT"));
  const output = demo.output();
  const [site = "", desk = "", page = ""] = output.match(/http:\/\/localhost\S+/g) ?? [];
  const password = /the password (\S+)/.exec(output)?.[1] ?? "";
  return {
    output,
    site,
    page,
    signIn: (email: string) => signIn(desk, { email, password }),
    stop: () => demo.end("SIGINT"),
  };
}

/** Runs a demo that must fail to start. */
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

/** Signs in at the desk with a password. */
async function signIn(origin: string, fields: { email: string; password: string }) {
  const answer = await fetch(`${origin}/api/sign-in/password`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: origin },
    body: JSON.stringify(fields),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return {
    status: answer.status,
    read: async <Body>(path: string) =>
      (await (await fetch(origin + path, { headers: { Cookie: cookie } })).json()) as Body,
  };
}

test("it shows every state to agents who can sign in, and a named folder stays for the next demo", async () => {
  const TMPDIR = await newFolder();
  const DATA_DIR = join(await newFolder(), "demo");
  const demo = await startDemo({
    TMPDIR,
    DATA_DIR,
    DATABASE_URL: "postgres://127.0.0.1:1/real",
    SMTP_URL: "smtp://127.0.0.1:1",
    TEAM_EMAIL: "real@firnline.example",
  });
  expect(demo.output).toContain("DATABASE_URL is ignored.\nSMTP_URL is ignored.");

  const desk = await demo.signIn("nora@example.com");
  expect(desk.status).toBe(200);
  expect(await desk.read("/api/session")).toMatchObject({
    account: { name: "Nora Castellanos", role: "owner" },
  });
  expect(await (await demo.signIn("ben@example.com")).read("/api/session")).toMatchObject({
    account: { name: "Ben Adeyemi", role: "agent" },
  });
  const all = await desk.read<ListPage>("/api/lists?view=all");
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
  const waiting = await desk.read<ListPage>("/api/lists?view=queue");
  const late = waiting.requests.filter(({ dueAt }) => dueAt < waiting.now);
  // At night a second one may be due, whose answer was promised for the evening.
  expect(late.map(({ name }) => name)).toContain("Gordon MacAllister");
  expect(waiting.requests.length).toBeGreaterThan(10);

  const page = await (await fetch(demo.page)).text();
  expect(page).toContain("$835.50");
  const mails = await readdir(join(DATA_DIR, "mail"));
  expect(mails.length).toBeGreaterThan(50);
  expect(await readFile(join(DATA_DIR, "mail", mails[0] ?? ""), "utf8")).not.toContain(
    "real@firnline.example",
  );

  expect(await demo.stop()).toBe(0);
  expect(await readdir(TMPDIR)).toEqual([]);
  await expect(fetch(demo.site)).rejects.toThrow();

  const second = await startDemo({ DATA_DIR });
  const after = await (
    await second.signIn("nora@example.com")
  ).read<ListPage>("/api/lists?view=all");
  expect(after.requests.map(({ reference }) => reference)).toEqual(
    all.requests.map(({ reference }) => reference),
  );
});

test("it refuses a folder with real data, and changes nothing in it", async () => {
  const services = await createTestServices();
  await services.close({ keep: true });
  const { folder } = services;
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  const before = await readdir(folder, { recursive: true });
  expect(before).not.toEqual([]);
  expect(await refusedDemo({ DATA_DIR: folder })).toBe(
    `The demo does not touch ${folder}: it contains files that the demo did not create. ` +
      "Leave DATA_DIR unset, or name an empty folder.\n",
  );
  expect(await readdir(folder, { recursive: true })).toEqual(before);
});

test("it refuses a folder that an earlier demo has not finished, and one with other files", async () => {
  const folder = await newFolder();
  await mkdir(join(folder, "photos"));
  expect(await refusedDemo({ DATA_DIR: folder })).toContain("files that the demo did not create");
  const unfinished = await newFolder();
  await writeFile(
    join(unfinished, "made-by-npm-run-demo.txt"),
    "The demo is filling this folder.\n",
  );
  expect(await refusedDemo({ DATA_DIR: unfinished })).toContain("Delete that folder.");
});

test("a port in use says so, and nothing is left of a folder that nobody named", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  cleanups.push(async () => void server.close());
  await once(server, "listening");
  const TMPDIR = await newFolder();
  const { port } = server.address() as AddressInfo;
  expect(await refusedDemo({ TMPDIR, PORT: String(port) })).toMatch(
    /^Cannot start: port \d+ .+ in use/,
  );
  expect(await readdir(TMPDIR)).toEqual([]);
  expect(await refusedDemo({ TMPDIR, PORT: "0" })).toContain("other than 0");
});
