import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "{content,domain,ui,site,desk,server,art,build-tools}/**/*.test.ts",
      "tests/{rules,http,process}/**/*.test.ts",
    ],
    globalSetup: "tests/postgres/global-setup.ts",
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
