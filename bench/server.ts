import { readFileSync } from "node:fs";
import { load } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { median, type Part, type Row } from "./part.ts";
import { startSite } from "#tests/site.ts";

const seconds = 3;

/** Requests per second and the slowest hundredth, beside nginx with the same bytes where it is installed. */
export const server: Part = {
  name: "server",
  async run({ rounds, peers }) {
    const site = await startSite();
    const nginx = await startNginx("build/client");
    const rows: Row[] = [memory("memory at rest", site.child.pid)];
    const sites = { firnline: site.url, ...(nginx ? { nginx: nginx.url } : {}), ...peers };
    for (const path of ["/", "/destinations/vail"]) {
      const taken = new Map<string, Awaited<ReturnType<typeof load>>[]>();
      for (let round = 0; round < rounds; round += 1) {
        for (const [name, url] of Object.entries(sites))
          taken.set(name, [...(taken.get(name) ?? []), await load(url + path, 32, seconds)]);
      }
      for (const [name, results] of taken) {
        const rate = median(results.map(({ perSecond }) => perSecond));
        const p50 = median(results.map((result) => result.p50));
        const p99 = median(results.map((result) => result.p99));
        rows.push(
          { what: `${name} ${path}`, value: rate, unit: "requests per second" },
          { what: `${name} ${path} median`, value: p50, unit: "ms" },
          { what: `${name} ${path} p99`, value: p99, unit: "ms" },
        );
      }
    }
    rows.push(memory("memory under load", site.child.pid));
    await site.dispose();
    await nginx?.stop();
    if (!nginx) console.log("  (nginx is not installed: no comparison)");
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
