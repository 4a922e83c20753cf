import { Hono } from "hono";
import { z } from "zod";
import { quoteDraftSchema } from "#domain/draft.ts";
import type { DraftError } from "#domain/quote-check.ts";
import { accountRoutes } from "#server/desk/sign-in/account-routes.ts";
import { signInRoutes, type SignInPorts } from "#server/desk/sign-in/sign-in-routes.ts";
import { type HttpEnvironment, reject } from "#server/http/responses.ts";
import { pressSchema } from "#server/requests/press.ts";
import type { Requests } from "#server/requests/requests.ts";
import type { Services } from "#server/services.ts";
import { eventRoutes } from "./events.ts";
import {
  type SessionCookie,
  requireAccount,
  type SignedInEnvironment,
  jsonBody,
  found,
  referenceOf,
} from "./guard.ts";
import {
  closingRoutes,
  intakeRoutes,
  linkRoutes,
  listCall,
  requestRoutes,
} from "./request-routes.ts";

type Ports = Pick<
  Services,
  "accounts" | "personalData" | "requests" | "intake" | "changes" | "stopping" | "config"
> & {
  cookie: SessionCookie;
};

/** All calls of the desk. What signs in comes first; the rest answers 401 without an account. */
export function deskApi(ports: Ports) {
  const { accounts, cookie, requests, intake, changes, stopping, config } = ports;
  const signedIn = new Hono<SignedInEnvironment>()
    .use(requireAccount(accounts, cookie))
    .route("/", requestRoutes(requests))
    .route("/", intakeRoutes(intake))
    .route("/", quoteRoutes(requests))
    .route("/", closingRoutes(requests))
    .route("/", linkRoutes(requests));
  return new Hono<HttpEnvironment>()
    .basePath("/api")
    .route("/", accountApi(ports))
    .route("/", eventRoutes({ accounts, cookie, changes, stopping, config }))
    .get("/lists", requireAccount(accounts, cookie, { forLocked: true }), listCall, async (c) => {
      const { view, before } = c.req.valid("query");
      return c.json(await requests.readList(view, before ?? null), 200);
    })
    .route("/", signedIn);
}

/** For the desk's typed client: `hc<DeskApi>("/")`. */
export type DeskApi = ReturnType<typeof deskApi>;

function accountApi(ports: SignInPorts & Pick<Services, "personalData">) {
  const watching = requireAccount(ports.accounts, ports.cookie, { touch: false, forLocked: true });
  return new Hono<HttpEnvironment>()
    .get("/session", watching, (c) =>
      c.json({ account: c.var.account, locksAt: c.var.session.locksAt }, 200),
    )
    .post(
      "/session/use",
      requireAccount(ports.accounts, ports.cookie),
      jsonBody(z.object({})),
      (c) => c.json({ locksAt: c.var.session.locksAt }, 200),
    )
    .route("/sign-in", signInRoutes(ports))
    .route("/account", accountRoutes(ports));
}

/** PostgreSQL fails on an integer of more than 32 bits. */
const mostVersions = 2 ** 31 - 2;

const draftSchema = z.object({
  draft: quoteDraftSchema,
  version: z.int().min(0).max(mostVersions),
});
/** Names the act by the moment of its press. */
const undoSchema = z.object({ pressedAt: z.iso.datetime({ precision: 3 }) });

/** A failed call whose answer helps to go on. */
const failure = (message: string) => ({ success: false as const, message, errors: {} });

/** The quote of a request, from its draft to its sending. Somebody is signed in. */
function quoteRoutes(requests: Requests) {
  return new Hono<SignedInEnvironment>()
    .get("/operators", async (c) => c.json({ operators: await requests.readOperators() }, 200))
    .put("/requests/:reference/draft", jsonBody(draftSchema), async (c) => {
      const body = c.req.valid("json");
      const saved = found(c, await requests.saveDraft(referenceOf(c), body, c.var.account));
      if (saved.ok) return c.json({ version: saved.version, savedAt: saved.savedAt }, 200);
      return c.json({ ...failure(draftChanged), current: saved.current }, 409);
    })
    .post("/requests/:reference/send", jsonBody(pressSchema), async (c) => {
      const body = c.req.valid("json");
      const result = found(c, await requests.press(referenceOf(c), body, c.var.account));
      if (result.ok) return c.json({ dueAt: result.dueAt }, 202);
      if (result.reason === "wrong")
        return reject(c, 422, somethingWrong, errorsByField(result.errors));
      if (result.reason === "draft-changed")
        return c.json({ ...failure(draftChanged), current: result.current }, 409);
      return c.json({ ...failure(result.reason.text), current: null }, 409);
    })
    .post("/requests/:reference/undo", jsonBody(undoSchema), async (c) => {
      const { pressedAt } = c.req.valid("json");
      const result = found(c, await requests.undo(referenceOf(c), pressedAt, c.var.account));
      return result.ok ? c.json({}, 200) : reject(c, 409, result.reason.text);
    });
}

function errorsByField(errors: readonly DraftError[]) {
  return Object.fromEntries(errors.map(({ field, text }) => [field, text]));
}

const draftChanged = "Somebody else has changed this draft. Look at it, then try again.";
const somethingWrong = "The quote is not complete yet.";
