import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { settingNames } from "#server/config.ts";
import { StartError } from "#server/errors.ts";

/**
 * Starts site and desk as `npm start` does. What they log goes into `site.log` of the folder.
 * @param settings the only settings that they get
 * @throws StartError with what it said, when it does not start
 */
export async function startSite(folder: string, settings: Record<string, string>) {
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: { ...withoutSettings(), ...settings, npm_lifecycle_event: "demo" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log = createWriteStream(join(folder, "site.log"), { mode: 0o600 });
  let said = "";
  const { promise: announced, resolve } = Promise.withResolvers<"announced">();
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      log.write(chunk);
      said += chunk.toString();
      if (said.includes("Firnline is at ")) resolve("announced");
    });
  const exited = once(child, "exit").then(() => "exited" as const);
  void exited.then(() => log.end());
  if ((await Promise.race([announced, exited])) === "exited") throw new StartError(said.trim());

  return {
    /** All that it has said. */
    said: () => said.trim(),
    /** When it has ended by itself or by `stop`. */
    exited,
    async stop(): Promise<void> {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

/** The settings of this shell may be those of the real site. */
function withoutSettings(): NodeJS.ProcessEnv {
  const names = new Set(settingNames);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !names.has(name)));
}
