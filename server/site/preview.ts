import { RouterContextProvider } from "react-router";
import type { VisitorRequest } from "#server/requests/views.ts";
import type { Services } from "#server/services.ts";
import { visitorContext } from "./context.ts";
import { type Pages, bareRequest, renderPage } from "./page-routes.ts";

/** Shorter than any token, so the preview's links open nothing. */
const previewPath = "/requests/preview";

/**
 * Renders the visitor's page for the desk, for a request as it is stored or as it would be.
 * Shows the quote's `version`, or else the newest.
 */
export function createPreview({ config }: Pick<Services, "config">, pages: Pages) {
  return function preview(view: VisitorRequest, version?: number): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(visitorContext, {
      path: previewPath,
      form: null,
      read: async () => view,
      answer: async () => ({ ok: false, status: 409, text: "This is a preview." }),
    });
    const address = new URL(previewPath, config.siteUrl);
    if (version !== undefined) address.searchParams.set("quote", String(version));
    const request = bareRequest("GET", address);
    return renderPage(pages, request, context);
  };
}

export type Preview = ReturnType<typeof createPreview>;
