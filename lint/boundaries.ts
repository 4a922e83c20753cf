import { readFileSync } from "node:fs";

/**
 * What a folder's files may import; everything else is closed. An entry is a glob of our own files
 * (`#domain/**`, `./**` for the importing file's folder), or the name of a package.
 */
export type Boundary = {
  files: string[];
  open: string[];
  /** Only types may come from here. */
  types?: string[];
  /** Exceptions from `open`. */
  closed?: string[];
  message: string;
};

const inside = "./**";
const node = ["node:*", "node:*/*"];
const rules = ["#content/**", "#domain/**", "temporal-polyfill", "zod"];
const react = ["react", "react-dom", "react-dom/client", "react-router"];
const hono = ["hono", "hono/**"];
const frameworks = ["@hono/node-server", "hono", "pino", "prom-client", "react-router", "vite"];

const siteParts = [
  "#site/{ui,shell,forms,islands}/**",
  "#site/client-entries.ts",
  "#ui/**",
  ...rules,
  "virtual:client-entries",
  "@tanstack/react-query",
];

const tables = ["#server/db/*.ts", "kysely"];
const tableTypes = ["#server/config.ts", "pino"];

const useCases = ["#server/intake/**", "#server/requests/**", "#server/accounts/**"];

/** The modules of `site/routes.ts`: a page imports no other page. */
const routeModules = [
  ...readFileSync(new URL("../site/routes.ts", import.meta.url), "utf8").matchAll(
    /"((?:pages|request)\/.+?)"/g,
  ),
].map(([, file]) => `#site/${file}`);

/** The last row that names a file counts. */
export const boundaries: Boundary[] = [
  {
    files: ["content/**"],
    open: [inside, "#content/**"],
    message: "content/ imports nothing but itself.",
  },
  {
    files: ["domain/**"],
    open: [inside, ...rules],
    message: "domain/ is pure: content/, temporal-polyfill and zod are all it may import.",
  },
  {
    files: ["ui/**"],
    open: [inside, "#ui/**", "react"],
    message: "ui/ knows no content, no route, no server.",
  },
  {
    files: ["site/*"],
    open: [
      inside,
      "#site/enhance/**",
      ...siteParts,
      ...react,
      "react-dom/server",
      "@react-router/dev/routes",
      "#server/site/context.ts",
      "node:crypto",
    ],
    closed: routeModules,
    message: "The site's frame reaches the server through its context alone.",
  },
  {
    files: ["site/{ui,shell,forms,islands}/**"],
    open: [inside, ...siteParts, ...react, "react-dom/server", "@radix-ui/react-toast"],
    message: "The site's parts know no page and no server.",
  },
  {
    files: ["site/enhance/**"],
    open: [inside],
    message: "The one script of every page stands alone.",
  },
  {
    files: ["site/pages/**", "site/request/**"],
    open: [inside, ...siteParts, ...react, "#server/site/context.ts"],
    closed: routeModules,
    message: "A page reaches the server through its context alone, and imports no other page.",
  },
  {
    files: ["site/request/routes/**"],
    open: [inside, ...siteParts, "#site/request/*", ...react, "#server/site/context.ts"],
    closed: routeModules,
    message: "A page reaches the server through its context alone, and imports no other page.",
  },
  {
    files: ["desk/**"],
    open: [
      inside,
      "#desk/**",
      "#ui/**",
      ...rules,
      ...react,
      "@tanstack/react-query",
      "@simplewebauthn/browser",
      "hono/client",
      "tinykeys",
    ],
    types: ["#server/desk/**", "#server/requests/{views,changes}.ts", "#server/accounts/*.ts"],
    message: "desk/ runs in browsers, and takes only types from the server.",
  },
  {
    files: ["server/*"],
    open: [inside, ...rules, ...node, ...frameworks],
    closed: ["./db/*/**", "node:sqlite"],
    message: "The process reaches an engine through db/connect.ts alone.",
  },
  {
    files: ["server/db/**"],
    open: [
      inside,
      "#server/db/**",
      "#domain/**",
      "#server/errors.ts",
      "kysely",
      "kysely/**",
      ...node,
      "pg",
    ],
    types: ["pino"],
    message: "db/ is the lowest layer of the server.",
  },
  {
    files: ["server/outbox/**"],
    open: [inside, "#server/outbox/**", ...rules, ...tables, "nodemailer/**", ...node],
    closed: ["#server/db/connect.ts", "node:http", "node:https", "node:sqlite"],
    types: tableTypes,
    message: "outbox/ stands on db/ alone.",
  },
  {
    files: ["server/{intake,requests,accounts,maintenance}/**"],
    open: [
      inside,
      ...useCases,
      "#server/outbox/**",
      ...rules,
      ...tables,
      "@simplewebauthn/server",
      "@simplewebauthn/server/helpers",
      "@zxcvbn-ts/*",
      "node:{crypto,events,timers/promises}",
    ],
    closed: ["#server/db/connect.ts"],
    types: tableTypes,
    message: "Use cases know no HTTP, no engine and not the composition root.",
  },
  {
    files: ["server/jobs/**"],
    open: [inside, ...useCases, ...rules, "node:timers/promises"],
    types: tableTypes,
    message: "jobs/ calls use cases, as the listeners do, and knows no HTTP.",
  },
  {
    files: ["server/http/**"],
    open: [
      inside,
      "#server/errors.ts",
      ...rules,
      ...hono,
      "@hono/node-server",
      "rate-limiter-flexible",
      ...node,
    ],
    closed: ["node:sqlite"],
    types: ["#server/config.ts", "pino"],
    message: "http/ is middleware: it knows no listener and no use case.",
  },
  ...(["site", "desk"] as const).map((listener) => ({
    files: [`server/${listener}/**`],
    open: [
      inside,
      `#server/${listener}/**`,
      "#server/http/**",
      ...useCases,
      "#server/db/storage-error.ts",
      "#server/errors.ts",
      ...rules,
      ...hono,
      "react-router",
      ...node,
    ],
    closed: ["node:sqlite"],
    types: ["#server/services.ts", "#server/config.ts", "@simplewebauthn/server"],
    message: "A listener calls use cases; it knows no table, and not the other listener.",
  })),
  {
    files: ["server/console/**"],
    open: [
      inside,
      "#server/{accounts,maintenance,requests,outbox}/**",
      "#server/{config,errors}.ts",
      "#server/db/*.ts",
      ...rules,
      "kysely",
      ...node,
    ],
    closed: ["node:sqlite"],
    message: "Listeners and console never import each other.",
  },
  {
    files: ["demo/**"],
    open: [inside, "#demo/**", "#server/**", ...rules, ...node, "pino"],
    closed: ["#server/{site,desk,http,console}/**", "#server/db/**"],
    message: "The demo fills the product through its use cases alone.",
  },
  {
    files: ["build-tools/**", "desk/vite.config.ts"],
    open: [
      inside,
      "#content/**",
      "#domain/**",
      "#ui/**",
      "#build-tools/**",
      "@tailwindcss/vite",
      "subset-font",
      "vite",
      ...node,
    ],
    message: "The build knows pages and content, not the server.",
  },
  {
    files: ["setup/**"],
    open: [inside, ...node],
    message: "setup/ runs before anything is installed.",
  },
  {
    files: ["art/**"],
    open: [inside, "#art/**", "#content/**", ...node, "zod"],
    message: "art/ reads content/ and stands alone otherwise.",
  },
  {
    files: ["**/*.test.ts"],
    open: ["**"],
    message: "A test reaches whatever it needs.",
  },
];
