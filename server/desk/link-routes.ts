import { Hono } from "hono";
import { z } from "zod";
import { reject } from "#server/http/responses.ts";
import type { Requests } from "#server/requests/requests.ts";
import type { SignedInEnvironment } from "./guard.ts";
import { found, referenceOf, jsonBody } from "./json-body.ts";

/** The links that open a visitor's page, never with their tokens. Somebody is signed in. */
export function linkRoutes(requests: Pick<Requests, "readLinks" | "revokeLink">) {
  return new Hono<SignedInEnvironment>()
    .get("/requests/:reference/links", async (c) =>
      c.json({ links: found(c, await requests.readLinks(referenceOf(c))) }, 200),
    )
    .post("/requests/:reference/links/:id/revoke", jsonBody(z.object({})), async (c) => {
      const { account } = c.var;
      const reference = referenceOf(c);
      const id = c.req.param("id");
      if (!(await requests.revokeLink(reference, id, account)))
        return reject(c, 404, "There is no such link.");
      c.var.log().info({ reference, link: id, account: account.id }, "link revoked");
      return c.json({ success: true }, 200);
    });
}
