import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { freePort, startSite } from "#tests/fixtures/site-process.ts";
import { newDatabase, copyPrograms, startPostgres } from "#tests/postgres/server.ts";

type Closing = () => Promise<unknown>;

/** Site and desk in one process on the embedded database, with the real undo period. */
export async function openOne() {
  const closing: Closing[] = [];
  const mail = await openMail(closing);
  const ports = await openPorts();
  const site = await startSite({ ...ports, SMTP_URL: mail.url });
  closing.push(() => site.dispose());
  return { mail, siteUrl: addressOf(ports.PORT), ...deskOf([site]), close: closeAll(closing) };
}

/**
 * Two instances on one PostgreSQL: visitors use one, the team the other.
 * @returns null if there is no PostgreSQL for this machine
 */
export async function openTwo() {
  const programs = await copyPrograms();
  if (programs === null) return null;
  const closing: Closing[] = [() => rm(dirname(programs), { recursive: true, force: true })];
  const server = await startPostgres(programs);
  closing.push(() => server.remove());
  const mail = await openMail(closing);
  const [forVisitors, forTeam] = [await openPorts(), await openPorts()];
  const siteUrl = addressOf(forVisitors.PORT);
  const settings = {
    SMTP_URL: mail.url,
    TEST_UNDO_SECONDS: "3",
    DATABASE_URL: await newDatabase(server.url),
    SITE_URL: siteUrl,
    DESK_URL: addressOf(forTeam.DESK_PORT),
  };
  const sites = [
    await startSite({ ...settings, ...forVisitors }),
    await startSite({ ...settings, ...forTeam }),
  ];
  closing.push(...sites.map((site) => () => site.dispose()));
  return { mail, siteUrl, ...deskOf(sites), close: closeAll(closing) };
}

export type StorySite = Awaited<ReturnType<typeof openOne>>;

async function openMail(closing: Closing[]) {
  const mail = await startMailServer();
  closing.push(() => mail.close());
  return mail;
}

async function openPorts() {
  return { PORT: String(await freePort()), DESK_PORT: String(await freePort()) };
}

function addressOf(port: string): string {
  return `http://localhost:${port}`;
}

function deskOf(sites: readonly { output(): string }[]) {
  const output = () => sites.map((site) => site.output()).join("");
  return {
    /** The link that creates the first account, as the process printed it. */
    firstLink: /http:\S+\/welcome#\S+/.exec(output())?.[0] ?? "",
    output,
  };
}

function closeAll(closing: readonly Closing[]) {
  return async () => {
    for (const close of closing.toReversed()) await close();
  };
}
