import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { startSite, type Site } from "#tests/fixtures/site-process.ts";

const rounds = 4;

/**
 * Posts from six clients, and kills the site at an acknowledgment while the others wait for theirs.
 * @returns the references that were acknowledged
 */
async function stream(site: Site, round: number): Promise<string[]> {
  const acknowledged: string[] = [];
  const last = 20 + 9 * round;
  const killed = Promise.withResolvers<void>();
  const visitor = async (client: number) => {
    for (let post = 0; ; post += 1) {
      try {
        const answer = await fetch(`${site.url}/api/booking`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(
            aBooking({
              time: `${round}-${client}-${post}`,
              email: `v${round}-${client}-${post}@example.com`,
            }),
          ),
        });
        const { success, reference } = await answer.json();
        if (success) acknowledged.push(reference);
        if (acknowledged.length === last) killed.resolve(site.kill());
      } catch {
        return;
      }
    }
  };
  const visitors = Array.from({ length: 6 }, (_, client) => visitor(client));
  await Promise.all([...visitors, killed.promise]);
  return acknowledged;
}

test("kill -9 amid a stream of requests loses nothing that was acknowledged", async () => {
  const mail = await startMailServer();
  const acknowledged: string[] = [];
  let dataDir: string | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const site = await startSite({ SMTP_URL: mail.url, ...(dataDir ? { DATA_DIR: dataDir } : {}) });
    dataDir = site.dataDir;
    acknowledged.push(...(await stream(site, round)));
  }

  const last = await startSite({ SMTP_URL: mail.url, DATA_DIR: dataDir! });
  const db = new DatabaseSync(join(dataDir!, "firnline.sqlite"), { readOnly: true });
  const column = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map((row) => String(Object.values(row)[0]));
  const stored = new Set(column("SELECT reference FROM booking_requests"));
  expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
  expect(column("SELECT count(*) FROM emails")).toEqual([String(2 * stored.size)]);
  expect(column("PRAGMA integrity_check")).toEqual(["ok"]);

  const waiting = "SELECT count(*) FROM emails WHERE due_at IS NOT NULL";
  await vi.waitFor(() => expect(column(waiting)).toEqual(["0"]), {
    timeout: 30_000,
    interval: 100,
  });
  const byRecipient = Map.groupBy(mail.received, ({ to }) => to[0] ?? "");
  const team = byRecipient.get("team@firnline.example") ?? [];
  byRecipient.delete("team@firnline.example");

  // Every team email arrives; one that arrives twice is the same email.
  const ids = (raw: string) => /^Message-ID: (.+)$/m.exec(raw)?.[1] ?? "";
  expect(new Set(team.map(({ raw }) => ids(raw))).size).toBe(stored.size);
  // No visitor gets two; an email that may be lost is listed as unknown.
  expect([...byRecipient.values()].filter((emails) => emails.length > 1)).toEqual([]);
  const unsent = "SELECT count(*) FROM emails WHERE audience = 'visitor' AND sent_at IS NULL";
  const held = Number(column(`${unsent} AND held_reason IS NOT NULL`)[0]);
  const unknown = Number(column(`${unsent} AND held_reason IS NULL`)[0]);
  expect(byRecipient.size + unknown + held).toBeGreaterThanOrEqual(stored.size);
  expect(unknown).toBeLessThanOrEqual(rounds);

  db.close();
  await last.stop();
  await mail.close();
  expect((await readdir(dataDir!)).includes("firnline.sqlite")).toBe(true);
  await rm(dataDir!, { recursive: true });
}, 90_000);
