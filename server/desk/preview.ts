import { Hono } from "hono";
import { Temporal } from "temporal-polyfill";
import { checkDraft } from "#domain/quote-check.ts";
import { securityHeaders, type HeaderPolicy } from "#server/http/security-headers.ts";
import type { StaticFiles } from "#server/http/static-files.ts";
import { previewOf } from "#server/requests/preview.ts";
import type { VisitorRequest } from "#server/requests/views.ts";
import type { Services } from "#server/services.ts";
import type { SessionCookie } from "./cookie.ts";
import { found, referenceOf } from "./found-reference.ts";
import { requireAccount, type SignedInEnvironment } from "./guard.ts";

/** The visitor's page, as the public site renders it. */
export type VisitorPages = {
  /** Without a version, the newest quote is shown. */
  preview: (view: VisitorRequest, version?: number) => Promise<Response>;
  /** What the page loads. */
  files: StaticFiles;
  /** Hashes of its inlined style sheets. */
  styles: readonly string[];
};

type Ports = Pick<Services, "accounts" | "quotes" | "requests"> & {
  cookie: SessionCookie;
  pages: VisitorPages;
  policy: HeaderPolicy;
};

/**
 * GET /preview/:reference, for a frame of the desk: the page as it would be with the saved draft, or
 * with `?quote=N` as it is with that version. Status 422: the draft is not whole. Nothing in it works.
 */
export function previewRoutes({ accounts, cookie, quotes, requests, pages, policy }: Ports) {
  const routes = new Hono<SignedInEnvironment>();
  routes.use("/preview/*", securityHeaders({ ...policy, styles: pages.styles, frame: "child" }));
  routes.get("/preview/:reference", requireAccount(accounts, cookie), async (c) => {
    c.header("Cache-Control", "no-store");
    const reference = referenceOf(c);
    const version = Number(c.req.query("quote") ?? 0);
    const view = found(c, await requests.readByReference(reference));
    if (view.quotes.some((quote) => quote.version === version))
      return answer(await pages.preview(view, version));
    const details = found(c, await quotes.readRequest(reference));
    const checked = checkDraft(details.draft.draft, Temporal.Instant.from(details.now));
    if (!checked.ok)
      return c.text(checked.errors.map(({ name, text }) => `${name}: ${text}\n`).join(""), 422);
    return answer(await pages.preview(previewOf(view, checked.quote, c.var.account.name)));

    async function answer(page: Response): Promise<Response> {
      return c.html(await page.text(), page.status as 200);
    }
  });
  return routes;
}
