import type { Plugin } from "vite";

/** Reloads the browser's page when a file that the server renders is saved. */
export function reloadPages(): Plugin {
  return {
    name: "reload-pages",
    apply: "serve",
    hotUpdate({ modules, server }) {
      if (this.environment.name === "ssr" && modules.length > 0)
        server.environments.client.hot.send({ type: "full-reload" });
    },
  };
}
