import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/** Forbidden imports, by the file that would contain them. */
const forbidden: Record<string, string> = {
  "content/x.ts": "zod #domain/quote.ts ./../domain/quote.ts",
  "content/resorts/x.ts": "../company.ts ./../company.ts",
  "domain/x.ts": `
    #server/config.ts #ui/wordmark.tsx node:fs fs react pg pino hono/client kysely
  `,
  "ui/x.tsx": `
    #content/company.ts #domain/quote.ts #server/config.ts react-router react-router/dom
    node:fs hono
  `,
  "site/root.tsx": "#server/config.ts #site/pages/home.tsx ./pages/../../server/config.ts",
  "site/shell/x.tsx": "#site/pages/home.tsx #server/site/context.ts kysely node:fs",
  "site/forms/x.ts": "#desk/routes.tsx hono/client",
  "site/enhance/x.ts": "react #content/company.ts ./../shell/navigation.ts",
  "site/pages/booking/page.tsx": `
    #server/intake/intake.ts #server/config.ts #site/pages/contact/page.tsx kysely
  `,
  "site/pages/legal/terms.tsx": "./privacy.tsx",
  "site/pages/home.tsx": `
    ./about.tsx #site/pages/contact/page.tsx #site/request/routes/page.tsx #bench/part.ts
    #tests/fixtures/requests.ts
  `,
  "site/request/x.tsx": "#server/db/connect.ts #site/request/routes/page.tsx #site/pages/home.tsx",
  "site/request/routes/accept.tsx": "./page.tsx #server/db/connect.ts #site/pages/home.tsx",
  "desk/x.tsx": `
    #site/root.tsx #server/config.ts #server/desk/app.ts kysely node:fs #demo/play.ts
    #server/requests/views.ts #server/requests/changes.ts #server/accounts/links.ts
  `,
  "server/x.ts": `
    #site/root.tsx #desk/routes.tsx #tests/fixtures/requests.ts #server/db/sqlite/open.ts
    ./db/sqlite/open.ts ./db/postgres/open.ts pg node:sqlite
  `,
  "server/db/x.ts": "#server/outbox/outbox.ts #server/config.ts #server/services.ts",
  "server/db/sqlite/x.ts": "#server/outbox/outbox.ts hono",
  "server/outbox/x.ts": `
    #server/intake/intake.ts #server/requests/requests.ts #server/http/responses.ts
    #server/services.ts #server/main.ts #server/jobs/clock.ts pg node:sqlite hono
  `,
  "server/intake/x.ts": `
    #server/http/responses.ts #server/site/app.ts #server/db/sqlite/open.ts
    #server/db/connect.ts #server/services.ts ./../site/app.ts hono node:http @hono/node-
    server react-router pg node:sqlite
  `,
  "server/requests/x.ts": `
    #server/desk/app.ts #server/http/responses.ts #server/services.ts #server/jobs/clock.ts
    pg node:sqlite node:http
  `,
  "server/accounts/x.ts": "#server/desk/app.ts #server/services.ts hono/cookie pg",
  "server/jobs/x.ts": `
    #server/desk/app.ts #server/http/responses.ts #server/services.ts kysely
  `,
  "server/maintenance/x.ts": "#server/desk/app.ts #server/services.ts hono pg node:sqlite",
  "server/http/x.ts": `
    #server/intake/intake.ts #server/console/main.ts #server/site/app.ts #server/services.ts
    #server/jobs/clock.ts #server/outbox/outbox.ts pg node:sqlite
  `,
  "server/site/x.ts": `
    #server/desk/app.ts #server/console/main.ts #server/services.ts #server/db/connect.ts
    #server/outbox/queue.ts kysely pg
  `,
  "server/desk/x.ts": `
    #server/site/app.ts #server/console/main.ts #server/services.ts #server/db/connect.ts
    #server/outbox/queue.ts kysely pg
  `,
  "server/console/x.ts": `
    #server/http/responses.ts #server/desk/app.ts #server/services.ts
    #server/db/sqlite/open.ts pg
  `,
  "demo/x.ts": "#server/db/connect.ts #server/console/main.ts #server/site/app.ts kysely",
  "build-tools/x.ts": "#server/config.ts #desk/routes.tsx",
  "art/x.ts": "#site/root.tsx #domain/quote.ts",
  "setup/x.mjs": "#content/company.ts zod",
};

/** The control: imports that must stay possible. */
const allowed: Record<string, string> = {
  "content/y.ts": "#content/company.ts ./company.ts",
  "domain/y.ts": "zod temporal-polyfill #content/company.ts ./quote.ts",
  "ui/y.tsx": "react",
  "site/root.tsx": "#site/shell/bar-content.tsx #server/site/context.ts",
  "site/shell/y.tsx": "#content/company.ts #site/ui/button.tsx",
  "site/pages/booking/page.tsx": "#server/site/context.ts ./booking-form.tsx",
  "site/pages/home.tsx": "#site/shell/page-hero.tsx",
  "desk/y.tsx": "#ui/wordmark.tsx @tanstack/react-query",
  "server/y.ts": "./db/connect.ts ./site/app.ts",
  "server/db/sqlite/y.ts": "#server/db/migrate.ts node:sqlite",
  "server/db/y.ts": "#server/errors.ts",
  "server/outbox/y.ts": "#server/db/database.ts kysely",
  "server/intake/y.ts": "#server/outbox/outbox.ts #server/db/database.ts node:crypto",
  "server/jobs/y.ts": "#server/intake/intake.ts",
  "server/maintenance/y.ts": "#server/requests/requests.ts kysely",
  "server/http/y.ts": "#server/errors.ts hono/secure-headers",
  "server/site/y.ts": "#server/http/responses.ts #server/intake/intake.ts",
  "server/desk/y.ts": "#server/requests/requests.ts hono",
  "server/console/y.ts": "#server/db/connect.ts kysely",
  "demo/y.ts": "#server/services.ts",
  "art/y.ts": "#content/company.ts",
};

/** The ways to write an import. */
const forms: Record<string, string> = {
  "import ...": 'import { x } from "#server/config.ts";\nexport const y = x;\n',
  "import type": 'import type { X } from "#server/config.ts";\nexport type Y = X;\n',
  "import()": 'export const y = import("#server/config.ts");\n',
  "export *": 'export * from "#server/config.ts";\n',
  "export { }": 'export { x } from "#server/config.ts";\n',
};

type Plant = { name: string; file: string; source: string };

const plantsOf = (imports: Record<string, string>): Plant[] =>
  Object.entries(imports).flatMap(([file, specifiers]) =>
    specifiers
      .trim()
      .split(/\s+/)
      .map((specifier) => ({
        name: `${file} and ${specifier}`,
        file,
        source: `import { x } from "${specifier}";\nexport const y = x;\n`,
      })),
  );

const refused = [
  ...plantsOf(forbidden),
  ...Object.entries(forms).map(([name, source]) => ({ name, file: "domain/form.ts", source })),
];
const passed = [
  ...plantsOf(allowed),
  ...["#server/desk/app.ts", "#server/requests/views.ts", "#server/accounts/links.ts"].map(
    (specifier) => ({
      name: `desk/z.ts and a type from ${specifier}`,
      file: "desk/z.ts",
      source: `import type { X } from "${specifier}";\nexport type Y = X;\n`,
    }),
  ),
];

const folder = mkdtempSync(join(tmpdir(), "firnline-boundaries-"));
/** The test files whose import the linter rejects. */
const complaints = new Set<string>();

/** Numbers the test files, so that all fit in one folder and a single run of the linter. */
function placeOf(file: string, index: number): string {
  return file.replace(/(\.[a-z]+)$/, `-${index}$1`);
}

beforeAll(() => {
  cpSync("oxlint.config.ts", join(folder, "oxlint.config.ts"));
  cpSync("site/routes.ts", join(folder, "site/routes.ts"));
  mkdirSync(join(folder, "lint"));
  for (const file of readdirSync("lint")) cpSync(join("lint", file), join(folder, "lint", file));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  for (const [index, { file, source }] of [...refused, ...passed].entries()) {
    const path = join(folder, placeOf(file, index));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, source);
  }
  const topFolders = new Set([...refused, ...passed].map(({ file }) => file.split("/")[0] ?? ""));
  const { stdout } = spawnSync("node_modules/.bin/oxlint", ["--format=json", ...topFolders], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code?: string; filename: string }[];
  };
  for (const { code, filename } of diagnostics)
    if (code?.includes("imports(boundaries)")) complaints.add(filename);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(refused.map((plant, index) => [plant.name, placeOf(plant.file, index)]))(
  "%s are kept apart",
  (_, place) => {
    expect(complaints).toContain(place);
  },
);

test.each(passed.map((plant, index) => [plant.name, placeOf(plant.file, refused.length + index)]))(
  "%s may meet",
  (_, place) => {
    expect(complaints).not.toContain(place);
  },
);
