import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { phoneKey } from "#domain/form.ts";

type Tables = { rides: { reference: string; cell_phone: string } };

const pageSize = 500;

/** Lets the desk find visitors by phone as well as by email. */
export const phoneKeys: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .alterTable("requests")
      .addColumn("phone_norm", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    let after = "";
    for (;;) {
      const rows = await db
        .selectFrom("rides")
        .selectAll()
        .where("reference", ">", after)
        .orderBy("reference")
        .limit(pageSize)
        .execute();
      const last = rows.at(-1);
      if (!last) break;
      after = last.reference;
      const keys = rows.map((row) => sql`(${row.reference}, ${phoneKey(row.cell_phone)})`);
      await sql`update requests set phone_norm = given.column2
        from (values ${sql.join(keys)}) as given where reference = given.column1`.execute(db);
    }
    await db.schema
      .createIndex("requests_by_phone")
      .on("requests")
      .columns(["phone_norm", "received_at"])
      .execute();
  },
};
