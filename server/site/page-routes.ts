import { Hono, type Context, type MiddlewareHandler } from "hono";
import { RouterContextProvider } from "react-router";
import { statusPages, formPages } from "#content/company.ts";
import { isVehicle } from "#domain/form.ts";
import { reject, rejectMethod, type HttpEnvironment } from "#server/http/responses.ts";
import {
  type createFileServer,
  finishedFile,
  type StaticFile,
  type StaticFiles,
} from "#server/http/serve-file.ts";
import { formActionsContext, faultReporterContext } from "./context.ts";
import { createFormActions, readForm } from "./form-actions.ts";
import type { SubmitPorts } from "./submit.ts";

export type Pages = {
  /** Every prerendered page and asset; empty in development. */
  files: StaticFiles;
  /** Hashes of the inlined style sheets, such as `sha256-...`. */
  styles: readonly string[];
  render: (request: Request, context: RouterContextProvider) => Promise<Response>;
  /** True in development, where no page is prerendered. */
  rendersEverything?: boolean;
};

type Middleware = MiddlewareHandler<HttpEnvironment>;

type Ports = SubmitPorts & {
  pages: Pages;
  /** The files that `serve` sends: the build's, and pages rendered since. */
  files: Map<string, StaticFile>;
  serve: ReturnType<typeof createFileServer>;
  /** For rendered pages: their addresses are public, but what people type into them is not. */
  publicHeaders: Middleware;
  posts: readonly [Middleware, Middleware, Middleware];
};

export function pageRoutes(ports: Ports) {
  const { intake, timing, allowanceOf, pages, files, serve, publicHeaders, posts } = ports;
  const routes = new Hono<HttpEnvironment>();

  // The only query that changes a page: service pages link to the form with their vehicle.
  routes.get("/booking", async (c, next) => {
    const vehicle = c.req.query("vehicle");
    if (pages.rendersEverything || !isVehicle(vehicle)) return next();
    const path = `/booking?vehicle=${vehicle}`;
    if (!files.has(path)) {
      const request = new Request(new URL(path, c.req.url));
      const response = await renderPage(pages, request);
      files.set(path, finishedFile(await response.text()));
    }
    const answer = serve(c, path);
    if (answer === null) return next();
    c.res = keepPrefetched(c, answer);
    if (!isPrefetch(c)) await timing.noteShown(c);
    return c.res;
  });

  for (const path of formPages) {
    routes.post(path, publicHeaders, ...posts, async (c) => {
      const form = await readForm(c);
      if (form === null) return reject(c, 415, "Send the form's fields as a form.");
      const context = new RouterContextProvider();
      context.set(formActionsContext, createFormActions(c, form, { intake, timing, allowanceOf }));
      return render(c, context);
    });
    routes.get(path, async (c) => {
      c.res = await page(c);
      if (!isPrefetch(c)) await timing.noteShown(c);
      return c.res;
    });
    routes.all(path, (c) => rejectMethod(c, "GET, HEAD, POST"));
  }

  routes.get("*", async (c) => {
    const { path } = c.req;
    const withoutSlash = path.slice(0, -1);
    if (path.endsWith("/") && pages.files.has(withoutSlash))
      return c.redirect(withoutSlash + new URL(c.req.url).search, 301);
    return page(c);
  });
  routes.all("*", (c) => rejectMethod(c, "GET, HEAD"));
  return routes;

  async function page(c: Context<HttpEnvironment>): Promise<Response> {
    if (pages.rendersEverything) return render(c, new RouterContextProvider());
    const { path } = c.req;
    const file = statusPages.includes(path) ? null : serve(c, path);
    return (file && keepPrefetched(c, file)) ?? serve(c, "/404", 404) ?? c.text("Not found\n", 404);
  }

  async function render(c: Context<HttpEnvironment>, context: RouterContextProvider) {
    // Drops Origin, which `sameSite` has checked: React Router would, without knowing SITE_URL.
    const request = bareRequest(c.req.method, c.req.url);
    const response = await renderPage(pages, request, context);
    c.header("Cache-Control", "no-store");
    return c.body(await response.arrayBuffer(), response.status as 200, {
      "Content-Type": response.headers.get("Content-Type") ?? "text/html; charset=utf-8",
    });
  }
}

/** As long as Chromium keeps a prefetched page: revalidation would cost the tap a round trip. */
const prefetchSeconds = 300;

function keepPrefetched(c: Context<HttpEnvironment>, file: Response): Response {
  // Reading the headers of an answer makes it slower to send.
  if (!isPrefetch(c)) return file;
  // A prerendered page requests its pictures with the same header.
  if (file.headers.get("Content-Type")?.startsWith("text/html"))
    file.headers.set("Cache-Control", `private, max-age=${prefetchSeconds}`);
  return file;
}

/** A prefetched page has not been shown yet. */
function isPrefetch(c: Context<HttpEnvironment>): boolean {
  return c.req.header("sec-purpose")?.startsWith("prefetch") ?? false;
}

export async function renderPage(
  { render }: Pick<Pages, "render">,
  request: Request,
  context = new RouterContextProvider(),
): Promise<Response> {
  const faults: unknown[] = [];
  context.set(faultReporterContext, (error) => void faults.push(error));
  const response = await render(request, context);
  if (faults.length > 0) throw faults[0];
  return response;
}

/** For React Router, without the body and headers, which have already been read and checked. */
export function bareRequest(method: string, url: URL | string): Request {
  if (method !== "POST") return new Request(url, { method: "GET" });
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  return new Request(url, { method, headers, body: "" });
}
