import { defineConfig } from "oxlint";
import { walls } from "./lint/walls.ts";

const crossByAlias = {
  group: ["../*", "../**"],
  message: "Cross a folder by its # alias (package.json imports).",
};

export default defineConfig({
  plugins: ["typescript", "import", "unicorn", "react", "jsx-a11y", "promise", "oxc"],
  jsPlugins: ["./lint/linear-regexp.ts"],
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
    "linear-regexp/no-super-linear": "error",
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
      rules: {
        "no-restricted-imports": ["error", { patterns: [crossByAlias] }],
        "linear-regexp/no-super-linear": "off",
      },
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
        "site/request/*.tsx",
        "**/*.config.ts",
        "tests/postgres/global-setup.ts",
        "lint/linear-regexp.ts",
      ],
      rules: { "import/no-default-export": "off" },
    },
    { files: ["content/**", "art/scenes/**"], rules: { "max-lines": "off" } },
  ],
});
