import { Hono } from "hono";
import { requireAccount } from "#server/desk/guard.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { accountRoutes } from "./account-routes.ts";
import { signInRoutes, type SignInPorts } from "./sign-in-routes.ts";

/** Who is signed in, and how one signs in; everything else of the desk asks for an account. */
export function accountApi(ports: SignInPorts) {
  return new Hono<HttpEnvironment>()
    .get("/session", requireAccount(ports.accounts, ports.cookie, { touch: false }), (c) =>
      c.json({ account: c.var.account }, 200),
    )
    .route("/sign-in", signInRoutes(ports))
    .route("/account", accountRoutes(ports));
}

export type AccountApi = ReturnType<typeof accountApi>;
