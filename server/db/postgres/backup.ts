import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, renameSync, rmSync } from "node:fs";
import { StartError } from "#server/errors.ts";

/**
 * Runs PostgreSQL's own `pg_dump`, and checks that `pg_restore` can read what it wrote.
 * @throws StartError when `file` exists, or the programs are missing or fail
 */
export async function backUpPostgres(databaseUrl: string, file: string): Promise<void> {
  if (existsSync(file)) throw new StartError(`${file} exists already. Name a new file.`);
  const partial = `${file}.partial`;
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  // Everyone on this machine could read a password in the arguments.
  url.password = "";
  try {
    rmSync(partial, { force: true });
    closeSync(openSync(partial, "wx", 0o600));
    const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
    await run(
      "pg_dump",
      ["--format=custom", "--no-unlogged-table-data", `--file=${partial}`, `--dbname=${url}`],
      env,
    );
    await run("pg_restore", ["--list", partial], env);
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    const reason = error instanceof Error ? error.message : "unknown";
    throw new StartError(`The backup ${file} cannot be made (${reason}).`);
  }
}

async function run(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(program, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, "close").catch((error: unknown) => {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw isMissing ? new Error(`${program} is not installed; it comes with PostgreSQL`) : error;
  })) as [number];
  if (code !== 0) throw new Error(`${program}: ${output.replaceAll(/\s+/g, " ").trim()}`);
}
