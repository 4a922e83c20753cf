import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { openDatabase } from "#server/db/connect.ts";

const template = "migrated";

/** An empty database on a server, a copy of the migrated one if there is one. @returns its URL */
export async function newDatabase(server: string): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await withClient(server, async (client) => {
    const found = await client.query("SELECT FROM pg_database WHERE datname = $1", [template]);
    const source = found.rowCount === 0 ? "template1" : template;
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${source}`);
  });
  return urlOf(server, name);
}

/** Makes the migrated database that `newDatabase` copies from then on. */
export async function createTemplate(server: string): Promise<void> {
  await withClient(server, (client) => client.query(`CREATE DATABASE ${template}`));
  const config = { dataDir: "", databaseUrl: urlOf(server, template) };
  await (await openDatabase(config, () => {})).close();
}

async function withClient(server: string, work: (client: Client) => Promise<unknown>) {
  const client = new Client({ connectionString: server });
  await client.connect();
  await work(client);
  await client.end();
}

function urlOf(server: string, name: string): string {
  return server.replace(/\/postgres$/, `/${name}`);
}
