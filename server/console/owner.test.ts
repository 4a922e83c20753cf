import { chown } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runMain } from "#tests/fixtures/console.ts";
import { newFolder } from "#tests/fixtures/new-folder.ts";
import { createTestServices } from "#tests/fixtures/test-services.ts";
import { main as backup } from "./backup.ts";
import { main as requests } from "./main.ts";

const isRoot = process.geteuid?.() === 0;

test.skipIf(!isRoot)("root is refused where its files would lock the site's user out", async () => {
  const services = await createTestServices({ DATA_DIR: await newFolder() });
  onTestFinished(() => services.close());
  const settings = { DATA_DIR: services.folder };
  const file = join(services.folder, "copy.sqlite");
  expect((await runMain(backup, settings, "backup", file)).code).toBe(0);
  await chown(services.folder, 65534, 65534);
  for (const args of [
    ["backup", `${file}2`],
    ["restore", file],
  ]) {
    const { code, stderr } = await runMain(backup, settings, ...args);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("runuser") });
  }
  expect((await runMain(requests, settings, "list")).stderr).toContain("runuser");
  await chown(services.folder, 0, 0);
  expect((await runMain(requests, settings, "list")).code).toBe(0);
});
