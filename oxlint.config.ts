import { defineConfig } from "oxlint";

const crossByAlias = {
  group: ["../*", "../**"],
  message: "Cross a folder by its # alias (package.json imports).",
};

/**
 * Imports run one way: content <- requests <- server, and content, requests, ui <- shell <- pages.
 * Each row: whose files, and the aliases that they may not reach.
 */
const walls: { files: string[]; closed: string[]; message: string }[] = [
  {
    files: ["content/**"],
    closed: ["#*/**", "!#content/**"],
    message: "content/ imports nothing.",
  },
  {
    files: ["domain/**"],
    closed: ["#server/**", "#site/**", "#site/shell/**", "#ui/**", "#art/**"],
    message: "domain/ may import content/ alone.",
  },
  {
    files: ["ui/**"],
    closed: ["#content/**", "#domain/**", "#server/**", "#site/shell/**", "#site/**", "#art/**"],
    message: "ui/ knows no content, no route, no server.",
  },
  {
    files: ["site/shell/**"],
    closed: ["#server/**", "#site/pages/**", "#art/**"],
    message: "shell/ may import ui/, content/ and requests/.",
  },
  {
    files: ["site/pages/**"],
    closed: [
      "#server/*",
      "#server/*/**",
      "!#server/site/context.ts",
      "#site/pages/**",
      "#site/root.tsx",
      "#art/**",
    ],
    message: "A page reaches the server through #server/site/context.ts alone, and no other page.",
  },
  {
    files: ["server/**"],
    closed: ["#site/**", "#ui/**", "#site/shell/**", "#art/**"],
    message: "The server never imports app/.",
  },
  {
    files: ["server/db/**"],
    closed: [
      "#site/**",
      "#ui/**",
      "#site/shell/**",
      "#art/**",
      "#server/*",
      "#server/*/**",
      "!#server/db/**",
      "!#server/errors.ts",
    ],
    message: "db/ is the lowest layer of the server.",
  },
  {
    files: ["server/outbox/**"],
    closed: [
      "#site/**",
      "#ui/**",
      "#site/shell/**",
      "#art/**",
      "#server/intake/**",
      "#server/site/**",
    ],
    message: "outbox/ stands on db/ alone.",
  },
  {
    files: ["server/intake/**"],
    closed: ["#site/**", "#ui/**", "#site/shell/**", "#art/**", "#server/site/**"],
    message: "The use cases know no HTTP.",
  },
  {
    files: ["art/**"],
    closed: ["#server/**", "#site/**", "#ui/**", "#site/shell/**", "#domain/**"],
    message: "art/ may import content/ alone.",
  },
];

export default defineConfig({
  plugins: ["typescript", "import", "unicorn", "react", "jsx-a11y", "promise", "oxc"],
  categories: { correctness: "error", suspicious: "error" },
  ignorePatterns: ["build/**", ".react-router/**", "public/**"],
  rules: {
    "no-console": "error",
    "no-restricted-imports": ["error", { patterns: [crossByAlias] }],
    "import/no-default-export": "error",
    "import/no-cycle": "error",
    "import/no-unassigned-import": ["error", { allow: ["**/*.css"] }],
    "typescript/consistent-type-definitions": ["error", "type"],
    "react/react-in-jsx-scope": "off",
    // Constants that the build fills in are written so by custom.
    "no-underscore-dangle": ["error", { allow: ["__SITE_URL__"] }],
    // Every narrowing assertion counts as unsafe for it, the checked ones too.
    "typescript/no-unsafe-type-assertion": "off",
    // Made for windows; the messages here go to threads, which have no origin.
    "unicorn/require-post-message-target-origin": "off",
    // A helper may stand where it is used.
    "unicorn/consistent-function-scoping": "off",
    // TypeScript's own check of return paths knows the types; this rule does not.
    "typescript/consistent-return": "off",
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
    "max-lines": ["error", { max: 250, skipComments: true, skipBlankLines: true }],
  },
  overrides: [
    ...walls.map(({ files, closed, message }) => ({
      files,
      rules: {
        "no-restricted-imports": [
          "error",
          { patterns: [crossByAlias, { group: closed, message }] },
        ] as ["error", object],
      },
    })),
    {
      files: [
        "setup/**",
        "build-tools/**",
        "tests/postgres/**",
        "bench/**",
        "art/**",
        "server/console/**",
        "server/start.ts",
        "server/dev.ts",
      ],
      rules: { "no-console": "off" },
    },
    {
      files: [
        "site/root.tsx",
        "site/routes.ts",
        "site/entry.*",
        "site/pages/**/*.tsx",
        "*.config.ts",
        "tests/postgres/global-setup.ts",
      ],
      rules: { "import/no-default-export": "off" },
    },
    { files: ["content/**", "art/scenes/**"], rules: { "max-lines": "off" } },
  ],
});
