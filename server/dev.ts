import { getRequestListener } from "@hono/node-server";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { pino } from "pino";
import { createRequestHandler, type ServerBuild } from "react-router";
import { createServer as createVite, type ViteDevServer } from "vite";
import { firstLinkText } from "./accounts/links.ts";
import { readConfig } from "./config.ts";
import { createDeskApp } from "./desk/app.ts";
import { addressOf, portOf, type Fetch } from "./http/listen.ts";
import { openServices } from "./services.ts";
import { createSiteApp } from "./site/app.ts";
import type { Pages } from "./site/page-routes.ts";
import { createPreview } from "./site/preview.ts";

// Runs both listeners, each behind its own Vite; renders every page on request.
const log = pino({ base: null, level: "warn" });
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

const apps = Promise.withResolvers<Record<"site" | "desk", { fetch: Fetch }>>();
serve(siteServer, siteVite, async (...call) => (await apps.promise).site.fetch(...call));
serve(
  deskServer,
  deskVite,
  async (...call) => (await apps.promise).desk.fetch(...call),
  /^\/(api|preview)\b/,
);
const given = readConfig(process.env);
await once(siteServer.listen(given.port, given.host), "listening");
await once(deskServer.listen(given.deskPort, given.deskHost), "listening");
// Links contain the ports, and for port 0 the real one is only known once it is open.
const ports = { PORT: portOf(siteServer), DESK_PORT: portOf(deskServer) };
const config = readConfig({ ...process.env, ...ports });
const services = await openServices(config, log, () => process.exit(70));

const pages: Pages = {
  files: new Map(),
  styles: [],
  rendersEverything: true,
  render: createRequestHandler(
    async () => (await siteVite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild,
    "development",
  ),
};
apps.resolve({
  site: await createSiteApp(services, pages),
  desk: await createDeskApp(services, new Map(), {
    ...pages,
    preview: createPreview(services, pages),
  }),
});

const firstLink = await services.accounts.createFirstLink();
await services.outbox.start();
services.clock.start();
console.log(
  `Firnline (development) is at ${addressOf(siteServer)}, ` +
    `the quote desk at ${addressOf(deskServer)}` +
    (firstLink ? `\n\n${firstLinkText(firstLink)}` : ""),
);

/** @param own paths that Vite must not answer */
function serve(server: Server, vite: ViteDevServer, fetch: Fetch, own?: RegExp) {
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
