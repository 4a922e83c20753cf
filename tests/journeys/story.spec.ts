import { expect, test, type Browser, type Page } from "@playwright/test";
import { pageIn, readMail, type ReadMail } from "#tests/fixtures/mail-server.ts";
import { goodPassword } from "#tests/fixtures/requests.ts";
import { fillTrip, hydrated } from "./journey.ts";
import { openOne, openTwo, type StorySite } from "./story-site.ts";

const visitorEmail = "eleanor@example.com";
const teamEmail = "team@firnline.example";

for (const [name, open] of [
  ["the embedded database", openOne],
  ["two instances on PostgreSQL", openTwo],
] as const)
  test(`from a request to a yes, in two browsers, on ${name}`, async ({ browser }) => {
    const site = await open();
    test.skip(site === null, "There is no PostgreSQL for this machine.");
    try {
      if (site) await play(browser, site);
    } finally {
      await site?.close();
    }
  });

async function play(browser: Browser, site: StorySite) {
  const agent = await (await browser.newContext()).newPage();
  const visitor = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  const referers = watchReferers(visitor);

  await signIn(agent, site.firstLink);
  await expect(agent.getByRole("heading", { name: "Queue" })).toBeVisible();

  const waitingPage = await request(visitor, site.siteUrl);
  const confirmation = await nextMail(site, visitorEmail, 1);
  expect(pageIn(confirmation)).not.toBe("");
  expect((await nextMail(site, teamEmail, 1)).text).toContain("Last name: Whitcombe");

  const row = agent.getByRole("link", { name: "Eleanor Whitcombe" });
  await expect(row).toBeVisible();
  await row.focus();
  await writeQuote(agent);
  await expect(agent.getByText(/^Sending quote 1 to .* in \d+ s/)).toBeVisible();
  expect(await mailsTo(site, visitorEmail)).toHaveLength(1);
  await visitor.goto(waitingPage);
  await expect(visitor.getByRole("link", { name: "Accept", exact: true })).toHaveCount(0);

  const quote = await nextMail(site, visitorEmail, 2);
  expect(quote.text).toContain("$822.00");
  await expect(agent.getByText("Waiting for Eleanor")).toBeVisible();
  await visitor.goto(pageIn(quote));
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText("$822.00");
  await visitor.getByRole("link", { name: "Accept", exact: true }).first().click();
  await visitor.getByRole("button", { name: "Yes, accept $822.00" }).click();
  await expect(visitor.getByText("$822.00 is due in full.")).toBeVisible();

  await expect(agent.getByText("Accepted", { exact: true }).first()).toBeVisible();
  await agent.goto(new URL("/accepted", site.firstLink).href);
  await expect(agent.getByRole("link", { name: "Eleanor Whitcombe" })).toBeVisible();
  expect((await nextMail(site, teamEmail, 2)).text).toContain("accepted");
  expect(pageIn(await nextMail(site, visitorEmail, 3))).not.toBe("");

  await expectNoTokens(site, agent, [waitingPage, ...(await pagesIn(site))], referers);
}

async function signIn(page: Page, link: string) {
  await page.goto(link);
  await page.getByLabel("Email").fill("maya@firnline.example");
  await page.getByLabel("Your name").fill("Maya Ortiz");
  await page.getByText("Use a password instead").click();
  await page.getByLabel("Password").fill(goodPassword);
  await page.keyboard.press("Enter");
}

/** Requests a quote on the public site. @returns the visitor's own page */
async function request(page: Page, siteUrl: string): Promise<string> {
  await page.goto(`${siteUrl}/booking`);
  await page.locator("[name=date]").focus();
  await hydrated(page);
  await fillTrip(page, { firstName: "Eleanor", lastName: "Whitcombe", email: visitorEmail });
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Request Quote" }).click();
  await page.getByRole("link", { name: "its private page" }).click();
  await expect(page.getByText("Your quote will be with you by")).toBeVisible();
  return page.url();
}

/** Using only keys, from the focused row to Send. */
async function writeQuote(page: Page) {
  const { keyboard } = page;
  await keyboard.press("q");
  await expect(page.getByLabel("Amount in dollars, line 1")).toBeFocused();
  await keyboard.type("685");
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  await keyboard.type("137");
  await tabTo(page, page.getByLabel("Operator who drives"));
  await keyboard.type("Summit Crest Limousine");
  await keyboard.press("Tab");
  await keyboard.type("Colorado PUC permit LL-03817");
  await keyboard.press("Control+Enter");
  await expect(page.getByRole("alert")).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: "the pickup time" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("checkbox", { name: /Mountain Time is right/ })).toBeFocused();
  await keyboard.press("Space");
  await keyboard.press("Control+Enter");
  // Confirms once that this quote is sent without a message.
  await expect(page.getByLabel("Message")).toBeFocused();
  await keyboard.press("Control+Enter");
}

async function tabTo(page: Page, control: ReturnType<Page["locator"]>) {
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control).toBeFocused();
}

async function mailsTo({ mail }: StorySite, address: string): Promise<ReadMail[]> {
  const mails = await Promise.all(mail.received.map(readMail));
  return mails.filter(({ to }) => to === address);
}

/** Waits for one more email to an address; a duplicate would be one too many. */
async function nextMail(site: StorySite, address: string, count: number): Promise<ReadMail> {
  await expect.poll(async () => (await mailsTo(site, address)).length).toBe(count);
  return (await mailsTo(site, address)).at(-1)!;
}

async function pagesIn(site: StorySite): Promise<string[]> {
  const mails = await mailsTo(site, visitorEmail);
  return mails.map(pageIn);
}

/** Records the referrer that the browser reports. */
function watchReferers(page: Page): string[] {
  const referers: string[] = [];
  page.on("request", (sent) => {
    const { referer } = sent.headers();
    if (referer) referers.push(referer);
  });
  return referers;
}

/** A token is as good as a password, so it must appear in no log and no Referer. */
async function expectNoTokens(
  site: StorySite,
  agent: Page,
  pages: readonly string[],
  referers: readonly string[],
) {
  const tokens = pages.map((page) => page.slice(-43));
  expect(new Set(tokens).size).toBeGreaterThan(2);
  const cookies = await agent.context().cookies();
  const secrets = [...tokens, ...cookies.map(({ value }) => value), visitorEmail, "Whitcombe"];
  const { output } = site;
  expect(output()).toContain('"msg":"request"');
  expect(secrets.filter((secret) => output().includes(secret))).toEqual([]);
  expect(referers.filter((referer) => referer.includes("/requests/"))).toEqual([]);
}
