import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#server/db/connect.ts";
import { databaseFile } from "#server/db/sqlite/open.ts";
import { createTemplate } from "#tests/postgres/server.ts";
import { migratedFile } from "./fixtures/new-folder.ts";
import { copyPrograms, startPostgres } from "./postgres/server.ts";

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merged into Vitest's own
  interface ProvidedContext {
    /** postgres://... of a server for this run, or null if the machine has none. */
    postgres: string | null;
    /** PostgreSQL's programs, for a test that needs a separate server; null as above. */
    postgresPrograms: string | null;
  }
}

/** Migrates one database per engine for the tests to copy, with one PostgreSQL for the whole run. */
export default async function setup(project: TestProject) {
  const [removeSqlite, removePostgres] = await Promise.all([migrateSqlite(), start(project)]);
  return () => Promise.all([removeSqlite(), removePostgres()]);
}

async function migrateSqlite() {
  const folder = await mkdtemp(join(tmpdir(), "firnline-migrated-"));
  await (await openDatabase({ dataDir: folder, databaseUrl: null }, () => {})).close();
  process.env[migratedFile] = join(folder, databaseFile);
  return () => rm(folder, { recursive: true });
}

/** Starts PostgreSQL from the binaries in the npm packages. */
async function start(project: TestProject) {
  const programs = await copyPrograms();
  project.provide("postgresPrograms", programs);
  project.provide("postgres", null);
  if (programs === null) {
    console.warn(`No PostgreSQL for ${process.platform} ${process.arch}: its tests are skipped.`);
    return async () => {};
  }
  const server = await startPostgres(programs);
  await createTemplate(server.url);
  project.provide("postgres", server.url);

  return async () => {
    await server.remove();
    await rm(dirname(programs), { recursive: true, force: true });
  };
}
