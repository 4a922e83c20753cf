import { phoneKey } from "#domain/form.ts";
import { mailboxKey } from "#domain/request.ts";
import type { Reader } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import type { RequestPorts } from "./change.ts";
import {
  selectSummaries,
  toSummaries,
  type BookingRow,
  type SummaryRow,
} from "./stored-request.ts";
import type { RequestSummary } from "./views.ts";

type Db = Reader<Tables>;

const mostKnown = 3;
const mostEarlier = 20;

/** The newest requests with this phone number or this email address. */
export async function readKnown(
  { database: { reader } }: Pick<RequestPorts, "database">,
  { cellPhone, email }: { cellPhone: string; email: string },
): Promise<RequestSummary[]> {
  const keys = { phone_norm: phoneKey(cellPhone), email_norm: mailboxKey(email) };
  return toSummaries(reader, await readByKeys(reader, keys, mostKnown));
}

type Keys = Pick<BookingRow, "phone_norm" | "email_norm">;

/** The newest with either key, each once. Each key has an index, so no other rows are sorted. */
async function readByKeys(db: Db, keys: Keys, most: number): Promise<SummaryRow[]> {
  const found = await Promise.all([
    readByKey(db, "phone_norm", keys, most),
    readByKey(db, "email_norm", keys, most),
  ]);
  const rows = new Map(found.flat().map((row) => [row.reference, row]));
  const newest = [...rows.values()].toSorted((a, b) => (a.received_at < b.received_at ? 1 : -1));
  return newest.slice(0, most);
}

async function readByKey(db: Db, column: keyof Keys, { [column]: key }: Keys, most: number) {
  if (key === "") return [];
  return selectSummaries(db)
    .where(`requests.${column}`, "=", key)
    .orderBy("requests.received_at", "desc")
    .limit(most)
    .execute();
}

/** Other requests with this phone number or mailbox, without the request itself. */
export async function readEarlier(db: Db, { reference, phone_norm, email_norm }: BookingRow) {
  const found = await readByKeys(db, { phone_norm, email_norm }, mostEarlier + 1);
  return found.filter((row) => row.reference !== reference).slice(0, mostEarlier);
}
