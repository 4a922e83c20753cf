import { Hono } from "hono";
import { Temporal } from "temporal-polyfill";
import { previewQuote } from "#domain/draft.ts";
import { checkDraft } from "#domain/quote-check.ts";
import { nextVersion, quoteTotal, type Quote } from "#domain/quote.ts";
import { securityHeaders, type HeaderPolicy } from "#server/http/security-headers.ts";
import type { StaticFiles } from "#server/http/serve-file.ts";
import type { VisitorRequest } from "#server/requests/views.ts";
import type { Services } from "#server/services.ts";
import {
  type SessionCookie,
  requireAccount,
  type SignedInEnvironment,
  found,
  referenceOf,
} from "./guard.ts";

/** The visitor's page, as the public site renders it. */
export type VisitorPages = {
  /** Shows the newest quote unless `version` is given. */
  preview: (view: VisitorRequest, version?: number) => Promise<Response>;
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
 * GET /preview/:reference, for a frame in the desk: the visitor's page with the saved draft or, for
 * `?quote=N`, with that version. Parts missing from the draft stay blank; a missing pickup is a 422.
 * The page's scripts and forms don't work.
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
    const { draft } = details.draft;
    const now = Temporal.Instant.from(details.now);
    const booked = details.state === "accepted" ? (details.quotes[0] ?? null) : null;
    const checked = checkDraft(draft, details.ride, now, booked);
    const quote = checked.ok ? checked.quote : previewQuote(draft, details.ride, now);
    if (quote === null) return c.text("The page needs a pickup date and time.\n", 422);
    return answer(
      await pages.preview(previewOf(view, quote, c.var.account.name, details.nextVersion)),
    );

    async function answer(page: Response): Promise<Response> {
      const html = await page.text();
      // The frame runs no scripts, and the browser would report each one.
      return c.html(html.replaceAll(/<script\b[^>]*><\/script>/g, ""), page.status as 200);
    }
  });
  return routes;
}

/** The request as its visitor would see it if this quote were sent now. */
function previewOf(
  view: VisitorRequest,
  quote: Quote,
  sentBy: string,
  version: number,
): VisitorRequest {
  const sent = nextVersion(quote, version - 1, Temporal.Instant.from(view.now));
  const shown = { ...sent, totalCents: quoteTotal(quote.lines), sentBy };
  if (view.state === "accepted") return { ...view, offered: shown };
  return { ...view, state: "quoted", quotes: [shown, ...view.quotes] };
}
