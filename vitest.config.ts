import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "{content,requests,server,app,art,scripts}/**/*.test.ts",
      "tests/{rules,front-door,process}/**/*.test.ts",
    ],
    globalSetup: "tests/postgres/global-setup.ts",
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
