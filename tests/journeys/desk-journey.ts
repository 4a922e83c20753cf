import { request } from "@playwright/test";
import type { RequestDetails } from "#server/requests/views.ts";
import { aBooking, goodPassword } from "#tests/fixtures/requests.ts";
import { freePort, startSite, type Site } from "#tests/fixtures/site-process.ts";
import { test as base } from "./journey.ts";

type State = Awaited<ReturnType<Awaited<ReturnType<typeof request.newContext>>["storageState"]>>;

export type Desk = {
  site: Site;
  /** The desk's own address, as its links name it. */
  origin: string;
  /** The cookies of the signed-in account. */
  state: State;
  /** Asks for a ride as the public site does. @returns the reference */
  book(changes?: Record<string, unknown>): Promise<string>;
  /** Calls the desk's API as the signed-in account. @returns the answer's body, or throws it */
  call(method: string, path: string, data?: object): Promise<Body>;
};

type Body = Pick<RequestDetails, "version" | "state" | "draft" | "ride">;

export const agent = { name: "Maya Ortiz", email: "maya@firnline.example", password: goodPassword };

/** A browser that is signed in to a desk of its own (one for each test file's worker). */
export const test = base.extend<object, { desk: Desk; deskSettings: Record<string, string> }>({
  deskSettings: [{}, { option: true, scope: "worker" }],
  desk: [
    async ({ deskSettings }, use) => {
      const site = await startSite({
        DESK_PORT: String(await freePort()),
        // Time for a slow machine to press Undo.
        TEST_UNDO_SECONDS: "6",
        ...deskSettings,
      });
      const link = new URL(/http:\S+\/welcome#\S+/.exec(site.output())?.[0] ?? "");
      const calls = await request.newContext({
        extraHTTPHeaders: { "Sec-Fetch-Site": "same-origin" },
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
  baseURL: async ({ desk }, use) => use(desk.origin),
  storageState: async ({ desk }, use) => use(desk.state),
});
