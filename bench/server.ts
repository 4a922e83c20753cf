import { readFileSync } from "node:fs";
import { startNginx } from "./nginx.ts";
import { interleave, median, type Part, type Row } from "./part.ts";
import { startSite } from "#tests/fixtures/site-process.ts";
import { hasWrk, load, type Load } from "./wrk.ts";

const seconds = 3;

/** Requests per second and latency, compared with nginx. */
export const server: Part = {
  name: "server",
  async run({ rounds, peers }) {
    const site = await startSite();
    // A start's memory is released in its first seconds.
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const rows: Row[] = [memory("memory at rest", site.child.pid)];
    const nginx = hasWrk ? await startNginx("build/client") : null;
    const sites = { firnline: site.url, ...(nginx ? { nginx: nginx.url } : {}), ...peers };
    for (const path of hasWrk ? ["/", "/destinations/vail"] : []) {
      const taken = await interleave(sites, rounds, (url) =>
        load(url + path, { connections: 32, seconds }),
      );
      for (const [name, loads] of Object.entries(taken)) {
        const middle = (key: keyof Load) => median(loads.map((each) => each[key]));
        rows.push(
          { what: `${name} ${path}`, value: middle("perSecond"), unit: "per second" },
          { what: `${name} ${path} median`, value: middle("p50"), unit: "ms" },
          { what: `${name} ${path} p99`, value: middle("p99"), unit: "ms" },
        );
      }
    }
    rows.push(memory("memory under load", site.child.pid));
    await site.dispose();
    await nginx?.stop();
    if (!hasWrk) console.log("  (wrk is not installed: no load)");
    else if (!nginx) console.log("  (nginx is not installed: no comparison)");
    return rows;
  },
};

function memory(what: string, pid: number | undefined): Row {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return { what, value: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024, unit: "MB" };
  } catch {
    return { what, value: Number.NaN, unit: "MB" };
  }
}
