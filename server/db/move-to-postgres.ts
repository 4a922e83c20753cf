import { Kysely, sql } from "kysely";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { StartError } from "#server/errors.ts";
import type { DatabaseLog } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openPostgres, openPostgresBeside } from "./postgres/open.ts";
import { openFile } from "./sqlite/file.ts";
import { lockFolder } from "./sqlite/lock.ts";
import { databaseFile, oneConnection } from "./sqlite/open.ts";

type Row = Record<string, unknown>;
type AnyTables = Record<string, Row>;
type Table = { name: string; keys: string[]; parents: string[] };

/** Rows per statement: PostgreSQL accepts 65,535 parameters. */
const batchSize = 500;

/**
 * Copies an embedded database to an empty PostgreSQL in one transaction: all rows, each compared with
 * the stored copy, or none. The file is migrated, but otherwise stays as it is.
 * @returns how many rows each table has
 * @throws StartError when a site runs on the folder, or PostgreSQL already has rows
 */
export async function moveToPostgres(
  folder: string,
  url: string,
  log: DatabaseLog,
): Promise<Map<string, number>> {
  const file = join(folder, databaseFile);
  if (!existsSync(file)) throw new StartError(`There is no database in ${folder}.`);
  const unlock = lockFolder(folder, file, () => {});
  const source = openFile(file);
  try {
    await migrate(new Kysely<never>({ dialect: oneConnection(source) }));
    await (await openPostgres(url, { log })).close();
    const target = openPostgresBeside(url, log) as unknown as Kysely<AnyTables>;
    try {
      return await target.transaction().execute((transaction) => copyTables(source, transaction));
    } finally {
      await target.destroy();
    }
  } finally {
    source.close();
    unlock();
  }
}

async function copyTables(source: DatabaseSync, target: Kysely<AnyTables>) {
  const tables = parentsFirst(tablesOf(source));
  const names = sql.join(tables.map(({ name }) => sql.table(name)));
  // A site that starts on this database meanwhile waits, and sees all rows or none.
  await sql`lock table ${names} in access exclusive mode`.execute(target);
  for (const { name } of tables)
    if ((await countRows(target, name)) > 0)
      throw new StartError(
        `The PostgreSQL has rows already (${name}). Nothing was moved: name an empty database.`,
      );
  const moved = new Map<string, number>();
  for (const table of tables) {
    const insert = (rows: Row[]) => target.insertInto(table.name).values(rows).execute();
    moved.set(table.name, await inBatches(source, table.name, insert));
  }
  for (const table of tables) {
    await inBatches(source, table.name, (rows) => compare(target, table, rows));
    if ((await countRows(target, table.name)) !== moved.get(table.name)) throw differs(table.name);
  }
  return moved;
}

function tablesOf(source: DatabaseSync): Table[] {
  const own = source
    .prepare(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'
        AND name NOT LIKE 'kysely%' AND name <> 'readiness_probe' ORDER BY name`,
    )
    .all();
  return own.map((row) => {
    const name = String(row["name"]);
    const columns = source.prepare(`PRAGMA table_info("${name}")`).all();
    const keys = columns.filter(({ pk }) => Number(pk) > 0).map((column) => String(column["name"]));
    const foreign = source.prepare(`PRAGMA foreign_key_list("${name}")`).all();
    const parents = foreign.map(({ table }) => String(table)).filter((each) => each !== name);
    return { name, keys, parents };
  });
}

function parentsFirst(tables: Table[]): Table[] {
  const sorted: Table[] = [];
  let left = tables;
  while (left.length > 0) {
    const isReady = ({ parents }: Table) =>
      parents.every((parent) => sorted.some(({ name }) => name === parent));
    sorted.push(...left.filter(isReady));
    const rest = left.filter((table) => !sorted.includes(table));
    if (rest.length === left.length) throw new Error("Tables refer to each other in a circle.");
    left = rest;
  }
  return sorted;
}

/** @returns how many rows there were */
async function inBatches(
  source: DatabaseSync,
  table: string,
  work: (rows: Row[]) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  let batch: Row[] = [];
  for (const row of source.prepare(`SELECT * FROM "${table}"`).iterate()) {
    batch.push(row);
    count += 1;
    if (batch.length < batchSize) continue;
    await work(batch);
    batch = [];
  }
  if (batch.length > 0) await work(batch);
  return count;
}

async function compare(target: Kysely<AnyTables>, { name, keys }: Table, rows: Row[]) {
  const keyOf = (row: Row) => keys.map((key) => String(row[key])).join("\n");
  const wanted = rows.map((row) => sql`(${sql.join(keys.map((key) => row[key]))})`);
  const found = await target
    .selectFrom(name)
    .selectAll()
    .where(sql<boolean>`(${sql.join(keys.map((key) => sql.ref(key)))}) in (${sql.join(wanted)})`)
    .execute();
  const stored = new Map(found.map((row) => [keyOf(row), row]));
  for (const row of rows) {
    const other = stored.get(keyOf(row));
    const isSame = ([column, value]: [string, unknown]) => isEqual(value, other?.[column]);
    if (other === undefined || !Object.entries(row).every(isSame)) throw differs(name);
  }
}

/** PostgreSQL's driver reads a bigint as text. */
function isEqual(value: unknown, stored: unknown): boolean {
  return typeof value === "number" ? value === Number(stored) : value === stored;
}

async function countRows(db: Kysely<AnyTables>, table: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(table)}`.execute(
    db,
  );
  return Number(rows[0]?.count);
}

function differs(table: string): StartError {
  return new StartError(`A row of ${table} differs on PostgreSQL. Nothing was moved.`);
}
