import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { readConfig } from "#server/config.ts";
import { openServices } from "#server/services.ts";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { freePort } from "#tests/fixtures/site-process.ts";
import { newDatabase, type PostgresServer } from "#tests/postgres/server.ts";
import { nothingPromised } from "./fault-load.ts";
import {
  check,
  failOver,
  isRootOnLinux,
  startNamespaceProxy,
  startProxy,
  teamMailbox,
  world,
  type Trouble,
} from "./fault-world.ts";
import { withPostgres } from "./fill.ts";
import { withTimeout, type Part } from "./part.ts";

/** How often to kill an instance, the commit to upgrade from, and the only fault to cause. */
const { ROUNDS = "4", UPGRADE_FROM = "", FAULT = "" } = process.env;
/** A fault that takes longer has failed. */
const mostMs = 300_000 + Number(ROUNDS) * 10_000;

/** Null if this machine can't cause it. */
type Fault = (postgres: PostgresServer) => Promise<string | null>;

const killRounds: Trouble = async (sites, start) => {
  for (let round = 0; round < Number(ROUNDS); round += 1) {
    await sleep(500 + Math.random() * 1000);
    const index = round % sites.length;
    await sites[index]!.kill();
    sites[index] = await start(index);
  }
};

const onPostgres = async ({ url }: PostgresServer) => ({ DATABASE_URL: await newDatabase(url) });

/** Simulates days by clock jumps in one process: tries waiting emails whenever they are due. */
async function simulated(jumps: readonly number[], isMailDown: (jump: number) => boolean) {
  const mail = await startMailServer();
  const folder = await mkdtemp(join(tmpdir(), "firnline-fault-"));
  const settings = { DATA_DIR: folder, SMTP_URL: mail.url, TEAM_EMAIL: teamMailbox };
  let offset = 0;
  const now = () => Date.now() + offset;
  const log = pino({ level: "silent" });
  const services = await openServices(readConfig(settings), log, () => {}, { now });
  const promised = nothingPromised();
  mail.behavior.sender = () => (isMailDown(0) ? 451 : undefined);
  await services.outbox.start();
  for (const [index, jump] of jumps.entries()) {
    mail.behavior.sender = () => (isMailDown(index) ? 451 : undefined);
    offset += jump;
    const email = `s${index}@example.com`;
    const result = await services.intake.submitBooking(aBooking({ email }), {
      idempotencyKey: email,
      flags: [],
    });
    if (result.ok) promised.acknowledged.set(email, result.reference);
    services.outbox.notify();
    await sleep(300);
  }
  mail.behavior.sender = () => undefined;
  for (let hour = 0; hour < 6; hour += 1) {
    offset += 60 * 60 * 1000;
    services.outbox.notify();
    await sleep(500);
  }
  const waiting = (await services.outbox.backlog()).filter(({ status }) => status === "waiting");
  await services.close();
  const facts = await check(promised, settings, mail);
  await mail.close();
  await rm(folder, { recursive: true });
  if (waiting.length > 0) throw new Error(`${facts}; emails still wait`);
  return facts;
}

/** The first migration since the last release. */
const unreleased = "server/db/migrations/020-retention.ts";

/** Builds the previous release in a separate folder; null without a Git history. */
async function buildBefore(): Promise<string | null> {
  const git = (...words: string[]) => spawnSync("git", words, { maxBuffer: 2 ** 30 });
  const added = git("log", "--diff-filter=A", "--format=%H^", "--", unreleased).stdout;
  const commit = UPGRADE_FROM || String(added).trim();
  const tree = git("archive", commit || "none", ":(exclude)art");
  if (tree.status !== 0) return null;
  const folder = await mkdtemp(join(tmpdir(), "firnline-before-"));
  execFileSync("tar", ["-x", "-C", folder], { input: tree.stdout });
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  const build = 'import { buildSite } from "./setup/prepare.mjs"; buildSite();';
  const words = ["--input-type=module", "--eval", build];
  execFileSync(process.execPath, words, { cwd: folder, stdio: "pipe" });
  return folder;
}

/** The oldest Caddy in which posts also wait while no instance answers. */
const waitsSince = "2.7.5";

async function upgradeBehindCaddy(many: number, own: Record<string, string>) {
  const { error, stdout } = spawnSync("caddy", ["version"]);
  if (error) return null;
  const version = String(stdout).match(/[\d.]+/)?.[0] ?? "";
  const isOld = version.localeCompare(waitsSince, "en", { numeric: true }) < 0;
  const [ports, site, desk] = [
    [await freePort(), await freePort()],
    await freePort(),
    await freePort(),
  ];
  const env = {
    ...process.env,
    SITE_HOST: `http://127.0.0.1:${site}`,
    DESK_HOST_NAME: `http://127.0.0.1:${desk}`,
    SITE_INSTANCES: ports
      .slice(0, many)
      .map((port) => `127.0.0.1:${port}`)
      .join(" "),
  };
  const settings = { ...own, SITE_URL: env.SITE_HOST, TRUST_PROXY: "1" };
  const caddy = spawn("caddy", ["run", "--config", "deploy/Caddyfile"], { env, stdio: "ignore" });
  try {
    const facts = await world(many, settings, inTurn, { ports, proxy: env.SITE_HOST });
    const isTold = many === 1 && isOld;
    if (!isTold && !facts.endsWith(" 0 times 503, 0 without an answer")) throw new Error(facts);
    return facts;
  } finally {
    caddy.kill();
  }
}

async function upgrade(postgres: PostgresServer, then?: Trouble) {
  const own = await onPostgres(postgres);
  const before = await buildBefore();
  if (before === null) return null;
  const trouble: Trouble = async (sites, start) => {
    await inTurn(sites, start);
    await then?.(sites, start);
  };
  return world(2, own, trouble, { before, hasDesk: true }).finally(() =>
    rm(before, { recursive: true, force: true }),
  );
}

const inTurn: Trouble = async (sites, start) => {
  await sleep(4000);
  for (const [index, site] of sites.entries()) {
    await site.stop();
    sites[index] = await start(index);
    await sleep(5000);
  }
};

const minutes = (many: number) => many * 60_000;

const faultsByName: Record<string, Fault> = {
  "kill -9 under load, SQLite": () => world(1, {}, killRounds),
  "kill -9 of one of two instances, PostgreSQL": async (postgres) =>
    world(2, await onPostgres(postgres), killRounds, { hasDesk: true }),
  "an upgrade of one instance after the other, PostgreSQL": async (postgres) => {
    const facts = await upgrade(postgres);
    if (facts?.includes(" 0 times 503") === false) throw new Error(facts);
    return facts;
  },
  "kill -9 of one of two instances after an upgrade, PostgreSQL": (postgres) =>
    upgrade(postgres, killRounds),
  "PostgreSQL restarted": async (postgres) =>
    world(2, await onPostgres(postgres), async () => {
      await postgres.end("SIGKILL");
      await sleep(2000);
      await postgres.start();
      await sleep(3000);
    }),
  "PostgreSQL hung": async (postgres) =>
    world(2, await onPostgres(postgres), async () => {
      await postgres.pause();
      await sleep(8000);
      await postgres.resume();
      await sleep(3000);
    }),
  "the connection to PostgreSQL cut": async (postgres) => {
    const { DATABASE_URL: url } = await onPostgres(postgres);
    const proxy = (await startNamespaceProxy(url)) ?? (await startProxy(url));
    const trouble = async () => {
      proxy.disconnect();
      await sleep(8000);
      proxy.reconnect();
      await sleep(3000);
    };
    return world(1, { DATABASE_URL: proxy.url }, trouble).finally(proxy.close);
  },
  "PostgreSQL fails over to its standby": failOver,
  "the mail server down for a day": () =>
    simulated(Array<number>(32).fill(minutes(45)), (jump) => jump < 31),
  "the clock jumps": () =>
    simulated(
      [0, 1440, -1440, 60, -2880, 4320, -30, 5, -5, 720, -90, 30].map(minutes),
      (jump) => jump % 2 === 1,
    ),
  "the disk full": async () => {
    if (!isRootOnLinux) return null;
    const folder = await mkdtemp(join(tmpdir(), "firnline-disk-"));
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=24m", "tmpfs", folder]);
    const settings = { DATA_DIR: join(folder, "data") };
    try {
      return await world(1, settings, async () => {
        const filler = join(folder, "filler");
        await writeFile(filler, Buffer.alloc(24 * 2 ** 20)).catch(() => {});
        await sleep(3000);
        await rm(filler);
        await sleep(1000);
      });
    } finally {
      execFileSync("umount", ["--lazy", folder]);
      await rm(folder, { recursive: true });
    }
  },
  "an upgrade of one instance behind Caddy": () => upgradeBehindCaddy(1, {}),
  "an upgrade of two instances behind Caddy, PostgreSQL": async (postgres) =>
    upgradeBehindCaddy(2, await onPostgres(postgres)),
};

/** Causes real faults and checks: nothing acknowledged is lost, no visitor gets an email twice. */
export const faults: Part = {
  name: "faults",
  async run() {
    let failed = 0;
    await withPostgres(async (postgres) => {
      for (const [name, fault] of Object.entries(faultsByName)) {
        if (!name.includes(FAULT)) continue;
        const verdict = await withTimeout(mostMs, fault(postgres)).then(
          (facts) => (facts === null ? "not possible here" : `held: ${facts}`),
          (error: unknown) => `FAILED: ${error instanceof Error ? error.message : String(error)}`,
        );
        if (verdict.startsWith("FAILED")) failed += 1;
        console.log(`  ${name}: ${verdict}`);
      }
    });
    if (failed > 0) process.exitCode = 1;
    return [{ what: "faults that were not borne", value: failed, unit: "" }];
  },
};
