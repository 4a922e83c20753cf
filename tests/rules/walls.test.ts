import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/** Each import that a wall forbids, planted in a tree of its own. */
const forbidden: [file: string, specifier: string][] = [
  ["content/x.ts", "zod"],
  ["content/x.ts", "#domain/booking.ts"],
  ["content/resorts/x.ts", "../company.ts"],
  ["domain/x.ts", "#server/config.ts"],
  ["domain/x.ts", "#ui/button.tsx"],
  ["domain/x.ts", "node:fs"],
  ["domain/x.ts", "react"],
  ["ui/x.tsx", "#content/company.ts"],
  ["ui/x.tsx", "#domain/booking.ts"],
  ["ui/x.tsx", "react-router"],
  ["ui/x.tsx", "#server/config.ts"],
  ["site/root.tsx", "#server/config.ts"],
  ["site/root.tsx", "#site/pages/home.tsx"],
  ["site/shell/x.tsx", "#site/pages/home.tsx"],
  ["site/shell/x.tsx", "#server/site/context.ts"],
  ["site/forms/x.ts", "#desk/routes.tsx"],
  ["site/enhance/x.ts", "react"],
  ["site/enhance/x.ts", "#content/company.ts"],
  ["site/pages/booking/page.tsx", "#server/intake/intake.ts"],
  ["site/pages/booking/page.tsx", "#server/config.ts"],
  ["site/pages/booking/page.tsx", "#site/pages/contact/page.tsx"],
  ["site/pages/home.tsx", "./about.tsx"],
  ["site/pages/home.tsx", "#site/pages/contact/page.tsx"],
  ["site/pages/home.tsx", "#bench/part.ts"],
  ["site/pages/home.tsx", "#tests/fixtures/requests.ts"],
  ["site/request/x.tsx", "#server/db/connect.ts"],
  ["desk/x.tsx", "#site/root.tsx"],
  ["desk/x.tsx", "#server/config.ts"],
  ["desk/x.tsx", "#server/desk/app.ts"],
  ["server/x.ts", "#site/root.tsx"],
  ["server/x.ts", "#desk/routes.tsx"],
  ["server/x.ts", "#tests/fixtures/requests.ts"],
  ["server/x.ts", "#server/db/sqlite/open.ts"],
  ["server/db/x.ts", "#server/outbox/outbox.ts"],
  ["server/db/x.ts", "#server/config.ts"],
  ["server/db/sqlite/x.ts", "#server/outbox/outbox.ts"],
  ["server/outbox/x.ts", "#server/intake/intake.ts"],
  ["server/outbox/x.ts", "#server/http/responses.ts"],
  ["server/intake/x.ts", "#server/http/responses.ts"],
  ["server/intake/x.ts", "#server/site/app.ts"],
  ["server/intake/x.ts", "#server/db/sqlite/open.ts"],
  ["server/intake/x.ts", "hono"],
  ["server/quotes/x.ts", "#server/desk/app.ts"],
  ["server/requests/x.ts", "#server/http/responses.ts"],
  ["server/jobs/x.ts", "#server/desk/app.ts"],
  ["server/outbox/x.ts", "#server/requests/requests.ts"],
  ["server/http/x.ts", "#server/intake/intake.ts"],
  ["server/http/x.ts", "#server/console/main.ts"],
  ["server/http/x.ts", "#server/site/app.ts"],
  ["server/site/x.ts", "#server/desk/app.ts"],
  ["server/site/x.ts", "#server/console/main.ts"],
  ["server/desk/x.ts", "#server/site/app.ts"],
  ["server/console/x.ts", "#server/http/responses.ts"],
  ["build-tools/x.ts", "#server/config.ts"],
  ["art/x.ts", "#site/root.tsx"],
  ["setup/x.mjs", "#content/company.ts"],
];

/** The control: imports that must stay possible, beside those that are not. */
const allowed: [file: string, specifier: string][] = [
  ["content/y.ts", "#content/company.ts"],
  ["content/y.ts", "./company.ts"],
  ["domain/y.ts", "zod"],
  ["domain/y.ts", "#content/company.ts"],
  ["ui/y.tsx", "react"],
  ["site/shell/y.tsx", "#content/company.ts"],
  ["site/pages/booking/page.tsx", "#server/site/context.ts"],
  ["site/pages/booking/page.tsx", "./booking-form.tsx"],
  ["site/pages/home.tsx", "#site/shell/page-hero.tsx"],
  ["desk/y.tsx", "#ui/button.tsx"],
  ["server/db/sqlite/y.ts", "#server/db/migrate.ts"],
  ["server/db/y.ts", "#server/errors.ts"],
  ["server/outbox/y.ts", "#server/db/database.ts"],
  ["server/intake/y.ts", "#server/outbox/outbox.ts"],
  ["server/jobs/y.ts", "#server/intake/intake.ts"],
  ["server/http/y.ts", "#server/errors.ts"],
  ["server/site/y.ts", "#server/http/responses.ts"],
  ["art/y.ts", "#content/company.ts"],
];

const folder = mkdtempSync(join(tmpdir(), "firnline-walls-"));
const complaints = new Map<string, number>();

const topFolders = [...new Set(forbidden.map(([file]) => file.split("/")[0] ?? ""))];

beforeAll(() => {
  cpSync("oxlint.config.ts", join(folder, "oxlint.config.ts"));
  for (const file of ["walls.ts", "linear-regexp.ts"])
    cpSync(join("lint", file), join(folder, "lint", file));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  const planted = [...forbidden, ...allowed];
  for (const [index, [file, specifier]] of planted.entries())
    plant(index, file, `import { x } from "${specifier}";\nexport const y = x;\n`);
  plant("type", "desk/z.ts", `import type { X } from "#server/desk/app.ts";\nexport type Y = X;\n`);
  const { stdout } = spawnSync("node_modules/.bin/oxlint", ["--format=json", ...topFolders], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code?: string; filename: string }[];
  };
  for (const { code, filename } of diagnostics)
    if (code?.includes("no-restricted-imports"))
      complaints.set(filename, (complaints.get(filename) ?? 0) + 1);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Keeps the file's folder and ending, which the walls go by, and its name where a wall names it. */
function plant(key: number | string, file: string, source: string): void {
  const path = join(folder, placeOf(key, file));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
}

function placeOf(key: number | string, file: string): string {
  return file.replace(/(\.[a-z]+)$/, `-${key}$1`);
}

test.each(forbidden.map(([file, specifier], index) => [file, specifier, index] as const))(
  "%s may not import %s",
  (file, _, index) => {
    expect(complaints.get(placeOf(index, file))).toBeGreaterThan(0);
  },
);

test.each(
  allowed.map(([file, specifier], index) => [file, specifier, forbidden.length + index] as const),
)("%s may import %s", (file, _, index) => {
  expect(complaints.get(placeOf(index, file))).toBeUndefined();
});

test("the desk may take types from its part of the server", () => {
  expect(complaints.get(placeOf("type", "desk/z.ts"))).toBeUndefined();
});
