import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { expect, test } from "vitest";

// docs/development.md starts with a diagram of the folders. It shows each import that is not implied
// by a chain of others: a diagram of all imports would be unreadable.

const roots = ["content", "domain", "ui", "site", "desk", "server", "demo", "build-tools"];

/** The folder that a file belongs to; each folder of the server counts separately. */
function folderOf(file: string): string {
  const [top = "", second = "", third] = file.split("/");
  return top === "server" && third !== undefined ? `server/${second}` : top;
}

/** Settings and errors, which every layer may use, and the shared type of the listeners. */
const everywhere = ["server/config.ts", "server/errors.ts", "server/services.ts"];

const importOf = /^(?:import|export) [^"';]*?"([#.][^"]+)";$|\bimport\("([#.][^"]+)"\)/gm;

function isEverywhere(from: string, target: string): boolean {
  return from.startsWith("server/") && everywhere.includes(target);
}

function readImports(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const root of roots)
    for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) {
      const file = posix.join(root, name.replaceAll("\\", "/"));
      if (!/\.tsx?$/.test(file) || file.includes(".test.")) continue;
      const from = folderOf(file);
      for (const [, fixed, dynamic] of readFileSync(file, "utf8").matchAll(importOf)) {
        const specifier = fixed ?? dynamic ?? "";
        const target = specifier.startsWith("#")
          ? specifier.slice(1)
          : posix.join(dirname(file), specifier);
        const to = folderOf(target);
        if (to === from || !roots.includes(to.split("/")[0] ?? "") || isEverywhere(from, target))
          continue;
        imports.set(from, (imports.get(from) ?? new Set()).add(to));
      }
    }
  return imports;
}

function reaches(imports: Map<string, Set<string>>, from: string, to: string): boolean {
  const next = [...(imports.get(from) ?? [])];
  return next.includes(to) || next.some((each) => reaches(imports, each, to));
}

/** The imports that no chain of others implies. */
function reduce(imports: Map<string, Set<string>>): string[] {
  return [...imports].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && reaches(imports, other, to)))
      .map((to) => `${from} --> ${to}`),
  );
}

/** The arrows of the diagram, by folder names. */
function readPicture(): string[] {
  const text = readFileSync(join("docs", "development.md"), "utf8");
  const [, picture = ""] = /```mermaid\n([\s\S]*?)```/.exec(text) ?? [];
  const names = new Map(
    [...picture.matchAll(/(\w+)\["([^"<]+?)\/?(?:<br>[^"]*)?"\]/g)].map(([, id, name]) => [
      id,
      name,
    ]),
  );
  return [...picture.matchAll(/^ *(\w+) -->(?:\|[^|]*\|)? (\w+)$/gm)].map(
    ([, from, to]) => `${names.get(from)} --> ${names.get(to)}`,
  );
}

test("the picture of the folders shows the imports as they are", () => {
  expect(readPicture().toSorted()).toEqual(reduce(readImports()).toSorted());
});

/** Whether one file imports the other or starts it as a thread. */
function leadsTo(from: string, to: string): boolean {
  const text = readFileSync(from, "utf8");
  const names = [...text.matchAll(importOf), ...text.matchAll(/new URL\("(\.[^"]+)"/g)];
  return names.some(([, fixed, dynamic]) => {
    const name = fixed ?? dynamic ?? "";
    return to === (name.startsWith("#") ? name.slice(1) : posix.join(dirname(from), name));
  });
}

test("the way of a sent quote names its files in the order in which they lead to each other", () => {
  const text = readFileSync(join("docs", "development.md"), "utf8");
  const [, way = ""] =
    /## How a quote gets to the visitor\n([\s\S]*?)\n\nAfter each commit/.exec(text) ?? [];
  const files = [...way.matchAll(/`(\w+\/[^`]+\.tsx?)`/g)].map(([, file = ""]) => file);
  const isLed = (file: string, index: number) =>
    index === 0 ||
    files.slice(0, index).some((before) => leadsTo(before, file) || leadsTo(file, before));
  expect(files.length).toBeGreaterThan(25);
  expect(files.filter((file, index) => !isLed(file, index))).toEqual([]);
});
