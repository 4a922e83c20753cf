import { Hono } from "hono";
import { requireAccount } from "#server/desk/guard.ts";
import type { HttpEnvironment } from "#server/http/responses.ts";
import { accountRoutes } from "./account-routes.ts";
import { signInRoutes, type SignInPorts } from "./sign-in-routes.ts";

export function accountApi(ports: SignInPorts) {
  return new Hono<HttpEnvironment>()
    .get("/session", requireAccount(ports.accounts, ports.cookie, { touch: false }), (c) =>
      c.json({ account: c.var.account }, 200),
    )
    .route("/sign-in", signInRoutes(ports))
    .route("/account", accountRoutes(ports));
}
