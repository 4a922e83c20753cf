import { execFile, execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterEach, expect, test } from "vitest";
import { startProcess } from "#demo/folder.ts";
import { createTestApp } from "#tests/fixtures/test-app.ts";

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
});

test("what is rendered on request is the same in development and in production", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "firnline-"));
  cleanups.push(() => rm(dataDir, { recursive: true, force: true }));
  const settings = { PORT: "0", DESK_PORT: "0", DATA_DIR: dataDir };
  const env = { ...process.env, NODE_ENV: "development", ...settings };
  const starting = startProcess("server/dev.ts", env, "Firnline (development) is at");
  cleanups.push(async () => (await starting).end("SIGKILL"));
  const production = await createTestApp();
  cleanups.push(() => production.close());
  const [development = "", desk = ""] =
    (await starting).output().match(/http:\/\/127[\d.]+:\d+/g) ?? [];
  const post = {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ firstName: "Róisín" }).toString(),
  };
  for (const [path, init] of [
    ["/about", {}],
    ["/nowhere", {}],
    ["/booking", {}],
    ["/booking", post],
    ["/contact", post],
    ["/about", post],
    ["/requests", {}],
    ["/requests", post],
    ["/requests/nowhere", {}],
  ] as const) {
    const expected = await production.request(path, init);
    const actual = await fetch(development + path, init);
    expect([path, actual.status]).toEqual([path, expected.status]);
    expect([path, headingOf(await actual.text())]).toEqual([
      path,
      headingOf(await expected.text()),
    ]);
    expect(cookieOf(actual)).toBe(cookieOf(expected));
  }
  expect(await (await fetch(`${desk}/`)).text()).toContain('id="desk"');
});

function headingOf(html: string): string {
  return html.split("<h1")[1]?.split("</h1>")[0]?.split(">").at(-1) ?? html;
}

function cookieOf(response: Response): string | undefined {
  return response.headers.get("Set-Cookie")?.split("=")[0];
}

test.each([
  ["v24.15.0", "own"],
  ["v24.14.9", "the packages'"],
  ["v20.20.2", "the packages'"],
])("where the machine has Node %s, what runs is %s", async (version, runs) => {
  const folder = await mkdtemp(join(tmpdir(), "firnline-"));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  const own = join(folder, "own");
  const bin = join(folder, "node_modules/.bin");
  for (const [place, says] of [
    [own, `${version} ${own}/node`],
    [bin, "v24.21.0 the packages'"],
  ] as const) {
    await mkdir(place, { recursive: true });
    await writeFile(join(place, "node"), `#!/bin/sh\necho "${says}"\n`, { mode: 0o755 });
  }
  const { href } = pathToFileURL(resolve("setup/prepare.mjs"));
  const script = `import { chooseRuntime } from "${href}"; chooseRuntime();`;
  const env = { ...process.env, PATH: [bin, own, process.env["PATH"]].join(":") };
  execFileSync(process.execPath, ["--input-type=module", "-e", script], { cwd: folder, env });
  const used = execFileSync(join(bin, "node"), { encoding: "utf8" });
  expect(used).toContain(runs === "own" ? `${own}/node` : runs);
});

/** Writes a page in two halves with a pause in between, like a slow build. */
const slowBuild = `#!/bin/sh
mkdir -p "$BUILD_FOLDER/client" && printf whole > "$BUILD_FOLDER/client/index.html"
echo built >> builds.txt
sleep 0.3
printf " page" >> "$BUILD_FOLDER/client/index.html"
`;

test("two builds at once in one folder end with one whole build, whatever the address", async () => {
  const folder = await mkdtemp(join(tmpdir(), "firnline-"));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  const bin = join(folder, "node_modules/.bin");
  for (const place of [bin, join(folder, "site"), join(folder, "build/art-cache")])
    await mkdir(place, { recursive: true });
  await writeFile(join(bin, "react-router"), slowBuild, { mode: 0o755 });
  await writeFile(join(bin, "vite"), "#!/bin/sh\n", { mode: 0o755 });
  const { href } = pathToFileURL(resolve("setup/prepare.mjs"));
  const script = `import { buildSite } from "${href}"; buildSite();`;
  const build = (settings: Record<string, string>) =>
    promisify(execFile)(process.execPath, ["--input-type=module", "-e", script], {
      cwd: folder,
      env: { ...process.env, ...settings },
    });
  const builds = async () => (await readFile(join(folder, "builds.txt"), "utf8")).length / 6;
  const source = (text: string) => writeFile(join(folder, "site/page.tsx"), text);

  await source("one");
  await Promise.all(["4001", "4002", "4003"].map((PORT) => build({ PORT })));
  const first = await readFile(join(folder, "build/current"), "utf8");
  const page = join(folder, "build", first, "client/index.html");
  expect(await readFile(page, "utf8")).toBe("whole page");
  expect((await readdir(join(folder, "build"))).toSorted()).toEqual([
    "art-cache",
    "current",
    first,
  ]);
  const made = await builds();
  await build({ SITE_URL: "https://firnline.example" });
  expect(await builds()).toBe(made);

  // Listed, but not there any more, like what another start renames meanwhile.
  await symlink("nowhere", join(folder, "build/new-gone"));
  // A process may still read the previous build; the one before that is deleted.
  await source("two");
  await build({});
  await source("three");
  await build({});
  expect(await builds()).toBe(made + 2);
  const kept = await readdir(join(folder, "build"));
  expect(kept).toHaveLength(5);
  expect(kept).not.toContain(first);
});
