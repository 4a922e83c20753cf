import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { createRequestHandler, type ServerBuild } from "react-router";
import { createServer as createVite, type ViteDevServer } from "vite";
import { firstLinkText } from "./accounts/first-link-text.ts";
import { readConfig } from "./config.ts";
import { createDeskApp } from "./desk/app.ts";
import { createServices } from "./services.ts";
import { createSiteApp } from "./site/app.ts";
import type { Pages } from "./site/page-routes.ts";
import { createPreview } from "./site/preview.ts";

// Both listeners, each behind its own Vite; every page is rendered on request.
const config = readConfig(process.env);
const log = pino({ base: null, level: "warn" });
const services = await createServices(config, log, () => process.exit(70));
// Each Vite's websocket shares the port of its own listener, so that several can run at once.
const siteServer = createServer();
const deskServer = createServer();
const siteVite = await createVite({
  server: { middlewareMode: true, hmr: { server: siteServer } },
  appType: "custom",
});
const deskVite = await createVite({
  configFile: "desk/vite.config.ts",
  server: { middlewareMode: true, hmr: { server: deskServer } },
  appType: "spa",
});

const pages: Pages = {
  files: new Map(),
  styles: [],
  rendersEverything: true,
  render: createRequestHandler(
    async () => (await siteVite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild,
    "development",
  ),
};
const site = await createSiteApp(services, pages);
const desk = await createDeskApp(services, new Map(), {
  ...pages,
  preview: createPreview(services, pages),
});

const firstLink = await services.accounts.createFirstLink();
await services.outbox.start();
services.clock.start();
serve(siteServer, siteVite, site.fetch).listen(config.port, config.host);
serve(deskServer, deskVite, desk.fetch, /^\/(api|preview)\b/).listen(
  config.deskPort,
  config.deskHost,
);
console.log(
  `Firnline (development) is at http://${config.host}:${config.port}, ` +
    `the quote desk at http://${config.deskHost}:${config.deskPort}` +
    (firstLink ? `\n\n${firstLinkText(firstLink)}` : ""),
);

/** @param own the paths that Vite must not answer */
function serve(server: Server, vite: ViteDevServer, fetch: typeof site.fetch, own?: RegExp) {
  const listener = getRequestListener(
    async (request, env) => {
      const response = await fetch(request, env);
      // Vite's own scripts and styles are inline.
      response.headers.delete("Content-Security-Policy");
      return response;
    },
    { overrideGlobalObjects: false },
  );
  return server.on("request", (request, response) => {
    if (own?.test(request.url ?? "")) return void listener(request, response);
    return vite.middlewares(request, response, () => void listener(request, response));
  });
}
