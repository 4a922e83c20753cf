import type { Kysely } from "kysely";
import { readReference } from "#domain/request.ts";
import type { Tables } from "#server/db/tables.ts";
import { listLinks, revokeLink } from "#server/requests/tokens.ts";
import type { VisitorLink } from "#server/requests/views.ts";
import { table, visible, officeTime } from "./terminal.ts";

type Db = Kysely<Tables>;

/** The links to the visitor's page of a request. @returns the exit code */
export async function links(db: Db, typed: string): Promise<number> {
  const found = await listLinks(db, readReference(typed) ?? "", Date.now());
  if (found.length === 0) {
    console.error(`No link opens a request with the reference ${visible(typed)}.`);
    return 1;
  }
  console.log(table(["Link", "Made", "Sent in", "Ends"], found.map(cellsOf)));
  return 0;
}

/** Ends one link, and no other. @returns 1 when there is none */
export async function revoke(db: Db, typed: string, id: string): Promise<number> {
  const reference = readReference(typed) ?? "";
  if (!(await revokeLink(db, { reference, id, by: null, now: Date.now() }))) {
    console.error(`${visible(typed)} has no link ${visible(id)}; links REFERENCE shows them.`);
    return 1;
  }
  console.log("The link is revoked. The visitor gets new ones at /requests.");
  return 0;
}

function cellsOf({ id, madeAt, subject, endsAt, revoked, isOpen }: VisitorLink): string[] {
  const end = revoked
    ? `revoked ${officeTime(revoked.at)}${revoked.by === null ? "" : ` by ${revoked.by}`}`
    : `${isOpen ? "" : "ended "}${officeTime(endsAt)}`;
  return [id, officeTime(madeAt), subject ?? "shown after the form", end];
}
