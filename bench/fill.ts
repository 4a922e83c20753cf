import { pino } from "pino";
import { readConfig } from "#server/config.ts";
import { openFile } from "#server/db/sqlite/file.ts";
import { openServices as open } from "#server/services.ts";
import { aSentQuote } from "#tests/fixtures/quote-draft.ts";

/** The product's services over a folder, without logs. Emails stay in the outbox. */
export function openServices(folder: string) {
  const config = readConfig({ DATA_DIR: folder });
  return open(config, pino({ level: "silent" }), () => {});
}

const alphabet = "23456789ACDEFHJKMNPQRTVWXY";
const powers = [4, 3, 2, 1, 0].map((exponent) => alphabet.length ** exponent);

/** The reference of a request by its number. */
export function referenceAt(index: number): string {
  const letter = (power: number) => alphabet[Math.floor(index / power) % alphabet.length];
  return `FL-${powers.map(letter).join("")}`;
}

const referenceOfI = powers
  .map((power) => `substr('${alphabet}', (i / ${power}) % ${alphabet.length} + 1, 1)`)
  .join(" || ");

/**
 * Fills an embedded database without waiting for the disk: requests a minute apart, the newest first, of which one in 250 is in each of the states that the desk works on. Each has events,
 * an email and, after its review, a quote.
 */
export function fillRequests(file: string, size: number): void {
  const db = openFile(file);
  db.exec("PRAGMA synchronous = OFF");
  const numbers = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${size})`;
  const time = (offset: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${offset})`;
  const received = time("'-' || i || ' minutes'");
  const ended = `CASE i % 4 WHEN 0 THEN 'declined' WHEN 1 THEN 'expired' WHEN 2 THEN 'withdrawn'
    ELSE 'completed' END`;
  const state = `CASE i % 250 WHEN 0 THEN 'received' WHEN 1 THEN 'in-review' WHEN 2 THEN 'quoted'
    WHEN 3 THEN 'accepted' ELSE ${ended} END`;
  db.exec(`${numbers} INSERT INTO requests (reference, kind, received_at, asked_at, due_at, state,
      version, pickup_at, pickup_zone, email_norm, phone_norm, flags, body_hash)
    SELECT 'FL-' || ${referenceOfI}, 'booking', ${received}, ${received},
      ${time("'-' || i || ' minutes', '2 days'")}, ${state}, 3, ${time("'10 days'")},
      'America/Denver', 'v' || (i / 3) || '@example.com', 970000000 || (i / 3), '', 'hash' || i FROM n`);
  db.exec(`INSERT INTO booking_requests (reference, date, time, pickup_address, dropoff_address,
      passengers, vehicle_type, first_name, last_name, cell_phone, email, terms_agreed_at,
      pickup_zone_source)
    SELECT reference, '2026-12-24', '09:30', 'Denver International Airport', 'The Lodge at Vail',
      '4', 'premium-suv', 'Róisín', 'O''Brien', '+1 970 555 0100', email_norm, received_at,
      'pickup-address' FROM requests`);
  db.exec(`INSERT INTO rides (reference, passengers, first_name, last_name, cell_phone, email)
    SELECT reference, passengers, first_name, last_name, cell_phone, email FROM booking_requests`);
  db.exec(`INSERT INTO ride_legs (reference, position, date, time, zone, pickup_address,
      dropoff_address, vehicle_type, confirmed)
    SELECT reference, 1, date, time, 'America/Denver', pickup_address, dropoff_address, vehicle_type,
      1 FROM booking_requests`);
  db.exec(`INSERT INTO request_events (reference, version, at, type, actor, account_id, account_name)
    SELECT reference, 2, received_at, 'begin-review', 'agent', 'maya', 'Maya Ortiz' FROM requests
    WHERE state <> 'received'`);
  const { version: _, sentAt: __, sentBy: ___, ...quote } = aSentQuote();
  db.prepare(`INSERT INTO quotes (reference, version, quote, total_cents, valid_until, pickup_at,
      sent_at, account_id, account_name)
    SELECT reference, 1, ?, 83550, ${time("'3 days'")}, pickup_at, received_at, 'maya', 'Maya Ortiz'
    FROM requests WHERE state NOT IN ('received', 'in-review')`).run(JSON.stringify(quote));
  db.exec(`UPDATE requests SET (pickup_at, valid_until) = (SELECT q.pickup_at, q.valid_until FROM quotes q
    WHERE q.reference = requests.reference) WHERE reference IN (SELECT reference FROM quotes)`);
  db.exec(`INSERT INTO request_events (reference, version, at, type, actor, account_id,
      account_name, quote_version)
    SELECT reference, 3, sent_at, 'send-quote', 'agent', 'maya', 'Maya Ortiz', 1 FROM quotes`);
  db.exec(`INSERT INTO emails (id, reference, audience, on_ambiguous, recipient, recipient_key, draft,
      message_id, created_at, attempts, sent_at)
    SELECT 'M-' || reference, reference, 'visitor', 'ask', email_norm, email_norm,
      '{"subject":"Your quote request"}', '<' || reference || '@firnline.example>', received_at, 1,
      received_at FROM requests`);
  db.close();
}
