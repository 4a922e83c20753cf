import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Pending acts that can be undone, closed and canceled requests, and follow-ups. */
export const closing: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex("sending_quotes_by_time").execute();
    await db.schema.alterTable("sending_quotes").renameTo("pending_acts").execute();
    await db.schema.alterTable("pending_acts").renameColumn("quote", "details").execute();
    await db.schema.alterTable("pending_acts").renameColumn("send_at", "due_at").execute();
    await db.schema
      .alterTable("pending_acts")
      .addColumn("type", "text", (column) => column.notNull().defaultTo("send-quote"))
      .execute();
    await db.schema
      .createIndex("pending_acts_by_time")
      .on("pending_acts")
      .column("due_at")
      .execute();

    await db.schema.alterTable("request_events").addColumn("details", "text").execute();
    for (const name of ["follow_up_at", "remind_at"])
      await db.schema.alterTable("requests").addColumn(name, "text").execute();
    const indexes = {
      requests_by_ending: ["kind", "state", "follow_up_at", "reference"],
      requests_by_reminder: ["kind", "state", "remind_at"],
    };
    for (const [name, columns] of Object.entries(indexes))
      await db.schema.createIndex(name).on("requests").columns(columns).execute();

    await sql`update requests set follow_up_at = (select max(event.at) from request_events as event
      where event.reference = requests.reference and event.type in ('expire', 'decline'))
      where state in ('expired', 'declined')`.execute(db);
    // Cancellations used to be stored as withdrawals after the acceptance.
    await sql`update request_events set type = 'cancel', details = '{"why":"visitor"}'
      where type = 'withdraw' and (select earlier.type from request_events as earlier
        where earlier.reference = request_events.reference
        and earlier.version < request_events.version
        and earlier.type in ('accept', 'ask-again', 'send-quote')
        order by earlier.version desc limit 1) = 'accept'`.execute(db);
    await sql`update requests set state = 'cancelled' where state = 'withdrawn'
      and (select event.type from request_events as event
        where event.reference = requests.reference and event.type in ('withdraw', 'cancel')
        order by event.version desc limit 1) = 'cancel'`.execute(db);
  },
};
