import { defineConfig } from "oxlint";
import { walls } from "./setup/walls.ts";

const crossByAlias = {
  group: ["../*", "../**"],
  message: "Cross a folder by its # alias (package.json imports).",
};

<<<<<<< HEAD
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

=======
>>>>>>> main
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
    // It counts every narrowing assertion as unsafe, checked ones too.
    "typescript/no-unsafe-type-assertion": "off",
    // Made for windows; the messages here go to threads, which have no origin.
    "unicorn/require-post-message-target-origin": "off",
    "unicorn/consistent-function-scoping": "off",
    // TypeScript's own check of return paths knows the types; this rule does not.
    "typescript/consistent-return": "off",
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
    "max-lines": ["error", { max: 250 }],
  },
  overrides: [
    ...walls.map(({ files, closed, open = [], typesOnly = [], message }) => ({
      files,
      rules: {
        "no-restricted-imports": [
          "error",
          {
            patterns: [
              crossByAlias,
              ...(typesOnly.length > 0
                ? [{ group: typesOnly, allowTypeImports: true, message }]
                : []),
              { group: [...closed, ...open.map((path) => `!${path}`)], message },
            ],
          },
        ] as ["error", object],
      },
    })),
    {
      // A test beside its subject may reach fixtures and whatever else it needs.
      files: ["**/*.test.ts"],
      rules: { "no-restricted-imports": ["error", { patterns: [crossByAlias] }] },
    },
    {
      files: [
        "setup/**",
        "build-tools/**",
        "tests/postgres/**",
        "bench/**",
        "art/**",
        "server/console/**",
        "server/main.ts",
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
        "**/*.config.ts",
        "tests/postgres/global-setup.ts",
      ],
      rules: { "import/no-default-export": "off" },
    },
    { files: ["content/**", "art/scenes/**"], rules: { "max-lines": "off" } },
  ],
});
