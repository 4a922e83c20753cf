import { Hono, type Context, type MiddlewareHandler } from "hono";
import { RouterContextProvider } from "react-router";
import { formDoor } from "./context.ts";
import type { Intake } from "#server/intake/types.ts";
import { refuse } from "#server/http/responses.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import type { FirstSeen } from "./form-timing.ts";
import { createFormDoor } from "./form-actions.ts";
import { serveFile } from "./static-site.ts";
import type { StaticFiles } from "./static-files.ts";

/** The two halves of the built site. */
export type Pages = {
  files: StaticFiles;
  /** React Router's handler: only asked when a form is posted without JavaScript. */
  render: (request: Request, context: RouterContextProvider) => Promise<Response>;
};

type Middleware = MiddlewareHandler<HttpEnvironment>;

type Ports = {
  intake: Intake;
  firstSeen: FirstSeen;
  pages: Pages;
  /** What every post goes through first. */
  posts: readonly [Middleware, Middleware, Middleware];
};

/** Pages that hold a form: they note when they were shown, and take a native post. */
const formPages = ["/booking", "/contact"];

/** Everything that is not /api: files and pages from memory, and the two forms' native posts. */
export function pagesDoor({ intake, firstSeen, pages, posts }: Ports) {
  const door = new Hono<HttpEnvironment>();

  for (const path of formPages) {
    door.post(path, ...posts, async (c) => {
      if (!(await isForm(c))) return refuse(c, 415, "Send the form's fields as a form.");
      const context = new RouterContextProvider();
      context.set(formDoor, createFormDoor(c, intake, firstSeen));
      // Who posts was judged above; React Router's own look at Origin would not know SITE_URL.
      const headers = { "Content-Type": c.req.header("content-type") ?? "" };
      const body = Buffer.from(c.var.body);
      const request = new Request(c.req.url, { method: "POST", headers, body });
      const answer = await pages.render(request, context);
      if (answer.status === 500) throw new Error("The page could not be rendered");
      c.header("Cache-Control", "no-store");
      if (answer.status === 429 && c.var.limited)
        c.header("Retry-After", String(c.var.limited.retryAfterSeconds));
      return c.body(await answer.arrayBuffer(), answer.status as 200, {
        "Content-Type": answer.headers.get("Content-Type") ?? "text/html; charset=utf-8",
      });
    });
  }

  door.get("*", (c) => {
    const { path } = c.req;
    if (path !== "/" && path.endsWith("/") && pages.files.has(path.replace(/\/+$/, ""))) {
      return c.redirect(path.replace(/\/+$/, "") + new URL(c.req.url).search, 301);
    }
    const found = path === "/404" ? null : serveFile(c, pages.files, path);
    const answer = found ?? serveFile(c, pages.files, "/404", 404) ?? c.text("Not found\n", 404);
    if (!formPages.includes(path)) return answer;
    c.res = answer;
    firstSeen.note(c);
    return c.res;
  });

  door.all("*", (c) => {
    const allowed = formPages.includes(c.req.path) ? "GET, HEAD, POST" : "GET, HEAD";
    c.header("Allow", allowed);
    return refuse(c, 405, `This address takes ${allowed} alone.`);
  });
  return door;
}

/** Whether the body can be read as a form: a page's action may then rely on it. */
async function isForm(c: Context<HttpEnvironment>): Promise<boolean> {
  const type = c.req.header("content-type") ?? "";
  try {
    await new Response(Buffer.from(c.var.body), { headers: { "Content-Type": type } }).formData();
    return true;
  } catch {
    return false;
  }
}
