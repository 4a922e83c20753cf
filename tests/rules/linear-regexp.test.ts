import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

/** What the linter says about a file of one line. */
function lint(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), "firnline-"));
  const plugin = resolve("lint/linear-regexp.ts");
  const rules = { "linear-regexp/no-super-linear": "error" };
  writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify({ jsPlugins: [plugin], rules }));
  writeFileSync(join(folder, "planted.ts"), source);
  const { stdout } = spawnSync(resolve("node_modules/.bin/oxlint"), { cwd: folder });
  rmSync(folder, { recursive: true });
  return String(stdout);
}

test.each([
  String.raw`/\/+$/`,
  String.raw`/[\t ]+(?=\r\n|$)/g`,
  String.raw`/^(a+)+$/`,
  String.raw`/^\s*\w*\s*$/`,
])("%s is more than linear: the linter says so", (expression) => {
  expect(lint(`export const expression = ${expression};`)).toContain("more than linear time");
});

test.each([String.raw`/^\d{1,2}:\d{2}$/`, String.raw`/[\p{L}\p{N}]+/gu`, String.raw`/^\s+x$/`])(
  "%s is linear",
  (expression) => {
    expect(lint(`export const expression = ${expression};`)).not.toContain("linear time");
  },
);
