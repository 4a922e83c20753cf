import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const linksAndResends: Migration = {
  async up(unknown: Kysely<unknown>) {
    const db = unknown as Kysely<{ account_links: { purpose: string } }>;
    // All links are now for a new sign-in method; the ones that signed people in are deleted.
    await db.deleteFrom("account_links").where("purpose", "=", "enter").execute();
    await db.schema.alterTable("account_links").dropColumn("purpose").execute();
    await db.schema.alterTable("emails").addColumn("resent_at", "text").execute();
  },
};
