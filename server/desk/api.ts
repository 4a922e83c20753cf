import { Hono } from "hono";
import { accountRoutes } from "#server/desk/sign-in/account-routes.ts";
import { signInRoutes, type SignInPorts } from "#server/desk/sign-in/sign-in-routes.ts";
import type { HttpEnvironment } from "#server/http/responses.ts";
import type { Services } from "#server/services.ts";
import { eventRoutes } from "./events.ts";
import { type SessionCookie, requireAccount, type SignedInEnvironment } from "./guard.ts";
import { quoteRoutes } from "./quote-routes.ts";
import { linkRoutes, requestRoutes } from "./request-routes.ts";

type Ports = Pick<Services, "accounts" | "requests" | "changes" | "stopping"> & {
  cookie: SessionCookie;
};

/** All calls of the desk. What signs in comes first; the rest answers 401 without an account. */
export function deskApi({ accounts, cookie, requests, changes, stopping }: Ports) {
  const signedIn = new Hono<SignedInEnvironment>()
    .use(requireAccount(accounts, cookie))
    .route("/", requestRoutes(requests))
    .route("/", quoteRoutes(requests))
    .route("/", linkRoutes(requests));
  return new Hono<HttpEnvironment>()
    .basePath("/api")
    .route("/", accountApi({ accounts, cookie }))
    .route("/", eventRoutes({ accounts, cookie, changes, stopping }))
    .route("/", signedIn);
}

/** For the desk's typed client: `hc<DeskApi>("/")`. */
export type DeskApi = ReturnType<typeof deskApi>;

function accountApi(ports: SignInPorts) {
  return new Hono<HttpEnvironment>()
    .get("/session", requireAccount(ports.accounts, ports.cookie, { touch: false }), (c) =>
      c.json({ account: c.var.account }, 200),
    )
    .route("/sign-in", signInRoutes(ports))
    .route("/account", accountRoutes(ports));
}
