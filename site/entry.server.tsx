import { createHash } from "node:crypto";
import { renderToReadableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type HandleErrorFunction } from "react-router";
import { faultReporterContext } from "#server/site/context.ts";
import { styleSheets } from "./styles.ts";

/** The hashes of the inline style sheets, for the Content-Security-Policy. */
export const styleHashes = styleSheets.map(
  (styles) => `sha256-${createHash("sha256").update(styles).digest("base64")}`,
);

/** Waits for the whole page, so that the status is right and a fault is an error, not half a page. */
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

/** Passes a fault to the server, which logs it and answers with its own error page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(faultReporterContext)(error);
};
