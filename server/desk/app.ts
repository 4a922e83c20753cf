import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { z } from "zod";
import { quoteDraftSchema } from "#domain/draft.ts";
import type { DraftError } from "#domain/quote-check.ts";
import { PasswordQueueFull } from "#server/accounts/passwords.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { clientFaults } from "#server/http/client-faults.ts";
import { requestLog } from "#server/http/listen.ts";
import { sharedLimits } from "#server/http/rate-limit.ts";
import { readBody } from "#server/http/read-body.ts";
import {
  answerHealth,
  type HttpEnvironment,
  reject,
  rejectMethod,
} from "#server/http/responses.ts";
import { securityHeaders, securityHeadersOf } from "#server/http/security-headers.ts";
import { createFileServer, type StaticFiles } from "#server/http/serve-file.ts";
import type { Requests } from "#server/requests/requests.ts";
import { pressSchema } from "#server/requests/send.ts";
import type { Services } from "#server/services.ts";
import { eventRoutes } from "./events.ts";
import {
  createSessionCookie,
  found,
  jsonBody,
  noFields,
  referenceOf,
  requireAccount,
  sameOrigin,
  toOwnAddress,
  type SessionCookie,
  type SignedInEnvironment,
} from "./guard.ts";
import { previewRoutes, type VisitorPages } from "./preview.ts";
import {
  closingRoutes,
  intakeRoutes,
  linkRoutes,
  listCall,
  requestRoutes,
} from "./request-routes.ts";
import { accountRoutes } from "./sign-in/account-routes.ts";
import {
  logRefusals,
  signInLimits,
  signInRoutes,
  type SignInPorts,
} from "./sign-in/sign-in-routes.ts";

const unavailable = "The database does not answer. Nothing was changed. Try again in a minute.";
const unsure = "The database does not answer. Check whether it was recorded before you try again.";

const unsafe = ["POST", "PUT", "PATCH", "DELETE"];

/** The team's app: the desk's files, and calls that need an account. */
export async function createDeskApp(services: Services, files: StaticFiles, pages: VisitorPages) {
  const { config, log } = services;
  const policy = {
    publicUrl: config.deskUrl,
    hstsSubdomains: config.hstsSubdomains,
    styles: [],
    isPublic: false,
    frame: "parent" as const,
  };
  const filePolicy = {
    headers: { ...(await securityHeadersOf(policy)), "X-Robots-Tag": "noindex" },
    headersOf: (path: string) => ({
      "Cache-Control": path.startsWith("/assets/")
        ? "private, max-age=31536000, immutable"
        : "no-store",
    }),
  };
  const serve = createFileServer(files, filePolicy);
  // For the preview of the visitor's page. Asset names are hashed, so the two builds don't collide.
  const serveSite = createFileServer(pages.files, filePolicy);

  const app = new Hono<HttpEnvironment>();
  app.use(requestLog(log, services.metrics?.answered("desk")));
  const cookie = createSessionCookie(config.deskUrl);
  const limits = signInLimits(config, sharedLimits(services));
  app.use("/api/*", securityHeaders(policy), async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });
  app.on(unsafe, "/api/*", sameOrigin(config.deskUrl));
  app.route(
    "/api",
    clientFaults({
      trustProxy: config.trustProxy,
      ownPages: sameOrigin(config.deskUrl),
      onFault: () => services.metrics?.clientFault("desk"),
    }),
  );
  app.on(unsafe, "/api/sign-in/*", logRefusals(config), limits.calls);
  app.on(unsafe, "/api/sign-in/password", limits.passwords);
  app.on(unsafe, "/api/*", readBody);
  app.route("/", deskApi({ ...services, cookie }));
  app.all("/api/*", (c) => reject(c, 404, "There is no such call."));
  app.route("/", previewRoutes({ ...services, cookie, pages, policy }));
  app.get("/assets/*", (c) => serve(c, c.req.path) ?? serveSite(c, c.req.path) ?? c.notFound());
  app.get("/healthz", (c) => answerHealth(c, services.isDraining()));
  app.get("*", toOwnAddress(config.deskUrl));
  app.get("*", (c) => serve(c, c.req.path) ?? serve(c, "/") ?? c.text("Not found\n", 404));
  app.all("*", (c) => rejectMethod(c, "GET, HEAD"));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof PasswordQueueFull) return reject(c, 503, "Please try again in a moment.");
    if (error instanceof StorageError) {
      c.var.log().warn({ reason: error.message }, "the database did not answer");
      c.header("Retry-After", "10");
      return reject(c, 503, error.unsure ? unsure : unavailable);
    }
    c.var.log().error({ err: error }, "unexpected fault");
    return reject(c, 500, "The fault is ours. Please try again in a moment.");
  });
  return app;
}

type ApiPorts = Pick<
  Services,
  "accounts" | "personalData" | "requests" | "intake" | "changes" | "stopping" | "config"
> & {
  cookie: SessionCookie;
};

/** All of the desk's calls. Sign-in comes first; the other routes answer 401 without an account. */
function deskApi(ports: ApiPorts) {
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

/** PostgreSQL rejects integers of more than 32 bits. */
const mostVersions = 2 ** 31 - 2;

const draftSchema = z.object({
  draft: quoteDraftSchema,
  version: z.int().min(0).max(mostVersions),
});
/** Identifies the act to undo by the time when it was pressed. */
const undoSchema = z.object({ pressedAt: z.iso.datetime({ precision: 3 }) });

/** The base of a failure that also returns the current draft. */
const failure = (message: string) => ({ success: false as const, message, errors: {} });

/** A request's quote, from draft to sending. Needs a signed-in account. */
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

function accountApi(ports: SignInPorts & Pick<Services, "personalData">) {
  const watching = requireAccount(ports.accounts, ports.cookie, { touch: false, forLocked: true });
  return new Hono<HttpEnvironment>()
    .get("/session", watching, (c) =>
      c.json({ account: c.var.account, locksAt: c.var.session.locksAt }, 200),
    )
    .post("/session/use", requireAccount(ports.accounts, ports.cookie), jsonBody(noFields), (c) =>
      c.json({ locksAt: c.var.session.locksAt }, 200),
    )
    .route("/sign-in", signInRoutes(ports))
    .route("/account", accountRoutes(ports));
}
