import { expect, test } from "vitest";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { createTestServices, plain } from "#tests/fixtures/test-services.ts";
import { createSiteApp } from "#server/site/app.ts";
import { loadPages } from "#server/site/load-pages.ts";

test("the process says how it is", async () => {
  const services = await createTestServices();
  const app = await createSiteApp(services, await loadPages("build"));
  for (const path of ["/healthz", "/readyz", "/readyz/mail"])
    expect([path, (await app.request(path)).status]).toEqual([path, 200]);
  await services.close();
});

test("while the team's mailbox refuses email, that alone is not ready", async () => {
  let code: number | undefined = 552;
  const server = await startMailServer({ recipient: () => code });
  const services = await createTestServices({ SMTP_URL: server.url });
  const app = await createSiteApp(services, await loadPages("build"));
  const mail = async () => (await app.request("/readyz/mail")).status;
  await services.outbox.start();
  await services.intake.submitBooking(aBooking(), plain);
  await expect.poll(mail).toBe(503);
  expect(await (await app.request("/readyz/mail")).text()).toMatch(/^not ready: the team's email /);
  expect((await app.request("/readyz")).status).toBe(200);
  // The control: once the mailbox takes email again, it is ready.
  code = undefined;
  await services.makeDue();
  await expect.poll(mail).toBe(200);
  await services.close();
  await server.close();
});

test("without its database the process is up, but not ready", async () => {
  const services = await createTestServices();
  const app = await createSiteApp(services, await loadPages("build"));
  await services.close({ keep: true });
  expect((await app.request("/readyz")).status).toBe(503);
  expect((await app.request("/readyz/mail")).status).toBe(503);
  expect((await app.request("/healthz")).status).toBe(200);
});
