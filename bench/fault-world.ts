import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readConfig } from "#server/config.ts";
import { openBeside } from "#server/db/connect.ts";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { startSite, type Site } from "#tests/fixtures/site-process.ts";

const clients = 6;
export const teamMailbox = "team@firnline.example";

type Mail = Awaited<ReturnType<typeof startMailServer>>;
type Settings = Record<string, string>;

/** Visitors who post until they are answered, while `trouble` happens. @returns what was promised */
async function load(addresses: () => string[], trouble: () => Promise<unknown>) {
  const acknowledged = new Map<string, string>();
  const statuses = new Map<number, number>();
  const state = { over: false };
  async function visitor(client: number): Promise<void> {
    for (let post = 0; !state.over; post += 1) {
      const email = `v${client}-${post}-${Date.now()}@example.com`;
      while (!acknowledged.has(email)) {
        const [url = ""] = addresses().toSorted(() => Math.random() - 0.5);
        const answer = await fetch(`${url}/api/booking`, {
          method: "POST",
          headers: { "Content-Type": "application/json", "Idempotency-Key": email },
          body: JSON.stringify(aBooking({ email })),
          signal: AbortSignal.timeout(70_000),
        }).catch(() => null);
        const status = answer?.status ?? 0;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (answer?.status === 200) acknowledged.set(email, (await answer.json()).reference);
        else if (state.over && post > 0) return;
        else await sleep(100);
      }
      await sleep(20);
    }
  }
  const visitors = Array.from({ length: clients }, (_, client) => visitor(client));
  await trouble();
  state.over = true;
  await Promise.all(visitors);
  return { acknowledged, statuses };
}

type Promised = Awaited<ReturnType<typeof load>>;

/** Compares what was promised with what is stored and what arrived. @throws what was not kept */
export async function check({ acknowledged, statuses }: Promised, settings: Settings, mail: Mail) {
  const { dataDir, databaseUrl } = readConfig(settings);
  const db = openBeside({ dataDir, databaseUrl });
  const reading = db.selectFrom("booking_requests").select(["reference", "email"]).execute();
  const rows = await reading.finally(() => db.destroy());
  const stored = new Set(rows.map(({ reference }) => reference));
  const lost = [...acknowledged.values()].filter((reference) => !stored.has(reference));
  const doubled = rows.length - new Set(rows.map(({ email }) => email)).size;
  const readers = mail.received.flatMap(({ to }) => to).filter((to) => to !== teamMailbox);
  const twice = readers.length - new Set(readers).size;
  const wrong = [...statuses.keys()].filter((status) => ![0, 200, 503].includes(status));
  const facts =
    `${acknowledged.size} acknowledged, ${lost.length} lost, ${doubled} stored twice, ` +
    `${readers.length} emails to visitors, ${twice} sent twice, ${statuses.get(503) ?? 0} times 503, ` +
    `${statuses.get(0) ?? 0} without an answer`;
  if (acknowledged.size < 10 || lost.length + doubled + twice + wrong.length > 0)
    throw new Error(`${facts}; other answers: ${wrong.join(", ") || "none"}`);
  return facts;
}

/** A mail server, a database, and as many instances as asked for; all is gone after `run`. */
export async function world(
  many: number,
  settings: Settings,
  run: (sites: Site[], start: () => Promise<Site>) => Promise<unknown>,
): Promise<string> {
  const mail = await startMailServer();
  const own = settings["DATA_DIR"] ?? (await mkdtemp(join(tmpdir(), "firnline-fault-")));
  const all = { DATA_DIR: own, SMTP_URL: mail.url, TEAM_EMAIL: teamMailbox, ...settings };
  const start = () => startSite(all);
  const sites: Site[] = [];
  try {
    for (let index = 0; index < many; index += 1) sites.push(await start());
    const promised = await load(
      () => sites.map(({ url }) => url),
      async () => {
        await sleep(1000);
        await run(sites, start);
        await sleep(2000);
      },
    );
    await sleep(2000);
    return await check(promised, all, mail);
  } finally {
    for (const site of sites) await site.kill();
    await mail.close();
    await rm(own, { recursive: true, force: true });
  }
}

/** Passes bytes on until `cut`, then swallows them without a word until `mend`. */
export async function startWire(url: string) {
  const { hostname, port } = new URL(url);
  const pairs = new Set<readonly [Socket, Socket]>();
  const state = { isCut: false };
  const server = createServer((client) => {
    const pair = [client, connect(Number(port), hostname)] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [pair[1], pair[0]] as const]) {
      from.on("data", (bytes) => state.isCut || to.write(bytes));
      from.on("error", () => {}).on("close", () => state.isCut || to.destroy());
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const through = new URL(url);
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    cut: () => void (state.isCut = true),
    mend() {
      state.isCut = false;
      for (const sockets of pairs) for (const socket of sockets) socket.destroy();
      pairs.clear();
    },
    close: () => void server.close(),
  };
}
