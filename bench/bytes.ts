import { statSync } from "node:fs";
import type { Part } from "./part.ts";
import { firstLoad } from "./first-load.ts";
import { reachableScripts } from "./scripts-of.ts";

/** The compressed bytes of each page's HTML and scripts, and of the desk's first load. */
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
    for (const extension of ["js", "css"] as const) {
      const files = await firstLoad("build/desk", extension);
      const total = files.reduce((sum, file) => sum + file.bytes, 0);
      const what = `desk, first load: .${extension} in ${files.length} files`;
      rows.push({ what, value: total, unit: "bytes" });
    }
    return rows;
  },
};
