import { request, type BrowserContext, type Page, type ViewportSize } from "@playwright/test";
import type { RequestDetails } from "#server/requests/views.ts";
import { aBooking, goodPassword } from "#tests/fixtures/requests.ts";
import { freePort, startSite, type Site } from "#tests/fixtures/site-process.ts";
import { test as base } from "./journey.ts";

type State = Awaited<ReturnType<Awaited<ReturnType<typeof request.newContext>>["storageState"]>>;

export type Desk = {
  site: Site;
  /** The desk's base address, as in its links. */
  origin: string;
  /** The cookies of the signed-in account. */
  state: State;
  /** Requests a ride like the public site. @returns the reference */
  book(changes?: Record<string, unknown>): Promise<string>;
  /** Calls the desk's API as the signed-in account. @returns the body of the response, or throws it */
  call(method: string, path: string, data?: object): Promise<Body>;
};

type Body = Pick<RequestDetails, "version" | "state" | "draft" | "ride">;

export const agent = { name: "Maya Ortiz", email: "maya@firnline.example", password: goodPassword };

type WorkerFixtures = { desk: Desk; deskSettings: Record<string, string>; deskPage: Page };

/** A browser signed in to a separate desk (one per test file's worker). */
export const test = base.extend<object, WorkerFixtures>({
  deskSettings: [{}, { option: true, scope: "worker" }],
  desk: [
    async ({ deskSettings }, use) => {
      const site = await startSite({
        DESK_PORT: String(await freePort()),
        TEST_UNDO_SECONDS: "3",
        ...deskSettings,
      });
      const link = new URL(/http:\S+\/welcome#\S+/.exec(site.output())?.[0] ?? "");
      const calls = await request.newContext({
        // The site closes idle connections; a call on an old one could be reset.
        extraHTTPHeaders: { "Sec-Fetch-Site": "same-origin", Connection: "close" },
      });
      const data = { ...agent, token: link.hash.slice(1) };
      const signedIn = await calls.post(`${link.origin}/api/sign-in/link/password`, { data });
      if (!signedIn.ok()) throw new Error(await signedIn.text());
      const state = await calls.storageState();
      const book = async (changes = {}) => {
        const answer = await calls.post(`${site.url}/api/booking`, { data: aBooking(changes) });
        if (!answer.ok()) throw new Error(await answer.text());
        return ((await answer.json()) as { reference: string }).reference;
      };
      const call = async (method: string, path: string, body?: object) => {
        const answer = await calls.fetch(`${link.origin}/api${path}`, { method, data: body });
        if (!answer.ok()) throw new Error(await answer.text());
        return (await answer.json()) as Body;
      };
      await use({ site, origin: link.origin, state, book, call });
      await calls.dispose();
      await site.dispose();
    },
    { scope: "worker" },
  ],
  deskPage: [
    async ({ browser, desk: { origin, state } }, use) => {
      const settings = { baseURL: origin, storageState: state, reducedMotion: "reduce" } as const;
      const context = await browser.newContext(settings);
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ desk }, use) => use(desk.origin),
  storageState: async ({ desk }, use) => use(desk.state),
});

type Fixtures = { deskPage: Page; desk: Desk; viewport: ViewportSize | null };

/** For journeys that press Undo, even on a slow machine; the others only wait for these seconds to pass. */
export const timeToUndo = { deskSettings: { TEST_UNDO_SECONDS: "6" } };

/** For tests that only change routes, cookies and stored data: a new window would cost as much as the test. */
export const oneDeskWindow = {
  context: ({ deskPage }: Fixtures, use: (context: BrowserContext) => Promise<void>) =>
    use(deskPage.context()),
  page: async ({ deskPage, desk, viewport }: Fixtures, use: (page: Page) => Promise<void>) => {
    // Leaves the last test's screen, which would otherwise store what was typed into it.
    await deskPage.goto("/api/nothing");
    await deskPage.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await deskPage.context().clearCookies();
    await deskPage.context().addCookies(desk.state.cookies);
    await deskPage.setViewportSize(viewport!);
    await use(deskPage);
    await deskPage.unrouteAll({ behavior: "ignoreErrors" });
    await deskPage.emulateMedia({ colorScheme: "light" });
  },
};
