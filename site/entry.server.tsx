import { createHash } from "node:crypto";
import { renderToReadableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type HandleErrorFunction } from "react-router";
import { faultReporterContext } from "#server/site/context.ts";
import { styleSheets } from "./styles.ts";

/** The style sheets that stand in pages, as a Content-Security-Policy names them. */
export const styleHashes = styleSheets.map(
  (styles) => `sha256-${createHash("sha256").update(styles).digest("base64")}`,
);

/** Awaits the whole page: its status is true, and a fault is an error instead of half a page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const html = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
  await html.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}

/** Hands a fault to the server, which logs it and answers with a page of its own. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(faultReporterContext)(error);
};
