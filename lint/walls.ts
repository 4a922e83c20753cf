/** What a folder's files may not import. Patterns as in .gitignore; the last match counts. */
export type Wall = {
  files: string[];
  closed: string[];
  /** Exceptions from `closed`. */
  open?: string[];
  /** Only types may come from here. */
  typesOnly?: string[];
  message: string;
};

/** The product never imports these. */
const outside = ["#tests/**", "#bench/**", "#art/**", "#build-tools/**"];
const useCases = [
  "#server/intake/**",
  "#server/quotes/**",
  "#server/requests/**",
  "#server/conversations/**",
  "#server/accounts/**",
];
const listeners = ["#server/site/**", "#server/desk/**", "#server/http/**", "#server/console/**"];
const browserSide = ["#site/**", "#desk/**", "#ui/**"];
const engines = ["#server/db/sqlite/**", "#server/db/postgres/**"];

/** A later row replaces an earlier one for the files that both name. */
export const walls: Wall[] = [
  {
    files: ["content/**"],
    closed: ["*", "#*/**"],
    open: ["#content/**", "./**"],
    message: "content/ imports nothing but itself.",
  },
  {
    files: ["domain/**"],
    closed: [
      "#server/**",
      ...browserSide,
      ...outside,
      "node:*",
      "react",
      "react-*",
      "hono",
      "kysely",
    ],
    message: "domain/ is pure: it may import content/ and libraries without side effects.",
  },
  {
    files: ["ui/**"],
    closed: [
      "#content/**",
      "#domain/**",
      "#server/**",
      "#site/**",
      "#desk/**",
      ...outside,
      "react-router",
    ],
    message: "ui/ knows no content, no route, no server.",
  },
  {
    files: ["site/**"],
    closed: ["#server/**", "#desk/**", "#site/pages/**", ...outside],
    message: "site/ reaches neither the server nor the desk, and its parts know no page.",
  },
  {
    files: ["site/enhance/**"],
    closed: ["#*/**", "react", "react-*", "@*/**"],
    open: ["#site/enhance/**"],
    message: "The one script of every page stands alone.",
  },
  {
    files: ["site/entry.server.tsx", "site/pages/*/**", "site/request/**"],
    closed: [
      "#server/*",
      "#server/*/**",
      "#desk/**",
      "#site/pages/**",
      "#site/root.tsx",
      ...outside,
    ],
    open: ["#server/site/context.ts"],
    message: "A page reaches the server through its context alone, and no other page.",
  },
  {
    files: ["site/pages/*.tsx"],
    closed: ["#server/**", "#desk/**", "#site/pages/**", "#site/root.tsx", "./*", ...outside],
    message: "A page imports no other page.",
  },
  {
    files: ["desk/**"],
    // Named one by one, because an exception in `open` would also lift `typesOnly`.
    closed: [
      "#site/**",
      "#server/*.ts",
      "#server/db/**",
      "#server/outbox/**",
      "#server/jobs/**",
      "#server/site/**",
      "#server/http/**",
      "#server/console/**",
      ...useCases,
      ...outside,
    ],
    typesOnly: ["#server/desk/**"],
    message: "desk/ takes only types from server/desk, and nothing from site/.",
  },
  {
    files: ["desk/vite.config.ts"],
    closed: ["#site/**", "#server/**", "#tests/**", "#bench/**", "#art/**"],
    message: "A build's settings may use build-tools/ alone.",
  },
  {
    files: ["server/**"],
    closed: [...browserSide, ...outside, ...engines],
    message:
      "The server imports nothing that a browser runs, and no engine but through db/connect.ts.",
  },
  {
    files: ["server/db/**"],
    closed: ["#server/*", "#server/*/**", ...browserSide, ...outside],
    open: ["#server/db/**", "#server/errors.ts"],
    message: "db/ is the lowest layer of the server.",
  },
  {
    files: ["server/outbox/**"],
    closed: [...listeners, ...useCases, "#server/jobs/**", ...browserSide, ...outside, ...engines],
    message: "outbox/ stands on db/ alone.",
  },
  {
    files: ["server/jobs/**"],
    closed: [...listeners, ...browserSide, ...outside, ...engines],
    message: "jobs/ calls use cases, as the listeners do, and knows no HTTP.",
  },
  {
    files: ["server/{intake,quotes,requests,conversations,accounts}/**"],
    closed: [...listeners, ...browserSide, ...outside, ...engines, "hono", "hono/**"],
    message: "Use cases know no HTTP.",
  },
  {
    files: ["server/http/**"],
    closed: [
      "#server/site/**",
      "#server/desk/**",
      "#server/console/**",
      "#server/outbox/**",
      ...useCases,
      ...browserSide,
      ...outside,
      ...engines,
    ],
    message: "http/ is middleware: it knows no listener and no use case.",
  },
  {
    files: ["server/site/**"],
    closed: ["#server/desk/**", "#server/console/**", ...browserSide, ...outside, ...engines],
    message: "Listeners and console never import each other.",
  },
  {
    files: ["server/desk/**"],
    closed: ["#server/site/**", "#server/console/**", ...browserSide, ...outside, ...engines],
    message: "Listeners and console never import each other.",
  },
  {
    files: ["server/console/**"],
    closed: ["#server/site/**", "#server/desk/**", "#server/http/**", ...browserSide, ...outside],
    message: "Listeners and console never import each other.",
  },
  {
    files: ["build-tools/**"],
    closed: ["#server/**", "#desk/**", "#tests/**", "#bench/**", "#art/**"],
    message: "The build knows pages and content, not the server.",
  },
  {
    files: ["art/**"],
    closed: [
      "#server/**",
      "#domain/**",
      ...browserSide,
      "#tests/**",
      "#bench/**",
      "#build-tools/**",
    ],
    message: "art/ reads content/ and stands alone otherwise.",
  },
  {
    files: ["setup/**"],
    closed: ["#*/**"],
    message: "setup/ runs before anything is installed.",
  },
];
