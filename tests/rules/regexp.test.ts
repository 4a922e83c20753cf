import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

/** What the project's linter says about a file of one line. */
function lint(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), "firnline-"));
  writeFileSync(join(folder, "planted.ts"), source);
  const config = ["--config", resolve("oxlint.config.ts")];
  const { stdout } = spawnSync(resolve("node_modules/.bin/oxlint"), config, { cwd: folder });
  rmSync(folder, { recursive: true });
  return String(stdout);
}

test.each([
  String.raw`/\/+$/`,
  String.raw`/[\t ]+(?=\r\n|$)/g`,
  String.raw`/^(a+)+$/`,
  String.raw`/^\s*\w*\s*$/`,
])("%s is more than linear: the linter says so", (expression) => {
  expect(lint(`export const expression = ${expression};`)).toContain("regexp(no-super-linear");
});

test.each([String.raw`/^\d{1,2}:\d{2}$/`, String.raw`/[\p{L}\p{N}]+/gu`, String.raw`/^\s+x$/`])(
  "%s is linear",
  (expression) => {
    expect(lint(`export const expression = ${expression};`)).toContain("Found 0 warnings and 0");
  },
);
