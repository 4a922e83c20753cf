import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const linksAndResends: Migration = {
  async up(unknown: Kysely<unknown>) {
    const db = unknown as Kysely<{ account_links: { purpose: string } }>;
    // Every link is for a new way to sign in; those that signed in by themselves end.
    await db.deleteFrom("account_links").where("purpose", "=", "enter").execute();
    await db.schema.alterTable("account_links").dropColumn("purpose").execute();
    await db.schema.alterTable("emails").addColumn("resent_at", "text").execute();
  },
};
