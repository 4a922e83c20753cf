import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { createRequestHandler, type ServerBuild } from "react-router";
import { createServer as createVite, type ViteDevServer } from "vite";
import { readConfig } from "./config.ts";
import { createDeskApp } from "./desk/app.ts";
import { createServices } from "./services.ts";
import { createSiteApp } from "./site/app.ts";

// Both listeners, each behind its own Vite; every page is rendered on request.
const config = readConfig(process.env);
const log = pino({ base: null, level: "warn" });
const services = await createServices(config, log, () => process.exit(70));
const siteVite = await createVite({ server: { middlewareMode: true }, appType: "custom" });
const deskVite = await createVite({
  configFile: "desk/vite.config.ts",
  server: { middlewareMode: true, hmr: { port: config.deskPort + 20_000 } },
  appType: "spa",
});

const site = await createSiteApp(services, {
  files: new Map(),
  styles: [],
  rendersEverything: true,
  render: createRequestHandler(
    async () => (await siteVite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild,
    "development",
  ),
});
const desk = await createDeskApp(services, new Map());

await services.outbox.start();
serve(siteVite, site.fetch, config);
serve(deskVite, desk.fetch, { port: config.deskPort, host: config.deskHost }, /^\/api\b/);
console.log(
  `Firnline (development) is at http://${config.host}:${config.port}, ` +
    `the quote desk at http://${config.deskHost}:${config.deskPort}`,
);

/** @param own the paths that Vite must not answer */
function serve(
  vite: ViteDevServer,
  fetch: typeof site.fetch,
  { port, host }: { port: number; host: string },
  own?: RegExp,
) {
  const listener = getRequestListener(
    async (request, env) => {
      const response = await fetch(request, env);
      // Vite's own scripts and styles are inline.
      response.headers.delete("Content-Security-Policy");
      return response;
    },
    { overrideGlobalObjects: false },
  );
  createServer((request, response) => {
    if (own?.test(request.url ?? "")) return void listener(request, response);
    return vite.middlewares(request, response, () => void listener(request, response));
  }).listen(port, host);
}
