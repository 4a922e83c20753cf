import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { TestProject } from "vitest/node";
import { copyPrograms, startPostgres } from "./server.ts";

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merged into Vitest's own
  interface ProvidedContext {
    /** postgres://... of a server for this run, or null where there is none for the machine. */
    postgres: string | null;
    /** PostgreSQL's programs, for a test that needs a server of its own; null as above. */
    postgresPrograms: string | null;
  }
}

/** Starts one PostgreSQL for the whole run, from the binaries among the packages. */
export default async function setup(project: TestProject) {
  const programs = await copyPrograms();
  project.provide("postgresPrograms", programs);
  project.provide("postgres", null);
  if (programs === null) {
    console.warn(`No PostgreSQL for ${process.platform} ${process.arch}: its tests are skipped.`);
    return;
  }
  const server = await startPostgres(programs);
  project.provide("postgres", server.url);

  return async () => {
    await server.remove();
    await rm(dirname(programs), { recursive: true, force: true });
  };
}
