import { RouterContextProvider } from "react-router";
import { faultReporterContext } from "./context.ts";
import type { Pages } from "./page-routes.ts";

/** Renders a page, and throws what went wrong in it. */
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

/** For React Router, without the body and the headers that were read and checked already. */
export function bareRequest(method: string, url: URL | string): Request {
  if (method !== "POST") return new Request(url, { method: "GET" });
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  return new Request(url, { method, headers, body: "" });
}
