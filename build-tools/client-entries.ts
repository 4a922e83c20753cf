import type { Plugin } from "vite";

/**
 * Small scripts that stand beside React Router's own entry: each is built for the browser as a file
 * of its own, and `virtual:client-entries` tells the pages under which hashed address.
 * @param entries name of the entry, and its source from the project's root
 */
export function clientEntries(entries: Record<string, string>): Plugin {
  const built: Record<string, string> = {};
  let serving = false;
  return {
    name: "client-entries",
    configResolved(config) {
      serving = config.command === "serve";
    },
    buildStart() {
      if (serving || this.environment.name !== "client") return;
      for (const [name, id] of Object.entries(entries)) this.emitFile({ type: "chunk", id, name });
    },
    // The browser's half is built before the server's, so the addresses are known when asked for.
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk" && file.name in entries && file.isEntry)
          built[file.name] = `/${file.fileName}`;
      }
    },
    resolveId(source) {
      return source === "virtual:client-entries" ? "\0client-entries" : undefined;
    },
    load(id) {
      if (id !== "\0client-entries") return;
      const addresses = serving
        ? Object.fromEntries(Object.entries(entries).map(([name, source]) => [name, `/${source}`]))
        : built;
      return `export default ${JSON.stringify(addresses)}`;
    },
  };
}
