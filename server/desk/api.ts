import { Hono } from "hono";
import { z } from "zod";
import { accountRoutes } from "#server/desk/sign-in/account-routes.ts";
import { signInRoutes, type SignInPorts } from "#server/desk/sign-in/sign-in-routes.ts";
import type { HttpEnvironment } from "#server/http/responses.ts";
import type { Services } from "#server/services.ts";
import { eventRoutes } from "./events.ts";
import { type SessionCookie, requireAccount, type SignedInEnvironment, jsonBody } from "./guard.ts";
import { quoteRoutes } from "./quote-routes.ts";
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
