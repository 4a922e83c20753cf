import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { builtPath } from "#server/site/load-pages.ts";
import type { Part } from "./part.ts";

/** The scripts that a page fetches, immediately or later, with their compressed size. */
export async function reachableScripts(
  root: string,
  page: string,
): Promise<{ name: string; bytes: number }[]> {
  const html = await readFile(join(root, page, "index.html"), "utf8");
  const attributes = html.matchAll(/ (?:src|data-scripts)="([^"]+\.js)"/g);
  const addresses = new Set(Array.from(attributes).flatMap(([, list = ""]) => list.split(" ")));
  return Promise.all(
    Array.from(addresses, async (address) => ({
      name: basename(address),
      bytes: (await stat(join(root, `${address}.br`))).size,
    })),
  );
}

const brotli = promisify(brotliCompress);

/** What the desk's index.html fetches before it shows anything, with the compressed size. */
export async function firstLoad(
  root: string,
  extension: "js" | "css",
): Promise<{ name: string; bytes: number }[]> {
  const html = await readFile(join(root, "index.html"), "utf8");
  const addresses = Array.from(html.matchAll(/ (?:src|href)="([^"]+)"/g), ([, url = ""]) => url);
  return Promise.all(
    addresses
      .filter((address) => address.endsWith(`.${extension}`))
      .map(async (address) => ({
        name: basename(address),
        bytes: (await brotli(await readFile(join(root, address)))).byteLength,
      })),
  );
}

/** The compressed size of each page's HTML and scripts, and of the desk's first load. */
export const bytes: Part = {
  name: "bytes",
  async run() {
    const rows = [];
    for (const page of ["", "booking", "contact", "destinations/vail", "terms"]) {
      const scripts = await reachableScripts(builtPath("client"), page);
      const total = scripts.reduce((sum, script) => sum + script.bytes, 0);
      const html = statSync(join(builtPath("client"), page, "index.html.br")).size;
      rows.push(
        { what: `/${page} HTML with styles`, value: html, unit: "bytes" },
        { what: `/${page} script in ${scripts.length} files`, value: total, unit: "bytes" },
      );
    }
    for (const extension of ["js", "css"] as const) {
      const files = await firstLoad(builtPath("desk"), extension);
      const total = files.reduce((sum, file) => sum + file.bytes, 0);
      const what = `desk, first load: .${extension} in ${files.length} files`;
      rows.push({ what, value: total, unit: "bytes" });
    }
    return rows;
  },
};

/** How long a build takes, from scratch and without changes. */
export const build: Part = {
  name: "build",
  async run() {
    const time = (command: string, args: string[]) => {
      const started = performance.now();
      const { status } = spawnSync(command, args, { stdio: "ignore" });
      if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed`);
      return (performance.now() - started) / 1000;
    };
    return [
      { what: "cold build of the site", value: time("react-router", ["build"]), unit: "s" },
      {
        what: "set-up and build, nothing changed",
        value: time("node", ["setup/main.mjs", "build"]),
        unit: "s",
      },
    ];
  },
};
