import { spawnSync } from "node:child_process";
import {
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test, beforeAll } from "vitest";

const folders = [
  "domain",
  "ui",
  "site",
  "desk",
  "server",
  "build-tools",
  "setup",
  "lint",
  "bench",
  "demo",
  "tests",
  "art",
];

/** The text of every source file in a folder; scene data and content data are not code. */
function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|tsx|mjs|css|py)$/.test(file) && !file.startsWith("scenes"))
    .map((file) => readFileSync(join(folder, file), "utf8"));
}

test("files stay short enough to be one idea", () => {
  const lines = folders.flatMap(sourcesOf).map((text) => text.split("\n").length);
  const sorted = lines.toSorted((a, b) => a - b);
  expect(sorted.at(-1)).toBeLessThanOrEqual(250);
});

test.each(folders)("%s/ has at most 6 lines of comment for 100 of code", (folder) => {
  let code = 0;
  let comments = 0;
  for (const text of sourcesOf(folder)) {
    const found = commentLinesOf(text);
    comments += found;
    code += text.split("\n").filter((line) => line.trim() !== "").length - found;
  }
  expect(comments / code).toBeLessThanOrEqual(0.06);
});

/** Lines that contain only a comment or a part of a Python docstring. */
function commentLinesOf(text: string): number {
  let count = 0;
  let end: string | null = null;
  for (const line of text.split("\n").map((each) => each.trim())) {
    const opened: RegExpExecArray | null = end === null ? /^\{?(\/\*)|^"""/.exec(line) : null;
    if (end !== null || opened || /^(\/\/|# )/.test(line)) count += 1;
    if (opened) end = opened[1] ? "*/" : '"""';
    if (end !== null && line.slice(opened ? 3 : 0).includes(end)) end = null;
  }
  return count;
}

test("the lines of the docs are short enough to read in a terminal", () => {
  const long = ["README.md", ...globSync("docs/**/*.md")].flatMap((file) =>
    readFileSync(file, "utf8")
      .replaceAll(/^```.*?^```$/gms, "")
      .split("\n")
      .filter((line) => line.length > 120 && !line.startsWith("|"))
      .map((line) => `${file}: ${line}`),
  );
  expect(long).toEqual([]);
});

test("the list of security names files that exist", () => {
  const named = readFileSync("docs/security.md", "utf8").matchAll(/`(\w+\/[^`]+\.tsx?)`/g);
  const files = [...new Set(Array.from(named, ([, name = ""]) => name))];
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((name) => !existsSync(name))).toEqual([]);
});

test("each requirement names tests that exist", () => {
  const named = readFileSync("docs/requirements.md", "utf8").matchAll(
    /`([^`]+\.(?:test|spec)\.ts)`/g,
  );
  const missing = Array.from(named, ([, name = ""]) => name).filter(
    (name) => !["", "tests/http/", "tests/journeys/"].some((folder) => existsSync(folder + name)),
  );
  expect(missing).toEqual([]);
});

const more = [
  String.raw`/\/+$/`,
  String.raw`/[\t ]+(?=\r\n|$)/g`,
  String.raw`/^(a+)+$/`,
  String.raw`/^\s*\w*\s*$/`,
];
const linear = [String.raw`/^\d{1,2}:\d{2}$/`, String.raw`/[\p{L}\p{N}]+/gu`, String.raw`/^\s+x$/`];
const all = [...more, ...linear];

/** What the project's linter reports about a file with this line, by expression. */
let complaints: Map<string, string[]>;
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), "firnline-"));
  all.forEach((expression, index) =>
    writeFileSync(join(folder, `planted-${index}.ts`), `export const expression = ${expression};`),
  );
  const options = ["--config", resolve("oxlint.config.ts"), "--format", "json"];
  const { stdout } = spawnSync(resolve("node_modules/.bin/oxlint"), options, { cwd: folder });
  rmSync(folder, { recursive: true });
  const { diagnostics, number_of_files } = JSON.parse(String(stdout)) as {
    diagnostics: { code: string; filename: string }[];
    number_of_files: number;
  };
  expect(number_of_files).toBe(all.length);
  complaints = new Map(
    all.map((expression, index) => {
      const own = diagnostics.filter(({ filename }) => filename.endsWith(`planted-${index}.ts`));
      return [expression, own.map(({ code }) => code)];
    }),
  );
});

test.each(more)("%s is more than linear: the linter says so", (expression) => {
  expect(complaints.get(expression)).toContainEqual(expect.stringContaining("no-super-linear"));
});

test.each(linear)("%s is linear", (expression) => {
  expect(complaints.get(expression)).toEqual([]);
});

test("what builds and runs on a machine without developers' packages imports none of them", () => {
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
    devDependencies: Record<string, string>;
  };
  const files = globSync(
    "{content,domain,ui,site,desk,server,build-tools,setup}/**/*.{ts,tsx,mjs}",
  ).filter((file) => !/\.test\.|server\/dev\.ts|subset-fonts|setup\/test/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const found = [...files, "vite.config.ts", "react-router.config.ts"].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^(?:import|\} from) (?!type).*"([^"]+)";$/gm)]
      .filter(([, name = ""]) => name in devDependencies)
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test("every file that a script of package.json runs is there", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  const named = Object.values(scripts).flatMap(
    (script) => script.match(/[\w/-]+\.(?:ts|mjs)/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test("Python's modules import one way: Blender stops at a cycle", () => {
  const files = globSync("art/**/*.py");
  const moduleOf = (file: string) =>
    file.replace(/^art\/(vehicles\/)?|\.py$/g, "").replaceAll("/", ".");
  const imports = new Map(
    files.map((file) => [
      moduleOf(file),
      [...readFileSync(file, "utf8").matchAll(/^(?:from|import) ([\w.]+)/gm)].map(
        ([, name]) => name!,
      ),
    ]),
  );
  const cycleFrom = (name: string, path: readonly string[]): string[] =>
    path.includes(name)
      ? [[...path.slice(path.indexOf(name)), name].join(" > ")]
      : (imports.get(name) ?? []).flatMap((next) => cycleFrom(next, [...path, name]));
  expect(imports.get("blender.stage")).toContain("blender.mesh");
  expect([...imports.keys()].flatMap((name) => cycleFrom(name, []))).toEqual([]);
});
