import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readConfig } from "#server/config.ts";
import { openBeside } from "#server/db/connect.ts";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { startSite, type Site } from "#tests/fixtures/site-process.ts";
import { makeFirstAccount } from "#tests/fixtures/test-accounts.ts";
import {
  newDatabase,
  startPostgres,
  withClient,
  type PostgresServer,
} from "#tests/postgres/server.ts";
import { load, workAtDesk, type Mail, type Promised } from "./fault-load.ts";

type Settings = Record<string, string>;

export const teamMailbox = "team@firnline.example";

const borne = [0, 200, 202, 303, 409, 503];

/** Compares what was promised with what was stored and delivered. @throws on broken promises */
export async function check(promised: Promised, settings: Settings, mail: Mail) {
  const { acknowledged, statuses, quoted, accepted } = promised;
  const { dataDir, databaseUrl } = readConfig(settings);
  const db = openBeside({ dataDir, databaseUrl });
  const [rows, events, emails] = await Promise.all([
    db.selectFrom("booking_requests").select(["reference", "email"]).execute(),
    db.selectFrom("request_events").select(["reference", "type"]).execute(),
    db.selectFrom("emails").select(["message_id", "on_ambiguous"]).execute(),
  ]).finally(() => db.destroy());
  const stored = new Set(rows.map(({ reference }) => reference));
  const many = (type: string, reference: string) =>
    events.filter((event) => event.type === type && event.reference === reference).length;
  const lost = [
    ...[...acknowledged.values()].filter((reference) => !stored.has(reference)),
    ...[...quoted].filter((reference) => many("send-quote", reference) !== 1),
    ...[...accepted].filter((reference) => many("accept", reference) !== 1),
  ];
  const doubled = rows.length - new Set(rows.map(({ email }) => email)).size;
  // If a kill makes it unknown whether a quote has arrived, the same email is sent again.
  const mayRepeat = new Set(
    emails.flatMap((email) => (email.on_ambiguous === "resend" ? email.message_id : [])),
  );
  const letters = mail.received.flatMap(({ to, raw }) => {
    const [id, subject] = [headerOf(raw, "Message-ID"), headerOf(raw, "Subject")];
    return to.filter((each) => each !== teamMailbox).map((each) => ({ id, what: each + subject }));
  });
  const counted = [...Map.groupBy(letters, ({ id }) => id)].flatMap(([id, same]) =>
    mayRepeat.has(id) ? same.slice(0, 1) : same,
  );
  const repeated = letters.length - counted.length;
  const twice = counted.length - new Set(counted.map(({ what }) => what)).size;
  const wrong = [...statuses.keys()].filter((status) => !borne.includes(status));
  const worked =
    quoted.size > 0
      ? `, ${quoted.size} quotes, ${accepted.size} accepted, ${repeated} repeated, ${statuses.get(409) ?? 0} times 409`
      : "";
  const facts =
    `${acknowledged.size} acknowledged${worked}, ${lost.length} lost, ${doubled} stored twice, ` +
    `${letters.length} emails to visitors, ${twice} sent twice, ${statuses.get(503) ?? 0} times 503, ` +
    `${statuses.get(0) ?? 0} without an answer`;
  if (acknowledged.size < 10 || lost.length + doubled + twice + wrong.length > 0)
    throw new Error(`${facts}; other answers: ${wrong.join(", ") || "none"}`);
  return facts;
}

function headerOf(raw: string, name: string): string {
  return new RegExp(`^${name}: (.+)$`, "im").exec(raw)?.[1] ?? "";
}

/** What happens under load; `start` restarts an instance. */
export type Trouble = (sites: Site[], start: (index: number) => Promise<Site>) => Promise<unknown>;

type WorldOptions = {
  /** The folder with the build of the version that the first instances run. */
  before?: string;
  /** Whether an agent quotes and visitors accept. */
  hasDesk?: boolean;
  ports?: readonly number[];
  /** The address that visitors call instead of the instances. */
  proxy?: string;
};

/** Starts a mail server, a database and `many` instances; removes them all after the trouble. */
export async function world(
  many: number,
  settings: Settings,
  trouble: Trouble,
  { before, hasDesk = false, ports = [], proxy }: WorldOptions = {},
): Promise<string> {
  const mail = await startMailServer();
  const own = settings["DATA_DIR"] ?? (await mkdtemp(join(tmpdir(), "firnline-fault-")));
  const all: Settings = {
    DATA_DIR: own,
    SMTP_URL: mail.url,
    TEAM_EMAIL: teamMailbox,
    ...(hasDesk && { TEST_UNDO_SECONDS: "1" }),
    ...settings,
  };
  const sites: Site[] = [];
  const start = async (index: number, folder?: string) => {
    const site = await startSite({ ...all, PORT: String(ports[index] ?? 0) }, folder);
    return { ...site, ...(proxy && { url: proxy }) };
  };
  try {
    for (let index = 0; index < many; index += 1) sites.push(await start(index, before));
    const cookie = hasDesk ? await makeFirstAccount(sites[0]!) : "";
    const promised = await load(
      () => sites,
      async () => {
        await sleep(1000);
        await trouble(sites, start);
        await sleep(2000);
      },
      hasDesk ? workAtDesk(() => sites, mail, cookie) : undefined,
    );
    await sleep(hasDesk ? 6000 : 2000);
    return await check(promised, all, mail);
  } finally {
    for (const site of sites) await site.kill();
    await mail.close();
    await rm(own, { recursive: true, force: true });
  }
}

/** Kills the primary, promotes its standby, and points the address at it. */
export async function failOver({ programs }: PostgresServer): Promise<string> {
  const primary = await startPostgres(programs);
  const standby = await startPostgres(programs, primary);
  await waitForStandby(primary.url);
  const proxy = await startProxy(await newDatabase(primary.url));
  const trouble = async () => {
    await primary.end("SIGKILL");
    await sleep(2000);
    await standby.promote();
    proxy.redirectTo(standby.port);
    await sleep(5000);
  };
  try {
    return await world(2, { DATABASE_URL: proxy.url }, trouble, { hasDesk: true });
  } finally {
    proxy.close();
    await standby.remove();
    await primary.remove();
  }
}

/** Returns once every commit waits for the standby. */
async function waitForStandby(primary: string): Promise<void> {
  await withClient(primary, async (client) => {
    await client.query("ALTER SYSTEM SET synchronous_standby_names = '*'");
    await client.query("SELECT pg_reload_conf()");
    const isSynchronous = "SELECT FROM pg_stat_replication WHERE sync_state = 'sync'";
    while ((await client.query(isSynchronous)).rowCount === 0) await sleep(100);
  });
}

/** Forwards bytes until `disconnect`, then silently drops them until `reconnect`. */
export async function startProxy(url: string, host = "127.0.0.1") {
  const { hostname, port } = new URL(url);
  const pairs = new Set<readonly [Socket, Socket]>();
  const state = { isCut: false, port: Number(port) };
  const server = createServer((client) => {
    const pair = [client, connect(state.port, hostname)] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [pair[1], pair[0]] as const]) {
      from.on("data", (bytes) => state.isCut || to.write(bytes));
      from.on("error", () => {}).on("close", () => state.isCut || to.destroy());
    }
  }).listen(0, host);
  await once(server, "listening");
  const through = new URL(url);
  through.hostname = host;
  through.port = String((server.address() as AddressInfo).port);
  const drop = () => {
    for (const sockets of pairs) for (const socket of sockets) socket.destroy();
    pairs.clear();
  };
  return {
    url: through.href,
    disconnect: () => void (state.isCut = true),
    reconnect() {
      state.isCut = false;
      drop();
    },
    /** Forwards to another server on this machine from now on. */
    redirectTo(next: number) {
      state.port = next;
      drop();
    },
    close: () => void server.close(),
  };
}

/** A proxy through a network namespace; null without root on Linux, or without iproute2. */
export async function startNamespaceProxy(url: string) {
  if (!isRootOnLinux || spawnSync("ip", ["-V"]).error) return null;
  const [name, here, there] = [`firnline-${process.pid}`, "10.231.0.1", "10.231.0.2"];
  const ip = (words: string) => execFileSync("ip", words.split(" "), { stdio: "pipe" });
  ip(`netns add ${name}`);
  ip(`link add firnline0 type veth peer name firnline1 netns ${name}`);
  ip(`addr add ${here}/30 dev firnline0`);
  ip("link set firnline0 up");
  ip(`-n ${name} addr add ${there}/30 dev firnline1`);
  ip(`-n ${name} link set firnline1 up`);
  const near = await startProxy(url, here);
  const words = ["--input-type=module", "--eval"];
  const script = `import { startProxy } from "./bench/fault-world.ts";
    console.log((await startProxy("${near.url}", "${there}")).url);`;
  const command = ["netns", "exec", name, process.execPath, ...words, script];
  const relay = spawn("ip", command, { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(relay.stdout.setEncoding("utf8"), "data");
  return {
    url: String(line).trim(),
    disconnect: () => void ip(`-n ${name} link set firnline1 down`),
    reconnect: () => void ip(`-n ${name} link set firnline1 up`),
    close() {
      relay.kill();
      near.close();
      ip(`netns del ${name}`);
    },
  };
}

export const isRootOnLinux = process.platform === "linux" && userInfo().uid === 0;
