import { Hono } from "hono";
import type { HttpEnvironment } from "#server/http/responses.ts";
import type { Services } from "#server/services.ts";
import { eventRoutes } from "./events.ts";
import { type SessionCookie, requireAccount, type SignedInEnvironment } from "./guard.ts";
import { linkRoutes } from "./link-routes.ts";
import { quoteRoutes } from "./quote-routes.ts";
import { requestRoutes } from "./request-routes.ts";
import { accountApi } from "./sign-in/api.ts";

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
