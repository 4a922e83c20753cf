import { statSync } from "node:fs";
import type { Part } from "./part.ts";
import { reachableScripts } from "./scripts-of.ts";

/** The compressed bytes of each page's HTML and scripts. */
export const bytes: Part = {
  name: "bytes",
  async run() {
    const rows = [];
    for (const page of ["", "booking", "contact", "destinations/vail", "terms"]) {
      const scripts = await reachableScripts("build/client", page);
      const total = scripts.reduce((sum, script) => sum + script.bytes, 0);
      const html = statSync(`build/client/${page}/index.html.br`).size;
      rows.push(
        { what: `/${page} HTML with styles`, value: html, unit: "bytes" },
        { what: `/${page} script in ${scripts.length} files`, value: total, unit: "bytes" },
      );
    }
    return rows;
  },
};
