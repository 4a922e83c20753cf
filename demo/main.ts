import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { ConfigError, readConfig, settingNames } from "#server/config.ts";
import { StartError } from "#server/errors.ts";
import { onParentExit } from "#server/stop-with-parent.ts";
import { openFolder, startProcess } from "./folder.ts";

/** Settings of a real site, whose data the demo must not touch. */
const ignored = ["DATABASE_URL", "SMTP_URL"] as const;

try {
  await demo(process.env);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function demo({ PORT = "", DESK_PORT = "", DATA_DIR }: NodeJS.ProcessEnv): Promise<void> {
  const stopping = stopSignal();
  const ports = { PORT: PORT || "3000", DESK_PORT: DESK_PORT || "3001" };
  if (Number(ports.PORT) === 0 || Number(ports.DESK_PORT) === 0)
    throw new StartError("The demo's links need a PORT and a DESK_PORT other than 0.");
  readConfig(ports);
  const folder = await openFolder(DATA_DIR?.trim() || undefined);
  try {
    const settings = { ...ports, DATA_DIR: folder.path };
    const config = readConfig(settings);
    // Loaded late: it is most of the product, and a rejected folder needs none of it.
    const { resume, seed } = await import("./seed.ts");
    if (!folder.isFilled) console.log("Filling a folder with requests...\n");
    const { agents, visitorUrl } = await (folder.isFilled ? resume(config) : seed(config));
    await folder.markFilled();
    if (stopping.signal.aborted) return;
    const site = await startSite(folder.path, settings);
    console.log(
      [
        `The site        ${config.siteUrl}`,
        `The quote desk  ${config.deskUrl}`,
        "",
        `Sign in at the desk with one of these emails and the password ${agents.password}`,
        ...Object.values(agents.accounts).map(
          ({ name, email, role }) => `  ${email}  ${name}, ${role}`,
        ),
        ...(visitorUrl ? ["", "A visitor's page, with a quote to answer:", `  ${visitorUrl}`] : []),
        "",
        "Ask for a quote on the site, and watch it arrive at the desk. Emails are files in",
        `${folder.path}/mail, and nothing leaves this machine.`,
        ...ignored.filter((name) => process.env[name]).map((name) => `${name} is ignored.`),
        `Ctrl-C ends the demo${DATA_DIR ? "; its folder stays." : " and removes its folder."}`,
      ].join("\n"),
    );
    await Promise.race([site.exited, stopping.promise]);
    await site.end("SIGTERM");
    if (!stopping.signal.aborted)
      throw new StartError(`The site has stopped:\n${site.output().trim()}`);
  } finally {
    await folder.remove();
  }
}

/** Starts the site and the desk like `npm start`. They log to `site.log` in the folder. */
async function startSite(folder: string, settings: Record<string, string>) {
  // This shell may have the settings of a real site.
  const names = new Set(settingNames);
  const shell = Object.entries(process.env).filter(([name]) => !names.has(name));
  const env = { ...Object.fromEntries(shell), ...settings, npm_lifecycle_event: "demo" };
  const site = await startProcess("server/main.ts", env, "Firnline is at ");
  const log = createWriteStream(join(folder, "site.log"), { mode: 0o600 });
  log.write(site.output());
  for (const stream of [site.child.stdout, site.child.stderr]) stream.pipe(log, { end: false });
  void site.exited.then(() => log.end());
  return site;
}

/** Ctrl-C, SIGTERM, or the end of npm. */
function stopSignal() {
  const controller = new AbortController();
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = () => {
    controller.abort();
    resolve();
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
  onParentExit(stop);
  return { signal: controller.signal, promise };
}
