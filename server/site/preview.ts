import { RouterContextProvider } from "react-router";
import type { VisitorRequest } from "#server/requests/views.ts";
import type { Services } from "#server/services.ts";
import { visitorContext } from "./context.ts";
import type { Pages } from "./page-routes.ts";
import { bareRequest, renderPage } from "./render-page.ts";

/** No token is so short, so its links open nothing. */
const previewPath = "/requests/preview";

/** Renders the visitor's page of a request that is not stored so yet, for the desk. */
export function createPreview({ config }: Pick<Services, "config">, pages: Pages) {
  return function preview(view: VisitorRequest): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(visitorContext, {
      path: previewPath,
      form: null,
      read: async () => view,
      answer: async () => ({ ok: false, status: 409, text: "This is a preview." }),
    });
    const request = bareRequest("GET", new URL(previewPath, config.siteUrl));
    return renderPage(pages, request, context);
  };
}

/** Renders what the visitor would see. */
export type Preview = ReturnType<typeof createPreview>;
