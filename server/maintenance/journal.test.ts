import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { takenRequestSchema } from "#domain/form-schema.ts";
import { mailboxOf } from "#domain/form.ts";
import { engines } from "#tests/fixtures/databases.ts";
import { newFolder } from "#tests/fixtures/new-folder.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { until } from "#tests/fixtures/test-outbox.ts";
import { createTestServices, plain } from "#tests/fixtures/test-services.ts";

const journal = "erasures.jsonl";
const email = "ada.lovelace@example.com";

describe.each(engines)("the journals of erasures on %s", (engine) => {
  async function start(backupDir: string) {
    const services = await createTestServices({ BACKUP_DIR: backupDir }, engine);
    onTestFinished(() => services.close());
    await services.intake.submitBooking(aBooking({ email }), plain);
    return services;
  }

  async function send(services: Awaited<ReturnType<typeof start>>) {
    await services.outbox.start();
    await until(async () => expect(await services.files()).toHaveLength(2));
  }

  test("BACKUP_DIR's need not be written or read for an erasure or a start", async () => {
    const away = await newFolder();
    const services = await start(away);
    await send(services);
    // Even root cannot write a file there.
    await mkdir(join(away, `${journal}.partial`));
    expect(await services.personalData.erase(mailboxOf(email), null)).toMatchObject({ ok: true });
    expect(services.lines.join("")).toContain("BACKUP_DIR's erasures.jsonl");
    expect(await services.files()).toEqual([]);
    expect(await services.personalData.catchUp()).toBe(0);
    await mkdir(join(away, journal));
    expect(await services.personalData.catchUp()).toBe(0);

    await rm(join(away, journal), { recursive: true });
    await rm(join(away, `${journal}.partial`), { recursive: true });
    await services.personalData.catchUp();
    const own = await readFile(join(services.folder, journal), "utf8");
    expect(await readFile(join(away, journal), "utf8")).toBe(own);
    // Nothing is missing there, so nothing is written.
    const logged = services.lines.length;
    await mkdir(join(away, `${journal}.partial`));
    await services.personalData.catchUp();
    expect(services.lines).toHaveLength(logged);
  });

  test("no folder is made above BACKUP_DIR, such as that of a missing mount", async () => {
    const mount = join(await newFolder(), "mount");
    const services = await start(join(mount, "backups"));
    expect(await services.personalData.erase(mailboxOf(email), null)).toMatchObject({ ok: true });
    await services.personalData.catchUp();
    expect(existsSync(mount)).toBe(false);
  });

  test("a restore without a caller's erasure is followed by the same erasure", async () => {
    const services = await start(await newFolder());
    const { intake } = services;
    const { kysely } = services.database;
    const caller = aBooking({ source: "phone", email: "", cellPhone: "(303) 555-0114" });
    const key = { idempotencyKey: "call", by: { id: "maya", name: "Maya Ortiz" } };
    const taken = await intake.takeRequest(takenRequestSchema.parse(caller), key);
    if (!taken.ok) throw new Error("not taken");
    const { reference } = taken;
    const rows = await kysely.selectFrom("requests").selectAll().execute();
    const person = { kind: "phone", typed: "303 555 0114", key: "3035550114" } as const;
    expect(await services.personalData.erase(person, null)).toMatchObject({ deleted: [reference] });
    await kysely.deleteFrom("erasures").execute();
    await kysely
      .insertInto("requests")
      .values(rows.filter((row) => row.reference === reference))
      .execute();
    expect(await services.personalData.catchUp()).toBe(1);
    const left = await kysely.selectFrom("requests").select("email_norm").execute();
    expect(left).toEqual([{ email_norm: email }]);
  });

  test("an erasure that DATA_DIR's refuses leaves no email files, and can be repeated", async () => {
    const services = await start(await newFolder());
    await send(services);
    await mkdir(join(services.folder, `${journal}.partial`));
    await expect(services.personalData.erase(mailboxOf(email), null)).rejects.toThrow("EISDIR");
    expect(await services.files()).toEqual([]);
    await rm(join(services.folder, `${journal}.partial`), { recursive: true });
    expect(await services.personalData.erase(mailboxOf(email), null)).toMatchObject({ ok: true });
    const { requests } = JSON.parse(
      (await readFile(join(services.folder, journal), "utf8")).split("\n")[0] ?? "",
    );
    expect(requests).toHaveLength(1);
  });

  test("a start removes email files that an erasure has left", async () => {
    const services = await start(await newFolder());
    await send(services);
    const names = await readdir(join(services.folder, "mail"));
    const [name = ""] = names;
    const text = await readFile(join(services.folder, "mail", name), "latin1");
    expect(await services.personalData.erase(mailboxOf(email), null)).toMatchObject({ ok: true });
    await writeFile(join(services.folder, "mail", name), text, "latin1");
    await services.personalData.catchUp();
    expect(await services.files()).toEqual([]);
  });
});
