import { randomBytes } from "node:crypto";
import { Client } from "pg";

/** A new, empty database on the run's server. @returns its postgres:// address */
export async function newDatabase(server: string): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return server.replace(/\/postgres$/, `/${name}`);
}
