import type { Page } from "@playwright/test";
import { aBooking } from "#tests/fixtures/requests.ts";
import { openDatabaseBeside } from "#tests/fixtures/site-process.ts";
import { storeQuote } from "#tests/fixtures/store-requests.ts";
import { expect, expectNoBarrier, fillTrip, idle, oneWindow, test as base } from "./journey.ts";

type Answer = "accept" | "decline" | "withdraw" | "ask-again";

type Visitor = {
  /** Sends a separate request. @returns its reference and the path of its page */
  request(): Promise<{ reference: string; path: string }>;
  quote(reference: string, changes?: Parameters<typeof storeQuote>[2]): Promise<number>;
  answer(path: string, answer: Answer): Promise<void>;
  makeLate(reference: string): Promise<void>;
};

const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ site, request: http }, use, { testId }) => {
    const database = await openDatabaseBeside(site);
    let sent = 0;
    await use({
      async request() {
        sent += 1;
        const data = aBooking({ lastName: `${testId} ${sent}`, date: "2031-02-22" });
        const answer = await http.post("/api/booking", { data });
        const { reference, page: path } = (await answer.json()) as Record<string, string>;
        return { reference: reference!, path: path! };
      },
      quote: (reference, changes) => storeQuote(database, reference, changes),
      async answer(path, answer) {
        await http.post(`${path}/${answer}`, { form: { quote: "1", reason: "Too early" } });
      },
      async makeLate(reference) {
        const set = { due_at: "2026-01-01T00:00:00.000Z" };
        const update = database.kysely.updateTable("requests").set(set);
        await update.where("reference", "=", reference).execute();
      },
    });
    await database.kysely.destroy();
  },
});

const expired = { validUntil: "2026-01-01T00:00:00.000Z" };

/** Each state: its heading, and how a request gets there. @returns the address to open */
const states: Record<string, { title: RegExp; reach: (visitor: Visitor) => Promise<string> }> = {
  received: {
    title: /^Your quote will be with you by /,
    reach: async (visitor) => (await visitor.request()).path,
  },
  late: {
    title: /^We are sorry\./,
    async reach(visitor) {
      const { reference, path } = await visitor.request();
      await visitor.makeLate(reference);
      return path;
    },
  },
  quoted: { title: /\$835\.50$/, reach: async (visitor) => (await quoted(visitor)).path },
  accepting: {
    title: /^Accept \$835\.50/,
    reach: async (visitor) => `${(await quoted(visitor)).path}/accept`,
  },
  declining: {
    title: /^Decline this quote/,
    reach: async (visitor) => `${(await quoted(visitor)).path}/decline`,
  },
  withdrawing: {
    title: /^Withdraw this request/,
    reach: async (visitor) => `${(await visitor.request()).path}/withdraw`,
  },
  accepted: {
    title: /^Thank you, .+ Your ride is confirmed/,
    reach: (visitor) => answered(visitor, "accept"),
  },
  declined: {
    title: /^You declined this quote/,
    reach: (visitor) => answered(visitor, "decline"),
  },
  withdrawn: {
    title: /^You withdrew this request/,
    reach: (visitor) => answered(visitor, "withdraw"),
  },
  asking: {
    title: /^Ask for a new quote/,
    reach: async (visitor) => `${await answered(visitor, "withdraw")}/ask-again`,
  },
  expired: {
    title: /^This quote expired on /,
    async reach(visitor) {
      const { reference, path } = await visitor.request();
      await visitor.quote(reference, expired);
      return path;
    },
  },
  replaced: {
    title: /^A newer quote replaces this one/,
    async reach(visitor) {
      const { reference, path } = await quoted(visitor);
      await visitor.quote(reference);
      return `${path}?quote=1`;
    },
  },
  "no request": { title: /^This link does not open/, reach: async () => "/requests/nowhere" },
  "the form for links": { title: /^Find your requests/, reach: async () => "/requests" },
};

async function quoted(visitor: Visitor) {
  const request = await visitor.request();
  await visitor.quote(request.reference);
  return request;
}

async function answered(visitor: Visitor, answer: Answer): Promise<string> {
  const { path } = await quoted(visitor);
  await visitor.answer(path, answer);
  return path;
}

test.describe("no barrier", () => {
  test.use(oneWindow);

  for (const [name, { title, reach }] of Object.entries(states)) {
    test(name, async ({ page, visitor }) => {
      await page.goto(await reach(visitor));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expectNoBarrier(page);
    });
  }
});

/** From the form to acceptance; works with and without JavaScript. */
async function requestAndAccept(page: Page, visitor: Visitor) {
  await page.goto("/booking");
  await fillTrip(page, { date: "2031-02-22", lastName: `Yes ${Math.random()}` });
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Request Quote" }).click();
  await expect(page.getByRole("heading", { name: "Thank You" })).toBeVisible();
  const reference = (await page.getByText(/^FL-[2-9A-Z]{5}$/).textContent()) ?? "";
  await page.getByRole("link", { name: "its private page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /^Your quote will be with you by /,
  );
  await visitor.quote(reference);
  await page.reload();
  await page.getByRole("link", { name: "Accept" }).first().click();
  await page.getByRole("button", { name: "Yes, accept $835.50" }).click();
  await expect(page).toHaveURL(/\/requests\/[\w-]{43}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Thank you, Róisín. Your ride is confirmed.",
  );
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add to calendar" }).click();
  expect((await download).suggestedFilename()).toBe(`${reference}.ics`);
}

test("from the form to a yes", async ({ page, visitor }) => {
  await requestAndAccept(page, visitor);
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("from the form to a yes", async ({ page, visitor }) => {
    await requestAndAccept(page, visitor);
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  });

  test("a no with its reason, asked for anew, then withdrawn", async ({ page, visitor }) => {
    const { path } = await quoted(visitor);
    await page.goto(path);
    await page.getByRole("link", { name: "Decline" }).last().click();
    await page.getByLabel("What should be different?").fill("An hour later");
    await page.getByRole("button", { name: "Yes, decline" }).click();
    await page.getByRole("link", { name: "Ask for a new quote" }).click();
    await page.getByRole("button", { name: "Yes, ask for a new quote" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      /^Your quote will be with you by /,
    );
    await page.getByRole("link", { name: /^Quote 1, sent / }).click();
    await expect(page.getByText("Summit Crest Limousine").first()).toBeVisible();
    await page.goto(path);
    await page.getByRole("link", { name: "Withdraw this request" }).click();
    await page.getByRole("button", { name: /^Yes, withdraw FL-/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You withdrew this request");
  });

  test("a lost link leads to the form, which never tells whether it knows the address", async ({
    page,
    visitor,
  }) => {
    await visitor.request();
    for (const email of ["roisin@example.com", "nobody@example.com"]) {
      await page.goto("/requests/nowhere");
      await page.getByRole("link", { name: "Send me my links" }).click();
      await page.getByLabel("Email").fill(email);
      await page.getByRole("button", { name: "Send me my links" }).click();
      await expect(page.getByRole("main")).toContainText(`If we have requests from ${email}`);
    }
  });
});

test("a stale page: the press after a revision is told, and the new quote is one press away", async ({
  page,
  visitor,
}) => {
  const { reference, path } = await quoted(visitor);
  await page.goto(`${path}/accept?quote=1`);
  await visitor.quote(reference, { lines: [{ kind: "transfer", text: "", cents: 79_050 }] });
  await page.getByRole("button", { name: "Yes, accept $835.50" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "A newer quote replaces this one",
  );
  await page.getByRole("link", { name: "Open quote 2, $790.50" }).click();
  await expect(page.getByRole("link", { name: "Accept" }).first()).toBeVisible();
});

test("the page fetches nothing ahead, and tells no other page where it was", async ({
  page,
  visitor,
}) => {
  const { path } = await quoted(visitor);
  const answer = await page.goto(path);
  expect(answer?.headers()).not.toHaveProperty("speculation-rules");
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  for (const link of await page.locator("a:visible:not(.skip-link)").all()) await link.hover();
  await idle(page);
  await expect(page.locator('link[rel="prefetch"], script[type="speculationrules"]')).toHaveCount(
    0,
  );
  expect(fetched.filter((url) => !/\/assets\/|\/favicon/.test(url))).toEqual([]);
  const terms = page.waitForRequest("**/contact");
  await page.getByRole("link", { name: "Contact" }).click();
  expect((await (await terms).allHeaders())["referer"]).toBeUndefined();
  expect(await page.evaluate(() => document.referrer)).toBe("");
});

test("prints without bar, footer and buttons", async ({ page, visitor }) => {
  await page.goto(await answered(visitor, "accept"));
  await page.emulateMedia({ media: "print" });
  for (const part of [page.getByRole("banner"), page.getByRole("contentinfo")])
    await expect(part).toBeHidden();
  await expect(page.getByRole("link", { name: "Add to calendar" })).toBeHidden();
  await expect(page.getByText("Colorado PUC permit LL-03817")).toBeVisible();
});
