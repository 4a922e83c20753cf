import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import type { ServerBuild } from "react-router";
import { createServer as createVite } from "vite";
import { createApp } from "./site/app.ts";
import { readConfig } from "./config.ts";
import { openDatabase } from "./db/connect.ts";
import { createIntake } from "./intake/intake.ts";
import { createOutbox } from "./outbox/outbox.ts";

// The same front door with Vite before it: pages are rendered as they are asked for, and a saved
// file shows at once. Vite's own scripts are inline, so the policy of the built site is not sent.
const { createRequestHandler } = await import("react-router");
const config = readConfig(process.env);
const log = pino({ base: null, level: "warn" });
const database = await openDatabase(config, () => process.exit(70));
const outbox = createOutbox({ database, config, log });
const intake = createIntake({ database, outbox, config });
const vite = await createVite({ server: { middlewareMode: true }, appType: "custom" });
const render = createRequestHandler(
  async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild,
  "development",
);
const app = createApp({
  config,
  log,
  intake,
  pages: { files: new Map(), render },
  isReady: () => database.isReady(),
});
await outbox.start();

const listener = getRequestListener(
  async (request, env) => {
    const { pathname } = new URL(request.url);
    if (request.method === "GET" && !/^\/(api|healthz|readyz)\b/.test(pathname))
      return render(request, undefined);
    const answer = await app.fetch(request, env);
    env.outgoing.removeHeader("Content-Security-Policy");
    return answer;
  },
  { overrideGlobalObjects: false },
);
createServer((request, response) =>
  vite.middlewares(request, response, () => void listener(request, response)),
).listen(config.port, config.host, () => {
  console.log(`Firnline (development) is at http://${config.host}:${config.port}`);
});
