import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "{content,domain,ui,site,desk,server,art,build-tools}/**/*.test.ts",
      "tests/{rules,http,process}/**/*.test.ts",
    ],
    // Many tests wait for a process or a clock more than they compute.
    maxWorkers: Math.max(2, availableParallelism()),
    globalSetup: "tests/postgres/global-setup.ts",
    // Only what hangs runs into these: no machine is too slow for them.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
