import { defineConfig } from "oxlint";

export default defineConfig({
  plugins: ["typescript", "import", "unicorn", "react", "jsx-a11y", "promise", "oxc"],
  jsPlugins: ["eslint-plugin-regexp", "./lint/imports.ts"],
  categories: { correctness: "error", suspicious: "error" },
  ignorePatterns: ["build/**", ".react-router/**", "public/**"],
  rules: {
    "no-console": "error",
    "imports/boundaries": "error",
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
    // No text that a visitor types may make a regular expression slow.
    "regexp/no-super-linear-backtracking": "error",
    "regexp/no-super-linear-move": "error",
  },
  overrides: [
    {
      files: ["**/*.test.ts"],
      rules: {
        "regexp/no-super-linear-backtracking": "off",
        "regexp/no-super-linear-move": "off",
      },
    },
    {
      files: [
        "setup/**",
        "build-tools/**",
        "tests/global-setup.ts",
        "bench/**",
        "art/**",
        "demo/**",
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
        "site/request/routes/*.tsx",
        "**/*.config.ts",
        "lint/imports.ts",
        "tests/global-setup.ts",
      ],
      rules: { "import/no-default-export": "off" },
    },
    { files: ["content/**", "art/scenes/**"], rules: { "max-lines": "off" } },
  ],
});
