import { Hono, type Context, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { RouterContextProvider } from "react-router";
import { visitorPage } from "#content/company.ts";
import { messages } from "#domain/form.ts";
import { StorageError } from "#server/db/storage-error.ts";
import type { AllowanceOf } from "#server/http/rate-limit.ts";
import { type HttpEnvironment, reject, rejectMethod } from "#server/http/responses.ts";
import { visitorAnswerSchema } from "#server/requests/answer.ts";
import { calendarOf } from "#server/requests/calendar.ts";
import type { Requests } from "#server/requests/requests.ts";
import type { VisitorRequest } from "#server/requests/views.ts";
import { linksContext, visitorContext, type LinksActions, type VisitorActions } from "./context.ts";
import { readForm } from "./form-actions.ts";
import { type Pages, bareRequest, renderPage } from "./page-routes.ts";

type Middleware = MiddlewareHandler<HttpEnvironment>;

type Ports = {
  siteUrl: string;
  requests: Requests;
  allowanceOf: AllowanceOf;
  pages: Pages;
  /** For pages that may hold personal data or a token. */
  privateHeaders: Middleware;
  posts: readonly [Middleware, Middleware, Middleware];
};

const questions = ["accept", "decline", "withdraw", "ask-again", "way-home"] as const;

/** The visitor's own pages. A GET never changes anything; every wrong token gets the same page. */
export function requestRoutes(ports: Ports) {
  const { siteUrl, requests, allowanceOf, pages, privateHeaders, posts } = ports;
  const routes = new Hono<HttpEnvironment>();
  /** The two pages that are the same for everyone. */
  const rendered = new Map<string, string>();
  const isPrivate: Middleware = async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
    c.header("X-Robots-Tag", "noindex");
  };

  // Safe from BREACH: anyone who can request a token's page already has the secret.
  for (const path of ["/", "/*"]) routes.use(path, compress(), isPrivate, privateHeaders);

  routes.get("/", async (c) => c.html(await renderOnce(c, "/requests")));
  routes.post("/", ...posts, async (c) => {
    const form = await readForm(c);
    if (form === null) return reject(c, 415, noForm);
    const context = new RouterContextProvider();
    context.set(linksContext, createLinksActions(c, { requests, allowanceOf }, form));
    return respond(c, "/requests", context);
  });
  routes.all("/", (c) => rejectMethod(c, "GET, HEAD, POST"));

  routes.get("/:token", (c) => open(c, c.req.param("token"), ""));
  routes.get("/:token/ride.ics", async (c) => {
    const view = await requests.read(c.req.param("token"));
    const calendar = view && calendarOf(view, siteUrl);
    if (calendar === null) return notFound(c);
    return c.body(calendar, 200, { "Content-Type": "text/calendar; charset=utf-8" });
  });
  for (const name of questions) {
    routes.get(`/:token/${name}`, (c) => open(c, c.req.param("token"), `/${name}`));
    routes.post(`/:token/${name}`, ...posts, async (c) => {
      const form = await readForm(c);
      if (form === null) return reject(c, 415, noForm);
      return open(c, c.req.param("token"), `/${name}`, form);
    });
    routes.all(`/:token/${name}`, (c) => rejectMethod(c, "GET, HEAD, POST"));
  }
  routes.get("/*", (c) => notFound(c));
  routes.all("/*", (c) => rejectMethod(c, "GET, HEAD"));
  return routes;

  async function open(
    c: Context<HttpEnvironment>,
    token: string,
    under: string,
    form: FormData | null = null,
  ): Promise<Response> {
    const view = await requests.read(token);
    if (view === null) return notFound(c);
    const context = new RouterContextProvider();
    context.set(visitorContext, createVisitorActions(c, requests, { token, view, form }));
    return respond(c, `/requests/${token}${under}${new URL(c.req.url).search}`, context);
  }

  async function notFound(c: Context<HttpEnvironment>): Promise<Response> {
    return c.html(await renderOnce(c, "/requests/none/none"), 404);
  }

  /** @param path must contain no part of the requested URL */
  async function renderOnce(c: Context<HttpEnvironment>, path: string): Promise<string> {
    const earlier = pages.rendersEverything ? undefined : rendered.get(path);
    if (earlier !== undefined) return earlier;
    const response = await renderPage(pages, bareRequest("GET", new URL(path, c.req.url)));
    const html = await response.text();
    rendered.set(path, html);
    return html;
  }

  async function respond(
    c: Context<HttpEnvironment>,
    path: string,
    context?: RouterContextProvider,
  ): Promise<Response> {
    const request = bareRequest(c.req.method, new URL(path, c.req.url));
    const response = await renderPage(pages, request, context);
    const location = response.headers.get("Location");
    if (location !== null) return c.redirect(location, 303);
    return c.body(await response.arrayBuffer(), response.status as 200, {
      "Content-Type": response.headers.get("Content-Type") ?? "text/html; charset=utf-8",
    });
  }
}

const noForm = "Send the form's fields as a form.";

/** `view` was read when the token was checked. */
export function createVisitorActions(
  c: Context<HttpEnvironment>,
  requests: Requests,
  { token, view, form }: { token: string; view: VisitorRequest; form: FormData | null },
): VisitorActions {
  return {
    path: visitorPage(token),
    form,
    read: async () => (form === null ? view : ((await requests.read(token)) ?? view)),
    async answer(typed) {
      const given = visitorAnswerSchema.safeParse(typed);
      if (!given.success)
        return { ok: false, status: 422, text: given.error.issues[0]?.message ?? "" };
      try {
        const result = await requests.answer(token, given.data);
        if (result?.ok) return result;
        return { ok: false, status: 409, text: result?.reason.text ?? "" };
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        c.var.log().error({ err: error }, "Failed to record an answer");
        return { ok: false, status: 503, text: messages.answerFailed };
      }
    },
  };
}

export function createLinksActions(
  c: Context<HttpEnvironment>,
  { requests, allowanceOf }: Pick<Ports, "requests" | "allowanceOf">,
  form: FormData,
): LinksActions {
  return {
    form,
    async sendLinks(email) {
      try {
        const result = await requests.sendLinks(email, allowanceOf(c));
        return result.ok ? "sent" : "invalid";
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        c.var.log().error({ err: error }, "Failed to send links");
        return "failed";
      }
    },
  };
}
