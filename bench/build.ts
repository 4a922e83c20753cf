import { spawnSync } from "node:child_process";
import type { Part } from "./part.ts";

/** How long a build takes, from scratch and without changes. */
export const build: Part = {
  name: "build",
  async run() {
    const time = (command: string, args: string[]) => {
      const started = performance.now();
      const { status } = spawnSync(command, args, { stdio: "ignore" });
      if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed`);
      return (performance.now() - started) / 1000;
    };
    return [
      { what: "cold build", value: time("react-router", ["build"]), unit: "s" },
      {
        what: "set-up and build, first time after that",
        value: time("node", ["setup/main.mjs", "build"]),
        unit: "s",
      },
      {
        what: "set-up and build, nothing changed",
        value: time("node", ["setup/main.mjs", "build"]),
        unit: "s",
      },
    ];
  },
};
