import { Hono } from "hono";
import { Temporal } from "temporal-polyfill";
import { checkDraft } from "#domain/quote-check.ts";
import { nextVersion, quoteTotal, type Quote } from "#domain/quote.ts";
import { securityHeaders, type HeaderPolicy } from "#server/http/security-headers.ts";
import type { StaticFiles } from "#server/http/static-files.ts";
import type { VisitorRequest } from "#server/requests/views.ts";
import type { Services } from "#server/services.ts";
import { type SessionCookie, requireAccount, type SignedInEnvironment } from "./guard.ts";
import { found, referenceOf } from "./json-body.ts";

/** The visitor's page, as the public site renders it. */
export type VisitorPages = {
  /** Without a version, the newest quote is shown. */
  preview: (view: VisitorRequest, version?: number) => Promise<Response>;
  /** What the page loads. */
  files: StaticFiles;
  /** Hashes of its inlined style sheets. */
  styles: readonly string[];
};

type Ports = Pick<Services, "accounts" | "requests"> & {
  cookie: SessionCookie;
  pages: VisitorPages;
  policy: HeaderPolicy;
};

/**
 * GET /preview/:reference, for a frame of the desk: the page as it would be with the saved draft, or
 * with `?quote=N` as it is with that version. Status 422: the draft is not whole. Nothing in it works.
 */
export function previewRoutes({ accounts, cookie, requests, pages, policy }: Ports) {
  const routes = new Hono<SignedInEnvironment>();
  routes.use("/preview/*", securityHeaders({ ...policy, styles: pages.styles, frame: "child" }));
  routes.get("/preview/:reference", requireAccount(accounts, cookie), async (c) => {
    c.header("Cache-Control", "no-store");
    const reference = referenceOf(c);
    const version = Number(c.req.query("quote") ?? 0);
    const view = found(c, await requests.readByReference(reference));
    if (view.quotes.some((quote) => quote.version === version))
      return answer(await pages.preview(view, version));
    const details = found(c, await requests.readRequest(reference));
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

/** The request as its visitor would see it if this quote were sent now. */
function previewOf(view: VisitorRequest, quote: Quote, sentBy: string): VisitorRequest {
  const sent = nextVersion(quote, view.quotes, Temporal.Instant.from(view.now));
  const shown = { ...sent, totalCents: quoteTotal(quote.lines), sentBy };
  return { ...view, state: "quoted", quotes: [shown, ...view.quotes] };
}
