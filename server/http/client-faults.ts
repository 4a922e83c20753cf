import { Hono } from "hono";
import type { MiddlewareHandler } from "hono";
import { z } from "zod";
import { rateLimit } from "./rate-limit.ts";
import { parseJson, readBody } from "./read-body.ts";
import { reject, rejectMethod, type HttpEnvironment } from "./responses.ts";

const mostBytes = 1000;
const mostPerClient = 20;

/** Strict, so that no personal data gets through: `page` is a route pattern, with `:id` for ids. */
const faultSchema = z.strictObject({
  kind: z.string().regex(/^[A-Z][A-Za-z]{0,40}$/),
  page: z.string().regex(/^(?:\/(?:[a-z-]{0,20}|:id)){1,6}$/),
  /** A file of the build, whose name includes a hash, with line and column. */
  at: z.string().regex(/^(?:[\w-]{1,60}\.js:\d{1,7}:\d{1,7})?$/),
});

type Ports = {
  trustProxy: number;
  /** Rejects posts from other sites. */
  ownPages: MiddlewareHandler<HttpEnvironment>;
  onFault: () => void;
};

/** POST /api/faults: logs the fault that a page's script reports, and answers 204. */
export function clientFaults({ trustProxy, ownPages, onFault }: Ports) {
  // Each instance counts on its own: browser faults should not load the database.
  const limit = rateLimit(
    { store: null, secret: "" },
    {
      name: "faults",
      most: mostPerClient,
      trustProxy,
      tooMany: (c) => reject(c, 429, "Too many faults."),
    },
  );
  return new Hono<HttpEnvironment>()
    .post("/faults", ownPages, limit, readBody, (c) => {
      const isLong = c.var.body.byteLength > mostBytes;
      const { data: fault } = faultSchema.safeParse(isLong ? undefined : parseJson(c.var.body));
      if (fault === undefined) return reject(c, 400, "The body is not a fault.");
      onFault();
      c.var.log().warn(fault, "a page's script failed");
      return c.body(null, 204);
    })
    .all("/faults", (c) => rejectMethod(c, "POST"));
}
