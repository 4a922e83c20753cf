import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { prepareEnvironment } from "#tests/environment.ts";

prepareEnvironment();

export default defineConfig({
  test: {
    include: [
      "{content,domain,ui,site,desk,server,art,build-tools}/**/*.test.ts",
      "tests/{rules,http,process}/**/*.test.ts",
    ],
    // Many tests wait for a process or a clock more than they compute.
    maxWorkers: Math.max(4, 2 * availableParallelism()),
    // A worker takes one file after the other, and loads what they share once.
    isolate: false,
    globalSetup: "tests/global-setup.ts",
    // Only what hangs runs into these: no machine is too slow for them.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 100_000 } },
  },
});
